"""Twins: two showings of one match to one viewer. In the second everything that this viewer may not know is other than it was.

The second is made from the first: each state is a guess from the viewer's view of it, other seats' secret events are left out of the log,
and what they chose is another choice. Whatever then differs in what the bot sends to this viewer was not made from the view.
"""

import json
import logging
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.notation import to_text
from engine.core.record import Entry
from engine.match import Match, play
from engine.match.announcer import Changed
from engine.match.play import Step
from engine.store import Logged
from tests.cogs.world import SELECT, World, open_world, parts, shown
from tests.contract.cases import Case, plies

THEN = datetime(2026, 1, 1, tzinfo=UTC)
GUESSES = 12
OURS = "cogs", "engine", "render"
"""Whose log is looked at to its last detail, as AVIARY_LOG_LEVEL may ask for it; of others' what the bot lets through, from INFO on."""
_LOOKS = "a:move:", "a:hand:", "a:log:", "a:more:"
"""The buttons under a board."""
_FURTHER = "a:text:", "a:why:", "a:pages:", "a:page:"
"""Buttons that show more and change nothing."""


def steps_of(case: Case, lobby: Match, wanted: range) -> list[Step]:
    """A random match up to its end, which reveals all: the step to each wanted ply, with all entries since the step before."""
    chance = Chance.seeded(case.seed)
    step = play.begin(lobby, case.game, chance, THEN)
    steps, entries = [], list(step.entries)
    for ply in range(wanted.stop):
        asked = case.game.to_act(step.table.state)
        if not asked:
            break
        if ply in wanted:
            steps.append(Step(step.table, tuple(entries)))
            entries.clear()
        legal = case.game.legal_actions(step.table.state, asked[0])
        step = play.act(step.table, asked[0], legal[chance.below(len(legal))], chance, THEN)
        entries += step.entries
    return steps


def disguise(case: Case, step: Step, viewer: int | None) -> Step:
    """The same step in a match that the viewer cannot tell from it; as much as can be is other than the truth."""
    game, state = case.game, step.table.state
    text = msgspec.json.encode(game.view(state, viewer))
    chance = Chance.seeded(case.seed)
    truth = game.zones(state, viewer)

    def departures(guess: Any) -> int:
        zones = game.zones(guess, viewer)
        return sum(zones[name] != truth[name] for name in truth)

    view_type = type(game.view(state, viewer))
    guesses = []
    for _ in range(GUESSES):
        view = msgspec.json.decode(text, type=view_type)
        guesses.append(game.guess(view, view.seat, chance))
    return Step(replace(step.table, state=max(guesses, key=departures)), tuple(_disguised(case, step.entries, viewer)))


def _disguised(case: Case, entries: Iterable[Logged], viewer: int | None) -> Iterator[Logged]:
    for logged in entries:
        told = tuple(told for told in logged.told if not told[1] or viewer in told[1])
        entry = logged.entry
        if entry.kind == "action" and entry.seat != viewer:
            entry = Entry("action", entry.seat, to_text((next(iter(case.game.verbs)), 0)))
        yield replace(logged, told=told, entry=replace(entry, luck=()))


