"""What the signs in the displays of The Game of Birds mean; it stands where a fourth display would."""

from engine.core.phrase import say
from render import theme
from render.scene import Box, Part, Sprite, line
from render.scenes import Request
from render.scenes.game_of_birds_cards import COST, PERIL, list_sign
from render.scenes.game_of_birds_display import HALF, display_height
from render.scenes.game_of_birds_view import LISTS

SIGNS: tuple[tuple[str, ...], ...] = ((), ("points.7",), ("points.8", "points.10"))
"""The point tiles that the lists bring."""
STEP, TILE = 64, 46


def legend(request: Request, x: int, y: int) -> list[Part]:
    """A panel as large as a display for three or four seats: the lists with their point tiles, medals, threats."""
    height = display_height(HALF)
    parts: list[Part] = [Box(x, y, HALF, height, theme.WELL, theme.GROUND, 14)]
    top = y + (height - 5 * STEP) // 2
    for of_list, name in enumerate(LISTS):
        letter = request.words(say(f"picture-birds-letter-{name}"))
        mark = list_sign(x + 18, top + 14, letter, of_list, theme.WELL, 46)
        parts += mark
        left = x + 74
        for sign in SIGNS[of_list]:
            parts.append(Sprite(left, top + 8, TILE, sign, theme.WELL))
            left += TILE + 2
        parts.append(_words(request, name, left + 8, top, x))
        top += STEP
    parts.append(Sprite(x + 16, top + 6, 50, "medal", theme.WELL))
    parts.append(_words(request, "medal", x + 82, top, x))
    top += STEP
    parts.append(Box(x + 16, top + 8, 50, 46, PERIL, theme.WELL, 8))
    parts.append(line(x + 16, top + 12, COST, theme.SMALL, theme.TEXT, PERIL, 50, 0.5))
    return [*parts, _words(request, "threat", x + 82, top, x)]


def _words(request: Request, what: str, left: int, top: int, x: int) -> Part:
    words = request.words(say(f"picture-birds-legend-{what}"))
    return line(left, top + 12, words, theme.SMALL, theme.TEXT, theme.WELL, x + HALF - 12 - left)
