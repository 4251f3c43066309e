"""Where the branch lies in the picture: cards with a gap between them."""

from collections.abc import Mapping

from render.scenes.bird_told_me_view import STRIDE
from render.scenes.window import Limits, Window

GAP = 8
"""Between two cards: what is joined is bridged there."""
LIMITS = Limits(largest=128, smallest=92, highest=650, least_rows=3, most_rows=10, stride=STRIDE)


class Plan(Window, frozen=True):
    """A window on the branch. A card lies inside its cell."""

    @property
    def card(self) -> int:
        """The side of a card."""
        return self.side - GAP

    def spot(self, cell: int) -> tuple[int, int]:
        """The corner of a card on a cell."""
        x, y = super().spot(cell)
        return x + GAP // 2, y + GAP // 2


def plan_for(weights: Mapping[int, int], top: int) -> Plan:
    """The plan for the cells that should be seen, with the weight of each."""
    return Plan.on(weights, weights, top, LIMITS)