class Showing:
    """A bot to which a match happens, and one member who looks at everything there is to see."""

    def __init__(self, world: World, case: Case, viewer: int | None) -> None:
        self.world, self.case, self.viewer = world, case, viewer
        self.pictures: dict[str, str] = {}
        """The whole fingerprint of each picture by the short one in its file's name."""
        self._watch_pictures()

    async def found(self) -> Match:
        """The server, its members, and the lobby of match 1."""
        self.world.found("en-US", **{f"seat{seat}": "en-US" for seat in range(self.case.seats)}, looker="en-US")
        self.members = [getattr(self.world, f"seat{seat}") for seat in range(self.case.seats)]
        host, *guests = self.members
        service = self.world.service
        lobby = await service.create(self.case.game_id, dict(self.case.options), self.world.guild.id, self.world.channel.id, host.id, "en")
        for guest in guests:
            await self.world.calm()
            lobby = await service.join(lobby.id, guest.id)
        await self.world.calm()
        return lobby

    async def happen(self, before: Match, step: Step) -> Match:
        """Let the service have come to this, and the bot show it."""
        service = self.world.service
        async with service._tables.lock(before.id):
            after: Match = await service._tables.save(before, step)
        service._announcer.announce(Changed(after.id, after.seq))
        await self.world.calm()
        return after

    async def look(self) -> None:
        """Press whatever shows something and changes nothing, and type what cannot be done."""
        member = self.world.looker if self.viewer is None else self.members[self.viewer]
        board = await self.world.board()
        for start in _LOOKS:
            for part in parts(board):
                if str(part.get("custom_id")).startswith(start):
                    await self._look_further(member, shown(await member.click(board, custom_id=part["custom_id"])), depth=3)
        # Of an older question: what has happened since is told.
        await self.world.forge(member, board, f"a:do:1:1:{next(iter(self.case.game.verbs))}:0")
        await member.slash(self.world.channel, "board", text=True, match="1")
        await member.slash(self.world.channel, "hand", match="1")
        await member.slash(self.world.channel, "log", match="1")
        await member.slash(self.world.channel, "matches")
        await member.autocomplete(self.world.channel, "board", "match", "")
        legal = await self.world.service.legal(1, member.id)
        for verb in self.case.game.verbs:
            await member.autocomplete(self.world.channel, "move", "action", verb[:2], match="1")
            illegal = [ply.action for ply in plies(self.case)[1:] if ply.action[0] == verb and ply.action not in legal]
            for action in illegal[:1]:
                await member.slash(self.world.channel, "move", action=to_text(action), match="1")

    async def give_up(self, match: Match) -> None:
        """The match does not come to its end: where others can play on a seat resigns that is not asked, the viewer's own if it may be;
        then the host ends it for all. Looked at after each. (With two seats, resigning reveals all.)"""
        service = self.world.service
        waiting = [seat for seat in range(self.case.seats) if not await service.legal(match.id, self.members[seat].id)]
        if self.case.seats > 2:
            seat = self.viewer if self.viewer in waiting else waiting[0]
            match = await service.resign(match.id, self.members[seat].id)
            await self.world.calm()
            await self.look()
        await service.end(match.id, match.host, may_moderate=False)
        await self.world.calm()
        await self.look()

    async def _look_further(self, member: Any, panel: Any, depth: int) -> None:
        """The first choice of the panel, and of the one after that; every button that tells more."""
        if not depth:
            return
        chosen = False
        for part in parts(panel):
            name = str(part.get("custom_id"))
            if name.startswith(_FURTHER) and not part.get("disabled"):
                await self.world.forge(member, panel, name)
            elif part["type"] == SELECT and name.startswith("a:pick:") and not chosen:
                chosen = True
                value = part["options"][-1]["value"]
                await self._look_further(member, shown(await self.world.forge(member, panel, name, [value])), depth - 1)
            elif name.startswith("a:go:") and not chosen:
                chosen = True
                await self._look_further(member, shown(await self.world.forge(member, panel, name)), depth - 1)

    def transcript(self) -> list[str]:
        """All that the bot sent, but for other members' direct messages: in the order of each place, with each picture's fingerprint.

        Between places the order is that in which threads draw: of two showings of the very same match it is not the same.
        """
        hidden = set()
        for member in self.members:
            if self.viewer is None or member is not self.members[self.viewer]:
                hidden |= {f"/channels/{member.user.dm_channel.id}/", f'"recipient_id": {member.id}', f'"recipient_id": "{member.id}"'}
        places: dict[str, list[str]] = {}
        for request in self.world.env.http_requests:
            line = f"{request.method} {request.path} {json.dumps(request.json, sort_keys=True, default=str)}"
            if request.method != "GET" and not any(mark in line for mark in hidden):
                places.setdefault("/".join(request.path.split("/")[:3]), []).append(self._fingerprinted(line))
        return [line for _, lines in sorted(places.items()) for line in _renumbered(lines)]

    def _fingerprinted(self, line: str) -> str:
        line = re.sub(r'"nonce": "\d+"', "", line)  # a number that discord.py draws for every message
        return re.sub(r"([0-9a-f]{8})\.png", lambda found: self.pictures[found[1]], line)

    def _watch_pictures(self) -> None:
        artist, pictures = self.world.bot.services.artist, self.pictures
        draw = artist.draw

        async def watched(*what: Any, **more: Any) -> bytes:
            data = await draw(*what, **more)
            pictures[f"{crc32(data):08x}"] = sha256(data).hexdigest()
            return data

        artist.draw = watched  # type: ignore[method-assign]


def _renumbered(lines: list[str]) -> Iterator[str]:
    """Ids of messages count all messages, those to others too, so here they are numbered as they come."""
    numbers: dict[str, int] = {}
    for line in lines:
        yield re.sub(r"\d{17,}", lambda found: f"#{numbers.setdefault(found[0], len(numbers))}", line)


async def show(folder: Path, case: Case, viewer: int | None, wanted: range, caplog: Any, *, true: bool) -> list[str]:
    """What a viewer gets to see of a match as it was, or as it could as well have been; with the bot's own log at the end."""
    caplog.clear()
    caplog.set_level(logging.INFO)
    for ours in OURS:
        caplog.set_level(logging.DEBUG, logger=ours)
    async with open_world(folder, real_artist=True) as world:
        showing = Showing(world, case, viewer)
        match = await showing.found()
        for step in steps_of(case, match, wanted):
            match = await showing.happen(match, step if true else disguise(case, step, viewer))
            await showing.look()
        if match.status == "live":
            await showing.give_up(match)
        return showing.transcript() + [_logged(record) for record in caplog.records]


def _logged(record: logging.LogRecord) -> str:
    """A line of the log with all that either of its forms writes: what it names besides its text, and the traceback."""
    traceback = logging.Formatter().formatException(record.exc_info) if record.exc_info else ""
    return f"{record.levelname} {record.name} {record.getMessage()} {record.args} {traceback}"
