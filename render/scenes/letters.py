"""Letters on pieces whose kind colour and shape tell otherwise, for eyes that take colours differently. A game says which piece bears
which letter; the pieces and their places are found in its finished scene."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.core.phrase import say
from render.layout import spots
from render.scene import Bounds, Card, Letter, Part, Scene, Sprite, Square, Text, Tile
from render.scenes import Request

Letters = Mapping[str, str]
"""The id of the phrase with the letter, by the name of the piece's sprite."""
FONTS = ((72, 32), (52, 28), (34, 24))
"""The size of a letter for pieces of at least that side; smaller ones would vanish under theirs, and stand beside what they mean."""


INSET = 6
"""How far letters keep from the edges of squares and tiles, where frames mark them."""


def lettered(scene: Scene, request: Request, letters: Letters) -> Scene:
    """The scene with its letters, if the request wants them: each directly over its piece, so that frames and labels still lie over
    both, and where no label hides it."""
    if not request.lettered:
        return scene
    words = {name: request.words(say(id)) for name, id in letters.items()}
    labels = [part.bounds for part in scene.parts if isinstance(part, Text)]
    parts: list[Part] = []
    for part in scene.parts:
        parts.append(part)
        if bearers := _bearers(part, words):
            left, top, right, bottom = part.bounds
            near = [box for box in labels if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]
            parts += [_letter(text, bounds, _room(part), near) for text, bounds in bearers]
    return replace(scene, parts=tuple(parts))


def _bearers(part: Part, words: Mapping[str, str]) -> list[tuple[str, Bounds]]:
    """The letters of a part, each with the rectangle in whose corner it is put: each piece, on a card once for all alike, in its corner."""
    found = [(words[name], bounds) for name, bounds in _pieces(part) if name in words]
    if isinstance(part, Card):
        found = [(text, part.bounds) for text in dict.fromkeys(text for text, _ in found)]
    return [(text, bounds) for text, bounds in found if bounds[2] - bounds[0] >= FONTS[-1][0]]


def _room(part: Part) -> Bounds:
    """Where the letters of a part may lie."""
    left, top, right, bottom = part.bounds
    inset = INSET if isinstance(part, Square | Tile) else 0
    return left + inset, top + inset, right - inset, bottom - inset


def _letter(text: str, bounds: Bounds, room: Bounds, labels: Sequence[Bounds]) -> Letter:
    """A letter in a corner of its piece, the lower left one if it can be: quills of feathers end there."""
    font = next(font for least, font in FONTS if bounds[2] - bounds[0] >= least)
    left, top = max(bounds[0], room[0]), max(bounds[1], room[1])
    right, bottom = min(bounds[2], room[2]), min(bounds[3], room[3])
    width, height = Letter(0, 0, text, font).size
    corners = ((left, bottom - height), (left, top), (right - width, bottom - height), (right - width, top))
    free = (at for at in corners if not any(_overlap((*at, at[0] + width, at[1] + height), other) for other in labels))
    return Letter(*next(free, corners[0]), text, font)


def _overlap(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _pieces(part: Part) -> Iterator[tuple[str, Bounds]]:
    """The sprites of a part with their places in the picture."""
    match part:
        case Sprite():
            yield part.name, part.bounds
        case Square():
            for spot in spots(part.objects, part.tokens, part.side):
                yield spot.name, _placed(part, spot.x, spot.y, spot.side)
        case Card() | Tile():
            for name, x, y, side in part.layers:
                yield name, _placed(part, x, y, side)


def _placed(part: Part, x: int, y: int, side: int) -> Bounds:
    return part.x + x, part.y + y, part.x + x + side, part.y + y + side
