"""Arguments that several subcommands share: the game, its seats and options."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from engine.core.errors import OptionError
from engine.core.game import AnyGame
from engine.games import GAMES


def game(text: str) -> AnyGame:
    """The game with this id. Raises ArgumentTypeError, which names those there are."""
    if text not in GAMES:
        raise ArgumentTypeError(f"there is no game {text!r}; there are: {', '.join(GAMES)}")
    return GAMES[text]


def natural(text: str) -> int:
    """A whole number from 0."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"{text!r} is no whole number from 0")
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1."""
    if not (number := natural(text)):
        raise ArgumentTypeError("must be at least 1")
    return number


def add_match(parser: ArgumentParser) -> None:
    """Add what a match is started with."""
    parser.add_argument("game", type=game, metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=natural, metavar="N", help="how many seats (the fewest that the game allows)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated")
    parser.add_argument("--seed", type=natural, default=1, metavar="S", help="the same seed gives the same luck (1)")


def match_of(arguments: Namespace) -> tuple[AnyGame, int, dict[str, bool | int | str]]:
    """The game, the number of seats and the complete options. Raises OptionError for what the game does not have."""
    chosen: AnyGame = arguments.game
    seats = chosen.seat_range[0] if arguments.seats is None else arguments.seats
    if seats not in chosen.seat_range:
        raise OptionError(f"{chosen.id} is for {_range(chosen.seat_range)} seats, not {seats}")
    given: dict[str, object] = {}
    for text in arguments.option:
        name, _, value = text.partition("=")
        values = next((option.values for option in chosen.options if option.id == name), ())
        given[name] = next((known for known in values if str(known).lower() == value.lower()), value)
        if values and given[name] not in values:
            raise OptionError(f"{chosen.id}: option {name} cannot be {value!r}; it can be: {', '.join(map(shown, values))}")
    return chosen, seats, chosen.complete(given)


def shown(value: bool | int | str) -> str:
    """An option's value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def titled(game: AnyGame, seats: int, options: dict[str, bool | int | str]) -> str:
    """What a match is started with, in one line: "bower, 2 seats, super_nest=false fair_play=true"."""
    return f"{game.id}, {seats} seats, {' '.join(f'{name}={shown(value)}' for name, value in options.items()) or 'no options'}"


def _range(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
