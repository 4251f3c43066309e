"""Scenes to pixels. A picture is a ground and some hundred pastes of finished pieces, all in one palette."""

from math import hypot

from PIL import Image, ImageDraw

from render.palette import PALETTE, nearest
from render.png import has_isal, pack, write_pillow
from render.scene import Arrow, Bounds, Box, Frame, Part, Scene
from render.stamps import Stamps, is_small
from render.theme import INK, Colour

DASH = 14


class Painter:
    """Paints scenes; its pieces may be shared by several threads, the pictures it makes belong to the caller."""

    def __init__(self, stamps: Stamps | None = None) -> None:
        self.stamps = stamps or Stamps()

    def png(self, scene: Scene) -> bytes:
        """The scene as a PNG file."""
        if self.stamps.mode != "P" or not has_isal():
            return write_pillow(self.compose(scene))
        # A first column of zeros makes every row begin with the filter byte that PNG wants: the pixels are the file's rows.
        image = self._paint(scene, 1)
        image.paste(0, (0, 0, 1, scene.height))
        return pack((scene.width, scene.height), image.tobytes(), PALETTE)

    def compose(self, scene: Scene) -> Image.Image:
        """The scene as a new picture in the mode of the stamps."""
        image = self._paint(scene, 0)
        if self.stamps.mode == "P":
            image.putpalette(PALETTE)
        return image

    def _paint(self, scene: Scene, shift: int) -> Image.Image:
        """The scene moved to the right by `shift`, in true colour or as indices in mode L."""
        mode = "L" if self.stamps.mode == "P" else "RGB"
        image = Image.new(mode, (scene.width + shift, scene.height), self._ink(scene.ground))
        pieces = iter(self.stamps.fetch(part for part in scene.parts if _is_stamped(part)))
        for part in scene.parts:
            left, top, right, bottom = part.bounds
            bounds = (left + shift, top, right + shift, bottom)
            if isinstance(part, Frame):
                self._frame(image, part, bounds)
            elif isinstance(part, Arrow):
                self._arrow(image, part, shift)
            elif isinstance(part, Box) and not (_is_stamped(part) and is_small(part)):
                self._box(image, part, bounds, next(pieces) if _is_stamped(part) else None)
            else:
                image.paste(next(pieces), bounds[:2])
        return image

    def _ink(self, colour: Colour) -> int | Colour:
        return nearest(colour) if self.stamps.mode == "P" else colour

    def _box(self, image: Image.Image, box: Box, bounds: Bounds, corners: Image.Image | None) -> None:
        left, top, right, bottom = bounds
        edge = box.line if box.edge else 0
        if box.edge and edge:
            image.paste(self._ink(box.edge), bounds)
        if right - left > 2 * edge and bottom - top > 2 * edge:
            image.paste(self._ink(box.fill), (left + edge, top + edge, right - edge, bottom - edge))
        if corners is not None:
            r = box.radius
            for x, y, cut in ((left, top, (0, 0)), (right - r, top, (r, 0)), (left, bottom - r, (0, r)), (right - r, bottom - r, (r, r))):
                image.paste(corners.crop((*cut, cut[0] + r, cut[1] + r)), (x, y))

    def _frame(self, image: Image.Image, frame: Frame, bounds: Bounds) -> None:
        if frame.casing:
            self._outline(image, bounds, self._ink(INK), frame.line + 2 * frame.casing, dashed=False)
        left, top, right, bottom = bounds
        inner = (left + frame.casing, top + frame.casing, right - frame.casing, bottom - frame.casing)
        self._outline(image, inner, self._ink(frame.colour), frame.line, frame.dashed)

    def _arrow(self, image: Image.Image, arrow: Arrow, shift: int) -> None:
        length = hypot(arrow.dx, arrow.dy)
        ux, uy = arrow.dx / length, arrow.dy / length
        half, wing, neck = arrow.line / 2, arrow.head / 2, max(length - arrow.head, 1)
        # Along the arrow and across it: the shaft's sides, the point's wings, the tip.
        run = ((0, half), (neck, half), (neck, wing), (length, 0), (neck, -wing), (neck, -half), (0, -half))
        points = [(arrow.x + shift + along * ux - across * uy, arrow.y + along * uy + across * ux) for along, across in run]
        pen = ImageDraw.Draw(image)
        pen.line([*points, *points[:2]], fill=self._ink(INK), width=2 * arrow.casing, joint="curve")
        pen.polygon(points, fill=self._ink(arrow.colour))

    def _outline(self, image: Image.Image, bounds: Bounds, ink: int | Colour, line: int, dashed: bool) -> None:
        left, top, right, bottom = bounds
        for x, y, w, h in (
            (left, top, right - left, line),
            (left, bottom - line, right - left, line),
            (left, top, line, bottom - top),
            (right - line, top, line, bottom - top),
        ):
            for at in range(0, max(w, h), 2 * DASH) if dashed else (0,):
                run = min(DASH, max(w, h) - at) if dashed else max(w, h)
                dx, dy = (at, 0) if w > h else (0, at)
                image.paste(ink, (x + dx, y + dy, x + dx + (run if w > h else w), y + dy + (h if w > h else run)))


def _is_stamped(part: Part) -> bool:
    """Whether a part is pasted from a finished piece: all but frames, arrows and boxes with sharp corners."""
    return not isinstance(part, Frame | Arrow) and not (isinstance(part, Box) and part.radius == 0)
