"""Outlines around groups of squares."""

from collections.abc import Collection

from render import theme
from render.scene import Box, Part
from render.scenes.bower_parts import Plan

LINE, CASING = 4, 2


def outline(plan: Plan, seat: int, cells: Collection[int], colour: theme.Colour) -> list[Part]:
    """A line along the inner side of a group's border, on a dark casing, so that outlines of neighbours do not cover each other."""
    places = {plan.spot(seat, cell) for cell in cells}
    parts: list[Part] = []
    for inset, width, ink in ((0, LINE + 2 * CASING, theme.INK), (CASING, LINE, colour)):
        for x, y in sorted(places):
            parts += _borders(places, x, y, plan.side, inset, width, ink)
    return parts


def _borders(places: Collection[tuple[int, int]], x: int, y: int, side: int, inset: int, width: int, ink: theme.Colour) -> list[Part]:
    """The stretches of one square: along each open side, and a corner where two open sides of neighbours meet around it."""
    left, right = (x - side, y) in places, (x + side, y) in places
    up, down = (x, y - side) in places, (x, y + side) in places
    # A stretch ends at the inset on an open side and runs on into the neighbour on a closed one.
    x0, x1 = x + (0 if left else inset), x + side - (0 if right else inset)
    y0, y1 = y + (0 if up else inset), y + side - (0 if down else inset)
    boxes: list[tuple[int, int, int, int]] = []
    if not up:
        boxes.append((x0, y + inset, x1 - x0, width))
    if not down:
        boxes.append((x0, y + side - inset - width, x1 - x0, width))
    if not left:
        boxes.append((x + inset, y0, width, y1 - y0))
    if not right:
        boxes.append((x + side - inset - width, y0, width, y1 - y0))
    reach = inset + width
    for near_x, near_y, sx, sy in ((left, up, -1, -1), (right, up, 1, -1), (left, down, -1, 1), (right, down, 1, 1)):
        if near_x and near_y and (x + sx * side, y + sy * side) not in places:
            boxes.append((x if sx < 0 else x + side - reach, y if sy < 0 else y + side - reach, reach, reach))
    return [Box(*box, ink, ink) for box in boxes]
