"""The errors of the engine: every one says what happened and names what it happened to."""


class AviaryError(Exception):
    """The root of all errors that Aviary raises on purpose."""


class IllegalActionError(AviaryError):
    """An action that the seat may not choose now. Carries the action as text."""


class NotationError(AviaryError):
    """A text that is no action, or no match record; the message names the line or the part."""


class ChanceError(AviaryError):
    """Scripted luck ran out, or a scripted number does not fit the question."""


class ReplayError(AviaryError):
    """A match record that can be read and does not hold; the message names the line."""


class CardsError(AviaryError):
    """A components file with faults; `faults` holds one sentence a fault, each naming its line or entry."""

    def __init__(self, source: str, faults: list[str]) -> None:
        self.source = source
        self.faults = faults
        super().__init__(f"{source}: " + "; ".join(faults))


class CardsFolderError(AviaryError):
    """The owner's folder of components cannot be used; the message is one plain sentence that names the file or the folder."""


class OptionError(AviaryError):
    """An option or a number of seats that the game does not have."""
