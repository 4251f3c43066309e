"""A player's display: seven wonder columns of three places, point tiles, medals (rulebook, "Bonus Points")."""

from engine.core.game import Tell
from engine.games.game_of_birds.cards import AMBER, RED, Cards
from engine.games.game_of_birds.piles import changed
from engine.games.game_of_birds.state import NOTHING, WONDERS, BirdsState, Numbers, is_bird, is_threat, wonder_of

ROWS = 3
MEDAL = 7
"""Points of a conservation medal (rulebook, "Bonus Points")."""
THREAT = -3
BONUS_TILE = 2


def places_of(wonder: int) -> range:
    """The three places of a wonder column, the lowest first."""
    return range(ROWS * wonder, ROWS * wonder + ROWS)


def free_place(display: Numbers, wonder: int) -> int:
    """The lowest free place of a wonder column, or NOTHING."""
    return next((place for place in places_of(wonder) if display[place] == NOTHING), NOTHING)


def threats_in(display: Numbers) -> list[int]:
    """The places with threats."""
    return [place for place, card in enumerate(display) if is_threat(card)]


def put(state: BirdsState, seat: int, place: int, card: int) -> None:
    """Put a card, or NOTHING, on a place of a display; what lay there loses its point tile."""
    state.displays = changed(state.displays, seat, changed(state.displays[seat], place, card))
    state.tiles = changed(state.tiles, seat, changed(state.tiles[seat], place, 0))


def place_bird(state: BirdsState, seat: int, card: int, cards: Cards, tell: Tell) -> None:
    """Put a bird on the lowest free place of its column and give what it brings: point tiles, medals, the instant win."""
    place = free_place(state.displays[seat], wonder_of(card))
    put(state, seat, place, card)
    tell(("placed", (), (seat, card, place)))
    before = state.tiles[seat]
    state.tiles = changed(state.tiles, seat, upgraded(state.displays[seat], before, card, cards))
    tell_tiles(seat, card, before, state.tiles[seat], tell)
    give_medals(state, seat, tell)
    if all(map(is_bird, state.displays[seat])):
        state.winner = seat
        state.frames = ()
        tell(("filled", (), (seat,)))


def upgraded(display: Numbers, tiles: Numbers, card: int, cards: Cards) -> Numbers:
    """The point tiles after another bird of a species came (rulebook, "Bonus Points"; our rulings after losses)."""
    places = [place for place, other in enumerate(display) if other == card]
    of_list = cards.species[card][1]
    if len(places) < 2 or of_list not in (AMBER, RED):
        return tiles
    row = list(tiles)
    for place in places:
        if of_list == RED and len(places) == ROWS:
            row[place] = 10
        elif not row[place]:
            row[place] = 7 if of_list == AMBER else 8
    return tuple(row)


def tell_tiles(seat: int, card: int, before: Numbers, after: Numbers, tell: Tell) -> None:
    """Tell which point tiles a species has returned and received, and how many of each."""
    swapped = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    for kind, tiles in (("returned", [old for old, _ in swapped if old]), ("tiled", [new for _, new in swapped])):
        for tile in sorted(set(tiles)):
            tell((kind, (), (seat, card, tile, tiles.count(tile))))


def give_medals(state: BirdsState, seat: int, tell: Tell) -> None:
    """A medal for each row of seven birds, once a row."""
    for row in range(ROWS):
        is_full = all(is_bird(state.displays[seat][ROWS * wonder + row]) for wonder in range(len(WONDERS)))
        if is_full and not state.medals[seat] >> row & 1:
            state.medals = changed(state.medals, seat, state.medals[seat] | 1 << row)
            tell(("medal", (), (seat, row)))


def points_of(display: Numbers, tiles: Numbers, bonuses: int, medals: int, cards: Cards) -> int:
    """The points of a seat (rulebook, "End of the Game")."""
    birds = sum(tile or cards.species[card][2] for card, tile in zip(display, tiles, strict=True) if is_bird(card))
    return birds + BONUS_TILE * bonuses + MEDAL * medals.bit_count() + THREAT * len(threats_in(display))
