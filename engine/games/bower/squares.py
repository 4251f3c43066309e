"""What lies on the squares of a nest, tokens and crossed-out objects included."""

from engine.games.bower.cards import Cards
from engine.games.bower.state import FEATHER_TOKEN, FLOWER_TOKEN, SHELL, SHELLS, WHITE_FEATHER, WHITE_FLOWER, Token, X

LAID = {FLOWER_TOKEN: (WHITE_FLOWER,), FEATHER_TOKEN: (WHITE_FEATHER,), SHELLS: (SHELL, SHELL)}
"""What a token counts as on its square (rulebook, "Token Bonus Tiles")."""


def objects_on(nest: tuple[int, ...], seat: int, cell: int, tokens: tuple[Token, ...], cards: Cards) -> list[int]:
    """The objects that count on a cell of a seat's nest: those of the square and of tokens, without the crossed-out one."""
    objects = list(cards.objects[nest[cell]])
    here = [(token, detail) for token, owner, where, detail in tokens if owner == seat and where == cell]
    for token, _ in here:
        objects += LAID.get(token, ())
    for token, detail in here:
        if token == X:
            objects.remove(detail)
    return objects


def objects_of_nest(nest: tuple[int, ...], seat: int, tokens: tuple[Token, ...], cards: Cards) -> list[list[int]]:
    """For each cell the objects that count there."""
    if any(owner == seat for _, owner, _, _ in tokens):
        return [objects_on(nest, seat, cell, tokens, cards) for cell in range(len(nest))]
    return [list(cards.objects[code]) for code in nest]
