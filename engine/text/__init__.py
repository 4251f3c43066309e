"""The words: Fluent texts in every language, and the Localizer that turns phrases into them."""

from engine.text.localizer import Localizer, Words
from engine.text.texts import TextError

__all__ = ["Localizer", "TextError", "Words"]
