"""Finished opaque pieces of pictures: squares, sprites, texts and corners, drawn once, brought to the palette, kept.

Pieces are made in batches: Pillow prepares a palette for every conversion, so all pieces that a scene lacks go into one sheet.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from threading import RLock
from typing import Generic, TypeVar

from PIL import Image, ImageDraw

from render.fonts import BASELINE, TIGHT_BASELINE, extent, font
from render.layout import spots
from render.palette import PALETTE, ramp
from render.raster import MASTER, rasterise, reduce
from render.scene import DOWN, LEFT, PLATE, RIGHT, UP, Box, Card, Letter, Part, Sprite, Square, Text, Tile
from render.sprites import sprite
from render.sprites.materials import BASES, MATERIALS
from render.sprites.shapes import Drawing
from render.theme import HALO, INK

CROSS_SIZE = 0.72
"""An X is smaller than what it crosses out, which is still to be seen."""
RIM = 2
"""The width of the dark line around a tile."""
SMALL_BOX = 12_000
"""Boxes of at most so many pixels are kept whole."""

K = TypeVar("K", bound=Hashable)


class Kept(Generic[K]):
    """Pictures by key, at most `limit` bytes of pixels, the longest unused thrown away first. For one lock's holders only."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[K, Image.Image] = OrderedDict()

    def get(self, key: K) -> Image.Image | None:
        """The picture, marked as used."""
        image = self._kept.get(key)
        if image is not None:
            self._kept.move_to_end(key)
        return image

    def put(self, key: K, image: Image.Image) -> Image.Image:
        """Keep a picture and return it."""
        self._kept[key] = image
        self.bytes += _weight(image)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.bytes -= _weight(old)
        return image

    def __contains__(self, key: K) -> bool:
        return key in self._kept


def _weight(image: Image.Image) -> int:
    return image.width * image.height * (1 if image.mode in "PL" else 4)


class Stamps:
    """The pieces in one mode: "P", as indices into the committed palette, or "RGB" for comparison. May be used by several threads."""

    def __init__(self, mode: str = "P", limit: int = 24 << 20) -> None:
        self.mode = mode
        self.lock = RLock()
        self._stamps: Kept[Part] = Kept(limit)
        self._masters: Kept[tuple[str, int]] = Kept(12 << 20)
        self._reduced: Kept[tuple[str, int]] = Kept(8 << 20)
        self._grounds: Kept[tuple[int, int]] = Kept(2 << 20)

    @property
    def bytes(self) -> int:
        """The size of all that is kept."""
        return self._stamps.bytes + self._masters.bytes + self._reduced.bytes + self._grounds.bytes

    def fetch(self, parts: Iterable[Part]) -> list[Image.Image]:
        """The pieces for parts of a scene, whose places do not matter; those that are missing are made."""
        with self.lock:
            keys = [place_free(part) for part in parts]
            found = {key: image for key in keys if (image := self._stamps.get(key)) is not None}
            missing = [key for key in dict.fromkeys(keys) if key not in found]
            for key, image in zip(missing, self._make(missing), strict=True):
                found[key] = self._stamps.put(key, image)
            return [found[key] for key in keys]

    def _make(self, parts: list[Part]) -> list[Image.Image]:
        texts = {part: self._text(part) for part in parts if isinstance(part, Text)}
        rest = [part for part in parts if not isinstance(part, Text)]
        drawn = dict(zip(rest, self._finish([self._draw(part) for part in rest]), strict=True))
        return [texts[part] if isinstance(part, Text) else drawn[part] for part in parts]

    def _finish(self, images: list[Image.Image]) -> list[Image.Image]:
        """RGB pieces brought to the mode of these stamps, all in one sheet."""
        if self.mode != "P" or not images:
            return images
        sheet = Image.new("RGB", (max(i.width for i in images), sum(i.height for i in images)))
        top = 0
        for image in images:
            sheet.paste(image, (0, top))
            top += image.height
        sheet = _indices(sheet.quantize(palette=_swatch(), dither=Image.Dither.NONE))
        pieces, top = [], 0
        for image in images:
            pieces.append(sheet.crop((0, top, image.width, top + image.height)))
            top += image.height
        return pieces

    def _draw(self, part: Part) -> Image.Image:
        match part:
            case Square():
                return self._square(part)
            case Tile():
                image = self._ground(part.material, part.side).copy()
                for name, x, y, side in part.layers:
                    self._lay(image, name, side, x, y)
                _rim(image, RIGHT | DOWN | LEFT | UP)
                return image
            case Sprite():
                image = Image.new("RGB", (part.side, part.side), part.ground)
                self._lay(image, part.name, part.side, 0, 0)
                return image
            case Box():
                return _panel(part)
            case Card():
                return self._card(part)
            case Letter():
                return _letter(part)
        raise TypeError(f"no piece is made for a {type(part).__name__}")

    def _card(self, part: Card) -> Image.Image:
        side = part.side
        image = _panel(Box(0, 0, side, side, part.fill, part.ground, part.radius, INK, part.line))
        edge = image.copy()
        for name, x, y, size in part.layers:
            self._lay(image, name, size, x, y)
        # What runs to the edge of the card ends at its round corners.
        edge.paste(image.crop((part.line, part.line, side - part.line, side - part.line)), (part.line, part.line), _inside(part))
        return edge

    # --- squares ---------------------------------------------------------------------------------------------------

    def _square(self, part: Square) -> Image.Image:
        image = self._ground(part.material, part.side).copy()
        crossed = [detail for token, detail in part.tokens if token == 0]
        for spot in spots(part.objects, part.tokens, part.side):
            self._lay(image, spot.name, spot.side, spot.x, spot.y)
            if spot.item in crossed:
                crossed.remove(spot.item)
                small = round(spot.side * CROSS_SIZE)
                inset = (spot.side - small) // 2
                self._lay(image, "token.0", small, spot.x + inset, spot.y + inset)
        _rim(image, part.rim)
        return image

    def _ground(self, material: int, side: int) -> Image.Image:
        kept = self._grounds.get((material, side))
        if kept is None:
            marks = Drawing((), MATERIALS[material](), halo=False)
            large = rasterise(marks, side * 2, (*BASES[material], 255))
            kept = self._grounds.put((material, side), large.convert("RGB").resize((side, side), Image.Resampling.LANCZOS))
        return kept

    def _lay(self, image: Image.Image, name: str, side: int, x: int, y: int) -> None:
        piece = self._sprite(name, side)
        image.paste(piece, (x, y), piece)

    def _sprite(self, name: str, side: int) -> Image.Image:
        kept = self._reduced.get((name, side))
        if kept is None:
            full = MASTER if side <= MASTER // 3 else side * 4
            master = self._masters.get((name, full))
            if master is None:
                master = self._masters.put((name, full), rasterise(sprite(name), full))
            kept = self._reduced.put((name, side), reduce(master, side))
        return kept

    # --- texts -----------------------------------------------------------------------------------------------------

    def _text(self, part: Text) -> Image.Image:
        baseline = round(part.font * (TIGHT_BASELINE if part.tight else BASELINE))
        mask = Image.new("L", part.size, 0)
        left = min(0, font(part.font).getbbox(part.text, anchor="ls")[0])
        ImageDraw.Draw(mask).text((-left, baseline), part.text, fill=255, font=font(part.font), anchor="ls")
        if self.mode == "P":
            # The coverage of each pixel picks a step between ground and ink: no conversion is needed.
            return mask.point(ramp(part.ground, part.ink))
        image = Image.new("RGB", part.size, part.ground)
        image.paste(part.ink, (0, 0, *part.size), mask)
        return image


