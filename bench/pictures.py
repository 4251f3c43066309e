"""The pictures. Bower's: speed and size against Pillow's default RGB PNG of the same frames, the first one, the event loop, memory.
Those of the other games: size and speed."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from statistics import mean, median
from time import perf_counter, process_time

import msgspec

from bench import Figure
from engine.core.chance import Chance
from engine.core.phrase import Phrase
from engine.games import GAMES
from engine.games.bower.state import BowerView
from render import Artist
from render.artist import SCENES
from render.paint import Painter
from render.png import write_pillow
from render.scene import Scene
from render.scenes import Request, bower
from render.stamps import Stamps
from tests.render import bird_told_me_samples

ROUNDS = 5
NAMES = ("Žofie", "Řehoř")
BEAT = 0.001
"""How often the event loop is looked at, in seconds."""
KIB, MIB = 1 << 10, 1 << 20


def run() -> list[Figure]:
    """All figures of the pictures."""
    views = boards()
    scenes = [bower.scene(Request("board", view, NAMES, plain)) for view in views]
    return [*against_pillow(scenes), first(views[len(views) // 2]), *while_drawing(views), *told()]


def told() -> list[Figure]:
    """The Bird Told Me to Do It: the boards and players' pictures of matches of two to five seats, and the fullest ones."""
    samples = [sample for sample in bird_told_me_samples.everything() if sample.kind != "seat" or sample.title.endswith(("-0", "-4"))]
    full = [sample for sample in samples if sample.title.startswith("full")]
    painter = Painter()
    sizes, start = {}, process_time()
    for sample in samples:
        sizes[sample.title] = len(painter.png(SCENES["bird_told_me"](bird_told_me_samples.request(sample))))
    ms = 1000 * (process_time() - start) / len(samples)
    usual = [size for title, size in sizes.items() if not title.startswith("full")]
    return [
        Figure(f"the largest picture of The Bird Told Me to Do It (mean {mean(usual) / KIB:.0f} KiB)", max(usual) / KIB, 300, unit="KiB"),
        Figure("the largest of its fullest pictures", max(sizes[sample.title] for sample in full) / KIB, 300, unit="KiB"),
        Figure("processor time of one of them, its pieces made on the way", ms, 60, unit="ms"),
    ]


def plain(phrase: Phrase) -> str:
    """Words without the Localizer, which is no part of what is measured."""
    return phrase.id


def boards() -> list[BowerView]:
    """The spectators' views after every fifth ply of random matches, Super Nest too."""
    game, views = GAMES["bower"], []
    for seed in range(4):
        chance = Chance.seeded(seed)
        state = game.start(2, {"super_nest": seed == 3}, chance)
        ply = 0
        while asked := game.to_act(state):
            legal = game.legal_actions(state, asked[0])
            game.play(state, asked[0], legal[chance.below(len(legal))], chance)
            ply += 1
            if ply % 5 == 0:
                views.append(game.view(state, None))
    return views


def against_pillow(scenes: Sequence[Scene], whose: str = "Bower", largest: float = 240, faster: float = 20) -> list[Figure]:
    """A game's boards, none above `largest` KiB, with isal `faster` times as fast: speed and size of three ways from a scene to a
    file, measured in turns; the pieces are kept from the first round on."""
    ours, theirs = Painter(Stamps("P")), Painter(Stamps("RGB"))

    def usual(scene: Scene) -> bytes:
        out = BytesIO()
        theirs.compose(scene).save(out, "PNG")
        return out.getvalue()

    def pillow(scene: Scene) -> bytes:
        return write_pillow(ours.compose(scene))

    ways = (usual, pillow, ours.png)
    sizes = [[len(way(scene)) for scene in scenes] for way in ways]
    rounds = [[_seconds(way, scenes) for way in ways] for _ in range(ROUNDS)]
    ms = [1000 * median(column) / len(scenes) for column in zip(*rounds, strict=True)]
    alone, isal = (median(times[0] / times[way] for times in rounds) for way in (1, 2))
    usual_kib, alone_kib, isal_kib = (mean(size) / KIB for size in sizes)
    return [
        Figure(f"{whose}: speed with Pillow alone ({ms[1]:.1f} ms), default RGB PNG ({ms[0]:.1f} ms) = 1", alone, 3.5, at_least=True),
        Figure(f"{whose}: speed with isal ({ms[2]:.1f} ms), default RGB PNG = 1", isal, faster, at_least=True),
        Figure(
            f"{whose}: smallness with Pillow alone ({alone_kib:.0f} KiB), default RGB PNG ({usual_kib:.0f} KiB) = 1",
            *(usual_kib / alone_kib, 3, True),
        ),
        Figure(f"{whose}: smallness with isal ({isal_kib:.0f} KiB), default RGB PNG = 1", usual_kib / isal_kib, 3, at_least=True),
        Figure(f"{whose}: the largest board", max(*sizes[1], *sizes[2]) / KIB, largest, unit="KiB"),
    ]


