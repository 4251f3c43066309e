"""Names in the pictures of The Game of Birds: cards in the longest form that there is room for, players, portraits."""

from engine.core.phrase import say
from render import theme
from render.fonts import clean, measure
from render.scenes import Request, Words
from render.scenes.game_of_birds_view import WONDERS, BirdsSight, is_threat, wonder_of
from render.sprites.species import PORTRAITS

LEAST = 24
"""The smallest font of a name, still 9 pixels high on a phone and 12 on a screen."""


def seat_name(name: str, seat: int, words: Words) -> str:
    """A player's name as it can be drawn; the seat's colour when nothing of it can."""
    return clean(name) or words(say(f"picture-birds-seat-{seat}"))


def short_name(request: Request, card: int, width: int, font: int = theme.SMALL) -> tuple[str, int]:
    """A card's name in so many pixels, with the font that it takes, at most `font`. First the forms that are whole words are tried, the
    longest first, in a font that becomes smaller; then those that end in a full stop; what is still too wide is cut."""
    forms = _forms(request, card)
    for are_cut in (False, True):
        for size in range(font, LEAST - 1, -2):
            for form in forms:
                if form.endswith(".") == are_cut and measure(form, size) <= width:
                    return form, size
    return _cut(request, forms[-1], is_threat(card), width), LEAST


def _forms(request: Request, card: int) -> list[str]:
    """The forms of a card's name in the reader's language, as they can be drawn at the beginning of a line."""
    view: BirdsSight = request.view
    found = []
    for names in view.forms:
        german, english, czech = names[card]
        form = clean(request.words(say("birds-name", de=german, en=english, cs=czech)))
        found.append(form[:1].upper() + form[1:])
    return list(dict.fromkeys(found))


def _cut(request: Request, name: str, is_of_threat: bool, width: int) -> str:
    """The word of a name that matters most, or its beginning with a full stop."""
    is_first = not is_of_threat and request.words(say("picture-birds-head")) == "first"
    word = (name.split() or [""])[0 if is_first else -1]
    word = word[:1].upper() + word[1:]
    if measure(word, LEAST) <= width:
        return word
    while word and measure(f"{word}.", LEAST) > width:
        word = word[:-1]
    return f"{word}." if word else ""


def portrait(view: BirdsSight, card: int) -> str:
    """The sprite of a bird or a threat; a species that has no portrait is shown as any bird of its wonder."""
    wonder = WONDERS[wonder_of(card)]
    if is_threat(card):
        return f"threat.{wonder}"
    name = f"species.{view.names[card][1].lower()}"
    return name if name in PORTRAITS else f"species.{wonder}"