def _rim(image: Image.Image, sides: int) -> None:
    """The dark line at the sides at which a tile ends."""
    side = image.width
    for bit, box in (
        (RIGHT, (side - RIM, 0, side, side)),
        (DOWN, (0, side - RIM, side, side)),
        (LEFT, (0, 0, RIM, side)),
        (UP, (0, 0, side, RIM)),
    ):
        if sides & bit:
            image.paste(INK, box)


def place_free(part: Part) -> Part:
    """The part without its place; of a Box only what its corners need."""
    match part:
        case Square():
            return Square(0, 0, part.side, part.material, part.objects, part.tokens, part.rim)
        case Tile():
            return Tile(0, 0, part.side, part.material, part.layers)
        case Sprite():
            return Sprite(0, 0, part.side, part.name, part.ground)
        case Text():
            return Text(0, 0, part.text, part.font, part.ink, part.ground, part.tight)
        case Box():
            w, h = (part.w, part.h) if is_small(part) else (2 * part.radius, 2 * part.radius)
            return Box(0, 0, w, h, part.fill, part.ground, part.radius, part.edge, part.line)
        case Card():
            return Card(0, 0, part.side, part.fill, part.ground, part.layers, part.radius, part.line)
        case Letter():
            return Letter(0, 0, part.text, part.font)
    raise TypeError(f"no piece is made for a {type(part).__name__}")


def is_small(part: Box) -> bool:
    """Whether a box is kept whole; of a larger one only the corners are, pushed together."""
    return part.w * part.h <= SMALL_BOX


def _panel(part: Box) -> Image.Image:
    """A box with soft corners."""
    image = Image.new("RGB", (part.w * 4, part.h * 4), part.ground)
    pen = ImageDraw.Draw(image)
    outline = part.edge if part.line else part.fill
    pen.rounded_rectangle((0, 0, part.w * 4 - 1, part.h * 4 - 1), part.radius * 4, part.fill, outline, max(1, part.line * 4))
    return image.resize((part.w, part.h), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _letter(part: Letter) -> Image.Image:
    """A plate with its text in the middle, in true colour."""
    image = Image.new("RGB", part.size, HALO)
    pen = ImageDraw.Draw(image)
    left, top, _, _ = extent(part.text, part.font)
    pen.text((PLATE - left, PLATE - top), part.text, fill=INK, font=font(part.font), anchor="ls")
    pen.rectangle((0, 0, image.width - 1, image.height - 1), outline=INK, width=RIM)
    return image


def _inside(part: Card) -> Image.Image:
    """The room within a card's edge, as a mask."""
    side, radius = part.side - 2 * part.line, max(1, part.radius - part.line)
    mask = Image.new("L", (side * 4, side * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, side * 4 - 1, side * 4 - 1), radius * 4, 255)
    return mask.resize((side, side), Image.Resampling.LANCZOS, reducing_gap=2.0)


def _indices(image: Image.Image) -> Image.Image:
    """A palette picture's indices as a picture in mode L: Pillow pastes those with much less ado."""
    return Image.frombytes("L", image.size, image.tobytes())


_SWATCH: list[Image.Image] = []


def _swatch() -> Image.Image:
    """A picture that carries the palette, for Pillow's quantize."""
    if not _SWATCH:
        swatch = Image.new("P", (1, 1))
        swatch.putpalette(PALETTE)
        _SWATCH.append(swatch)
    return _SWATCH[0]
