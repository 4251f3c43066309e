"""What a set of Bower's components holds, counted for its transcriber."""

from collections import Counter

from engine.games.bower.cards import Cards
from engine.games.bower.state import MATERIALS, OBJECTS, REQUESTS


def counted_set(cards: Cards) -> list[str]:
    """The kinds of components with their numbers, and tiles that are alike."""

    def counted(counts: Counter[int], words: tuple[str, ...]) -> str:
        return ", ".join(f"{counts[code]} {word}" for code, word in enumerate(words) if counts[code])

    nest = [squares for number, *squares in cards.tiles if number in cards.nest_tiles]
    materials = Counter(material for tile in nest for material, _ in tile)
    objects = Counter(object for tile in nest for _, objects in tile for object in objects)
    kinds = Counter(kind for _, kind, _ in cards.bonuses)
    alike: dict[str, list[str]] = {}
    for number, *squares in cards.tiles:
        if number in cards.nest_tiles:
            alike.setdefault(repr(sorted(squares)), []).append(f"N{number:02}")
    return [
        f"request eggs: {', '.join(REQUESTS[symbol] for symbol in cards.requests)}",
        f"nest tiles: {len(nest)}; squares: {counted(materials, MATERIALS)}",
        f"objects on them: {counted(objects, OBJECTS)}",
        f"bonus tiles: {len(cards.bonuses)}; {', '.join(f'{count} {kind}' for kind, count in kinds.items())}",
        *(f"alike, please look again: {', '.join(ids)}" for ids in alike.values() if len(ids) > 1),
    ]
