"""Preferences: what people and servers have chosen in /settings. In the database for good, and all of it in memory while the bot runs."""

from typing import Final

from engine.store import Scope, Store

LANGUAGE: Final = "language"
"""A person's or a server's language, by its tag; not chosen: that of the person's Discord, of the server's locale."""
CONFIRM: Final = "confirm"
DIRECT: Final = "direct"
LETTERS: Final = "letters"
"""Whether pieces bear letters in a person's pictures, or in those that all of a server see."""
CHANNELS: Final = "channels"
ENDERS: Final = "enders"

ON: Final = "on"
OFF: Final = "off"
SWITCHES: Final = {CONFIRM: ON, DIRECT: ON, LETTERS: OFF}
"""The settings that are on or off, with what holds for those who have chosen nothing."""
ENDER_RULES: Final = ("host", "players", "moderators")
"""Who may end a match: its host and moderators (unless chosen otherwise), also any of its players, or moderators alone."""

_KEYS: Final[tuple[tuple[Scope, str], ...]] = (
    ("user", LANGUAGE),
    ("user", CONFIRM),
    ("user", DIRECT),
    ("user", LETTERS),
    ("guild", LANGUAGE),
    ("guild", CHANNELS),
    ("guild", LETTERS),
    ("guild", ENDERS),
)


class Preferences:
    """Read at once, without waiting, wherever they are needed; nobody but this bot writes them while it holds the database."""

    def __init__(self, store: Store) -> None:
        self._table = store.settings
        self._chosen: dict[tuple[Scope, str], dict[int, str]] = {key: {} for key in _KEYS}

    async def load(self) -> None:
        """Read what was chosen before the bot started."""
        for scope, key in _KEYS:
            self._chosen[scope, key] = await self._table.every(scope, key)

    async def choose(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        """Keep a choice; None goes back to what holds for one who has chosen nothing."""
        chosen = self._chosen[scope, key]
        if value is None or value == SWITCHES.get(key):
            await self._table.drop(scope, owner, key)
            chosen.pop(owner, None)
        else:
            await self._table.put(scope, owner, key, value)
            chosen[owner] = value

    def is_on(self, scope: Scope, owner: int, key: str) -> bool:
        """Whether one of the `SWITCHES` is on for a person or a server."""
        return self._chosen[scope, key].get(owner, SWITCHES[key]) == ON

    # --- of a person --------------------------------------------------------------------------------------------------

    def language_of(self, user: int) -> str | None:
        """The language that this person has chosen."""
        return self._chosen["user", LANGUAGE].get(user)

    def confirms(self, user: int) -> bool:
        """Whether this person is asked again before an action is done."""
        return self.is_on("user", user, CONFIRM)

    def wants_direct(self, user: int) -> bool:
        """Whether this person's hand comes as a direct message, too."""
        return self.is_on("user", user, DIRECT)

    def letters_of(self, user: int) -> bool:
        """Whether pieces bear letters in the pictures made for this person."""
        return self.is_on("user", user, LETTERS)

    # --- of a server --------------------------------------------------------------------------------------------------

    def language_in(self, guild: int) -> str | None:
        """The language that this server has chosen for what all read."""
        return self._chosen["guild", LANGUAGE].get(guild)

    def letters_in(self, guild: int) -> bool:
        """Whether pieces bear letters in the pictures that all of this server see."""
        return self.is_on("guild", guild, LETTERS)

    def channels_in(self, guild: int) -> tuple[int, ...]:
        """The channels in which matches may be opened; () for all."""
        return tuple(int(channel) for channel in self._chosen["guild", CHANNELS].get(guild, "").split())

    def enders_in(self, guild: int) -> str:
        """Who may end matches: one of `ENDER_RULES`."""
        chosen = self._chosen["guild", ENDERS].get(guild, "")
        return chosen if chosen in ENDER_RULES else ENDER_RULES[0]