def _seconds(way: Callable[[Scene], bytes], scenes: Sequence[Scene]) -> float:
    start = process_time()
    for scene in scenes:
        way(scene)
    return process_time() - start


FIRST = """
import json, sys, time
from types import SimpleNamespace
from render import Artist
from render.scenes import Request
def tuples(value):
    return tuple(map(tuples, value)) if isinstance(value, list) else value
fields = {name: tuples(value) for name, value in json.load(open(sys.argv[1], "rb")).items()}
view = SimpleNamespace(**fields, to_act=fields["frames"][-1][1])
artist = Artist()
artist.render("bower", Request("board", view, ("Žofie", "Řehoř"), lambda phrase: phrase.id))
print(time.process_time())
artist.close()
"""


def first(view: BowerView) -> Figure:
    """Processor time from the start of a fresh process, imports included, to its first picture: the median of five.

    The process draws and does nothing else: the view comes as plain data, so that loading the rules of all games is not counted.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "view.json"
        file.write_bytes(msgspec.json.encode(view))
        root = Path(__file__).parents[1]
        command = [sys.executable, "-c", FIRST, str(file)]
        times = [float(subprocess.run(command, cwd=root, capture_output=True, check=True, text=True).stdout) for _ in range(6)]
    # The first process may still have to compile the modules.
    return Figure("processor time to the first picture of a fresh process, its start included", 1000 * median(times[1:]), 400, unit="ms")


def while_drawing(views: Sequence[BowerView]) -> list[Figure]:
    """How late the event loop is while 50 boards are drawn by a new Artist, and what its caches then hold."""
    artist = Artist(workers=2)
    late = asyncio.run(_late(artist, (list(views) * 2)[:50]))
    idle = sorted(asyncio.run(_idle()))
    kept = artist.painter.stamps.bytes / MIB
    artist.close()
    late.sort()
    still = 1000 * idle[len(idle) * 99 // 100]
    name = (
        f"lateness of the event loop while 50 boards are drawn, p99 (p50 {1000 * median(late):.2f} ms; p99 without drawing {still:.2f} ms)"
    )
    return [Figure(name, 1000 * late[len(late) * 99 // 100], 5, unit="ms"), Figure("what the caches hold after that", kept, 60, unit="MiB")]


async def _late(artist: Artist, views: Sequence[BowerView]) -> list[float]:
    """How late each beat of the loop was. The time in which this process did not run at all, because others had the
    processors, is not the artist's doing: a beat is at most as late as the processor time spent during it."""
    drawing = asyncio.gather(*(artist.draw("bower", "board", view, NAMES, plain) for view in views))
    late = []
    while not drawing.done():
        start, spent = perf_counter(), process_time()
        await asyncio.sleep(BEAT)
        late.append(min(perf_counter() - start - BEAT, process_time() - spent))
    await drawing
    return late


async def _idle() -> list[float]:
    """The same with nothing to do: how busy the machine is with other things."""
    late = []
    for _ in range(300):
        start = perf_counter()
        await asyncio.sleep(BEAT)
        late.append(perf_counter() - start - BEAT)
    return late
