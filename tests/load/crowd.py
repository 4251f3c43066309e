"""The crowd: members of some servers who play matches of all games by clicks, each at a table in a channel of its own."""

import asyncio
import random
from collections import Counter, deque
from typing import Any, Final

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components

from cogs.address import read_address
from engine.core.phrase import say
from engine.games import GAMES
from engine.text import Localizer
from tests.load.wire import Wire

SERVERS: Final = 8
BUTTON, SELECT = 2, 3
ANSWER: Final = 60.0
"""Seconds after which a press counts as one that nobody answered."""
REMEMBERED: Final = 2000
"""How many interactions Discord remembers here."""
BACK: Final = Localizer.load().render(say("button-back"), "en")


class Table:
    """A channel in which one match after the other is played."""

    def __init__(self, guild: int, channel: int, users: list[int], number: int) -> None:
        self.guild = guild
        self.channel = channel
        self.users = users
        """As many as the game with the most seats takes."""
        self.number = number
        """Counts the matches played here, from one that differs by table."""
        self.playing: list[int] = []
        """The users of the match that runs."""
        self.joined = 0
        self.panel: tuple[int, Message] | None = None
        """A user's private message with the menu."""


class Crowd:
    """Makes the servers, and plays a step at a table when it is told to."""

    def __init__(self, wire: Wire, tables: int, seed: int) -> None:
        self.wire = wire
        self.luck = random.Random(seed)
        self.did: Counter[str] = Counter()
        """How often each kind of press was made, by the kind of its address; "do" is an action."""
        self.unanswered = 0
        self._old: deque[tuple[Interaction, int | None]] = deque()
        backend = wire.backend
        guilds = [backend.create_guild(f"Server {number}") for number in range(SERVERS)]
        games, most = list(GAMES), max(game.seat_range[-1] for game in GAMES.values())
        self.tables = []
        for number in range(tables):
            guild = guilds[number % SERVERS].id
            channel = backend.create_channel(guild, f"games-{number}").id
            users = [backend.make_user(f"user{number}_{seat}").id for seat in range(most)]
            for user in users:
                backend.add_member(guild, user, nick=f"Player {user % 1000}")
            self.tables.append(Table(guild, channel, users, number % len(games)))

    async def step(self, table: Table) -> None:
        """The next press that a match needs; now and then one that it does not need."""
        board = self._board(table)
        kinds = {read_address(part["custom_id"]).kind for part in parts(board)} if board else set()
        if board is None or "rematch" in kinds:
            await self._open(table)
        elif "join" in kinds:
            await self._join(table, board)
        elif self.luck.random() < 0.05:
            await self._look(table, board)
        else:
            await self._play(table, board)

    def is_live(self, table: Table) -> bool:
        """Whether a match is being played there."""
        board = self._board(table)
        return board is not None and any(str(part["custom_id"]).startswith("a:move:") for part in parts(board))

    # --- the kinds of presses -----------------------------------------------------------------------------------------

    async def _open(self, table: Table) -> None:
        """/play, by the first of the table, with as many as the game takes or some fewer."""
        game = list(GAMES)[table.number % len(GAMES)]
        table.number += 1
        table.playing = table.users[: self.luck.choice(GAMES[game].seat_range)]
        table.joined, table.panel = 0, None
        self.wire.backend.messages[table.channel] = {}
        backend, guild = self.wire.backend, self.wire.backend.get_guild(table.guild)
        names = ["opponent", *(f"opponent_{number}" for number in range(2, 9))]
        options = [{"name": name, "type": 6, "value": str(user)} for name, user in zip(names, table.playing[1:], strict=False)]
        users = {str(user): dict(serializers.user_payload(backend.get_user(user))) for user in table.playing[1:]}
        members = {
            str(user): dict(serializers.member_payload(backend, guild, guild.members[user], with_user=False)) for user in table.playing[1:]
        }
        command = backend.find_command("play", None)
        assert command is not None, "the bot has registered no /play"
        data = {"id": command["id"], "name": "play", "type": 1, "options": [{"name": game, "type": 1, "options": options}]}
        await self._interact(table, table.playing[0], 2, {**data, "resolved": {"users": users, "members": members}}, "command")

    async def _join(self, table: Table, board: Message) -> None:
        table.joined = table.joined % (len(table.playing) - 1) + 1
        await self._press(table, table.playing[table.joined], board, _part(board, "join"))

    async def _look(self, table: Table, board: Message) -> None:
        """Somebody looks at the log or the hand, who may be a spectator."""
        await self._press(table, self.luck.choice(table.users), board, _part(board, self.luck.choice(("log", "hand", "move"))))

    async def _play(self, table: Table, board: Message) -> None:
        if table.panel is None:
            user = self.luck.choice(self._asked(table))
            shown = await self._press(table, user, board, _part(board, "move"))
        else:
            user, panel = table.panel
            choice = self._choice(panel)
            if choice is None:
                table.panel = None
                return await self._play(table, board)
            times = 2 if self.luck.random() < 0.05 else 1  # a double click
            pressed = [self._press(table, user, panel, *choice) for _ in range(times)]
            shown = (await asyncio.gather(*pressed))[-1]
        table.panel = (user, shown) if shown is not None and self._choice(shown) else None

    def _choice(self, panel: Message) -> tuple[dict[str, Any], str | None] | None:
        """What to press next in a menu, and what to choose in it."""
        choices: list[tuple[dict[str, Any], str | None]] = []
        for part in parts(panel):
            kind = read_address(part["custom_id"]).kind
            if kind == "do":
                return part, None
            if kind == "pick":
                choices += [(part, option["value"]) for option in part["options"]]
            elif kind == "go" and part.get("label") != BACK:
                choices.append((part, None))
        return self.luck.choice(choices) if choices else None

    # --- Discord's side -----------------------------------------------------------------------------------------------

    def _board(self, table: Table) -> Message | None:
        """The newest message that shows the table's match."""
        for message in reversed(self.wire.backend.messages.get(table.channel, {}).values()):
            kinds = {read_address(part["custom_id"]).kind for part in parts(message)}
            if not message.is_ephemeral and kinds & {"join", "move", "rematch"}:
                return message
        return None

    def _asked(self, table: Table) -> list[int]:
        """Those whom notices call; all players where there is none."""
        messages = self.wire.backend.messages[table.channel].values()
        return [user for message in messages for user in message.mention_user_ids if not message.is_ephemeral] or table.playing

    async def _press(
        self, table: Table, user: int, message: Message, part: dict[str, Any], value: str | None = None
    ) -> Message | None:
        data: dict[str, Any] = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part["type"] == SELECT:
            data["values"] = [value]
        return await self._interact(table, user, 3, data, read_address(part["custom_id"]).kind, message)

    async def _interact(
        self, table: Table, user: int, type: int, data: dict[str, Any], kind: str, message: Message | None = None
    ) -> Message | None:
        """Send a press or command and wait until it is answered; what the presser sees then."""
        backend = self.wire.backend
        record, payload = interactions.base_payload(
            backend, type=type, channel_id=table.channel, guild_id=table.guild, user_id=user, data=data
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(backend, message))
            record.source_message_id = message.id
        self.did[kind] += 1
        answered = self.wire.answered[record.token] = asyncio.Event()
        backend.emit("INTERACTION_CREATE", payload)
        try:
            await asyncio.wait_for(answered.wait(), ANSWER)
        except TimeoutError:
            self.unanswered += 1
        del self.wire.answered[record.token]
        self._forget(record, table)
        return backend.messages[table.channel].get(record.message_id or 0)

    def _forget(self, record: Interaction, table: Table) -> None:
        """Discord remembers the newest interactions, and of private messages those that are not long past."""
        self._old.append((record, table.channel))
        if len(self._old) > REMEMBERED:
            old, channel = self._old.popleft()
            self.wire.backend.interactions.pop(old.id, None)
            self.wire.backend.interaction_tokens.pop(old.token, None)
            messages = self.wire.backend.messages.get(channel or 0, {})
            message = messages.get(old.message_id or 0)
            shown = {each.panel[1].id for each in self.tables if each.panel}
            if message is not None and message.is_ephemeral and message.id not in shown:
                del messages[message.id]


def parts(message: Message) -> list[dict[str, Any]]:
    """A message's buttons and selects that have an address."""
    return [part for part in walk_components(message.components) if part["type"] in (BUTTON, SELECT) and "custom_id" in part]


def _part(message: Message, kind: str) -> dict[str, Any]:
    return next(part for part in parts(message) if read_address(part["custom_id"]).kind == kind)
