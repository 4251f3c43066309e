"""Why: what may be chosen now and by which rule nothing else, and the rule that forbids a single answer."""

from typing import Any

from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.games.crows.board import crows_at, object_targets, trash_targets
from engine.games.crows.questions import MOVED
from engine.games.crows.reasons import refusal, tile_ways
from engine.games.crows.state import THREE_POINTS, TRASH, TWO_CROWS_TOKEN, CrowsView, coordinate
from engine.games.crows.tokens import is_lure_possible
from engine.games.crows.voice_words import cells_of, slug, token_of


def why(view: CrowsView, action: Action = ()) -> tuple[Phrase, ...]:
    """The rules of the question to the seat that looks, () when it is not asked; with an action the rule against it, if any."""
    if action:
        return _against(view, action)
    if view.seat not in view.to_act:
        return ()
    kind = view.frames[-1][0]
    if kind == "tile":
        return _tile(view)
    if kind == "place":
        data: Any = view.frames[-1][2]
        return (say("crows-rule-place"), say("crows-rule-place-moved" if data[1] == MOVED else "crows-rule-place-drawn"))
    if kind == "shine":
        return _shine(view)
    if kind == "play":
        return _play(view)
    return (say(f"crows-rule-{slug(kind)}"),)


def _against(view: CrowsView, action: Action) -> tuple[Phrase, ...]:
    found: Any = refusal(view, action)
    if found is None:
        return ()
    kind, *about = found
    if kind == "token":
        return (say("crows-not-token", token=token_of(about[0])),)
    return (say(f"crows-not-{slug(kind)}", cell=coordinate(about[0])) if about else say(f"crows-not-{slug(kind)}"),)


def _tile(view: CrowsView) -> tuple[Phrase, ...]:
    if view.tile_choices:
        lines = [say("crows-rule-tile-open" if view.open else "crows-rule-tile-open-none")]
    else:
        lines = [say("crows-rule-tile" if view.deck else "crows-rule-tile-none")]
    if view.trash[view.seat]:
        lines.append(say("crows-rule-trash" if trash_targets(view) else "crows-rule-trash-nowhere"))
    elif not view.random_trash:
        lines.append(say("crows-rule-trash-played"))
    return tuple(lines) if any(tile_ways(view, view.seat)) else (*lines, say("crows-rule-tile-skip"))


def _shine(view: CrowsView) -> tuple[Phrase, ...]:
    """The three exceptions, each with the cells that it rules out now."""
    lines = [say("crows-rule-shine", n=len(object_targets(view)))]
    trash = sorted(cell for cell, kind in zip(view.cells, view.kinds, strict=True) if kind == TRASH)
    for reason, cells in (("trash", trash), ("crows", sorted(crows_at(view))), ("object", [cell for cell in view.objects if cell >= 0])):
        if cells:
            lines.append(say(f"crows-rule-shine-{reason}", cells=cells_of(cells)))
    return (*lines, say("crows-rule-shine-token" if view.token_pile else "crows-rule-shine-no-token"))


def _play(view: CrowsView) -> tuple[Phrase, ...]:
    hand = view.tokens[view.seat]
    lines = [say("crows-rule-play")]
    if THREE_POINTS in hand:
        lines.append(say("crows-rule-play-points"))
    if TWO_CROWS_TOKEN in hand and not is_lure_possible(view):
        lines.append(say("crows-rule-play-few"))
    return tuple(lines)
