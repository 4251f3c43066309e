"""The settings that people and servers choose by menus: /settings me and /settings server."""

from typing import Final

from cogs.address import Address, AddressError, read_prefix
from cogs.answers import refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.draft import Button, ChannelSelect, Draft, Row, Select
from cogs.entitled import may_set_up
from cogs.limits import OPTIONS_A_SELECT
from cogs.preferences import CHANNELS, CONFIRM, DIRECT, ENDER_RULES, ENDERS, LANGUAGE, LETTERS
from cogs.wording import channel_mention
from engine.core.notation import Action
from engine.core.phrase import Phrase, say

_AUTOMATIC: Action = ("automatic",)
_ON: Action = ("on",)
_OFF: Action = ("off",)
_NAMED: Final = {*((ENDERS, (rule,)) for rule in ENDER_RULES), (LETTERS, _ON), (LETTERS, _OFF)}
"""What servers choose by name: the setting and the choice."""
_MINE = Address("mine", "settings")
_SERVER = Address("server", "settings")


class SettingsPanels:
    """Shows the settings as menus and carries out what is chosen in them. Each choice holds at once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._preferences = desk.preferences
        self._localizer = desk.services.localizer

    # --- of a person --------------------------------------------------------------------------------------------------

    def draft_mine(self, caller: Caller) -> Draft:
        """The caller's own settings."""
        words, user = caller.words, caller.user
        lines = ("settings-mine", *(f"settings-mine-{key}" for key in (LANGUAGE, CONFIRM, DIRECT, LETTERS)))
        spoken = self._desk.spoken_language(caller.interaction)
        rows: tuple[Row, ...] = (
            (self._languages(_MINE, caller, self._desk.chosen_language(user), "settings-client", spoken),),
            *((self._switch(_MINE, caller, key, self._preferences.is_on("user", user, key)),) for key in (CONFIRM, DIRECT, LETTERS)),
        )
        return Draft("\n".join(words(say(line)) for line in lines), rows=rows)

    async def choose_mine(self, caller: Caller, address: Address) -> None:
        """A choice in one of these menus."""
        (key, *_), chosen = address.prefix or ("",), _chosen(caller)
        if key == LANGUAGE:
            await self._preferences.choose("user", caller.user, LANGUAGE, self._language(chosen))
            caller.speak(self._desk.chosen_language(caller.user) or self._desk.spoken_language(caller.interaction), self._localizer)
        elif key in (CONFIRM, DIRECT, LETTERS) and chosen in (_ON, _OFF):
            await self._preferences.choose("user", caller.user, str(key), str(chosen[0]))
        else:
            raise AddressError(f"no setting {address.prefix} that can be {chosen}")
        await caller.show(self.draft_mine(caller))
        if key in (LANGUAGE, DIRECT, LETTERS):
            # The direct messages that are there already, in the other language, not at all, or with other pictures.
            for match in await self._desk.service.of_player(caller.user):
                self._desk.hands.anew(match.id, caller.user)

    # --- of a server --------------------------------------------------------------------------------------------------

    def draft_server(self, caller: Caller) -> Draft:
        """The server's settings. Raises RefusedError for one who may not change them, and outside of servers."""
        server = self._check_server(caller)
        words, channels = caller.words, self._preferences.channels_in(server)
        named = tuple(say("channel", name=channel_mention(channel)) for channel in channels)
        lines = [
            words(say("settings-server")),
            words(say("settings-server-language")),
            words(say("settings-server-channels", channels=named) if named else say("settings-server-channels-all")),
            words(say("settings-server-letters")),
            words(say("settings-server-enders")),
        ]
        place = Address("server", "settings", 0, (CHANNELS,))
        locale = caller.interaction.guild.preferred_locale if caller.interaction.guild else None
        spoken = self._localizer.match(str(locale), self._desk.services.settings.language)
        rule = self._preferences.enders_in(server)
        enders = tuple(((kind,), words(say(f"settings-enders-{kind}"))) for kind in ENDER_RULES)
        rows: tuple[Row, ...] = (
            (self._languages(_SERVER, caller, self._preferences.language_in(server), "settings-locale", spoken),),
            (ChannelSelect(place, words(say("settings-channels-ask")), channels),),
            (self._switch(_SERVER, caller, LETTERS, self._preferences.letters_in(server)),),
            (Select(_SERVER.at("server", (ENDERS,)), words(say("settings-enders-ask")), enders, (rule,)),),
            (Button(place.at("server", (CHANNELS,), 1), words(say("settings-channels-all")), enabled=bool(channels)),),
        )
        return Draft("\n".join(lines), rows=rows)

    async def choose_server(self, caller: Caller, address: Address) -> None:
        """A choice in one of these menus."""
        server, (key, *_) = self._check_server(caller), address.prefix or ("",)
        value: str | None = None
        if key == LANGUAGE:
            value = self._language(_chosen(caller))
        elif key == CHANNELS:
            ids = [] if address.page else [value for value in caller.values if value.isdecimal()]
            value = " ".join(ids[:OPTIONS_A_SELECT]) or None
        elif (key, _chosen(caller)) in _NAMED:
            value = str(_chosen(caller)[0])
        else:
            raise AddressError(f"no setting {address.prefix} of a server that can be {caller.values}")
        await self._preferences.choose("guild", server, str(key), value)
        await caller.show(self.draft_server(caller))

    @staticmethod
    def _check_server(caller: Caller) -> int:
        if caller.guild is None:
            raise refuse("error-settings-here")
        if not may_set_up(caller.interaction):
            raise refuse("error-settings-server")
        return caller.guild

    # --- menus --------------------------------------------------------------------------------------------------------

    def _languages(self, place: Address, caller: Caller, chosen: str | None, automatic: str, spoken: str) -> Select:
        """Every language that has texts, by its own name, and the one that comes by itself."""
        tags = self._localizer.languages[: OPTIONS_A_SELECT - 1]
        first = (_AUTOMATIC, caller.words(say(automatic, language=self._localizer.name(spoken))))
        named = ((("language", number), self._localizer.name(tag)) for number, tag in enumerate(tags))
        now = ("language", tags.index(chosen)) if chosen in tags else _AUTOMATIC
        return Select(place.at(place.kind, (LANGUAGE,)), caller.words(say("settings-language-ask")), (first, *named), now)

    def _switch(self, place: Address, caller: Caller, key: str, is_on: bool) -> Select:
        choices = tuple((value, caller.words(_switched(key, value))) for value in (_ON, _OFF))
        return Select(place.at(place.kind, (key,)), caller.words(say(f"settings-{key}-ask")), choices, _ON if is_on else _OFF)

    def _language(self, chosen: Action) -> str | None:
        """The tag of a chosen language; None for the one that comes by itself. Raises AddressError for none of these."""
        if chosen == _AUTOMATIC:
            return None
        tags = self._localizer.languages
        if len(chosen) == 2 and chosen[0] == "language" and isinstance(chosen[1], int) and chosen[1] < len(tags):
            return tags[chosen[1]]
        raise AddressError(f"no language {chosen}")


def _switched(key: str, value: Action) -> Phrase:
    return say(f"settings-{key}-{value[0]}")


def _chosen(caller: Caller) -> Action:
    """The choice of the menu that was pressed. Raises AddressError for none."""
    if len(caller.values) != 1:
        raise AddressError(f"one choice was expected: {caller.values}")
    return read_prefix(caller.values[0])
