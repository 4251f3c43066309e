"""/settings: what is chosen by menus is kept over a restart and really carried out."""

import discord
import pytest

from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import PlainArtist, World, labels, open_world, parts, shown

KEYS = ("language", "confirm", "direct", "letters")
"""What a person can choose."""


async def mine(world: World, member, key: str, value: str):
    """Choose something in the member's own settings; gives the message as it is then."""
    panel = shown(await member.slash(world.channel, "settings me"))
    return shown(await member.select(panel, [value], custom_id=f"a:mine:settings:0:{key}:0"))


async def servers(world: World, admin, key: str, values):
    """Choose something in the server's settings."""
    panel = shown(await admin.slash(world.channel, "settings server"))
    return shown(await admin.select(panel, values, custom_id=f"a:server:settings:0:{key}:0"))


def admin(world: World):
    """A member who may manage the server."""
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    return world.member("keeper", roles=[role])


def chosen(panel, key: str) -> str:
    """The label of the choice that a menu shows as the one that holds."""
    select = next(part for part in parts(panel) if f":{key}:" in part["custom_id"])
    return next(option["label"] for option in select["options"] if option.get("default"))


async def test_ones_own_settings_are_shown_and_changed_by_menus(world: World):
    panel = shown(await world.ada.slash(world.channel, "settings me"))
    assert panel.ephemeral
    assert [chosen(panel, key) for key in KEYS] == [
        "As in my Discord: English",
        "Show each choice once more, to be confirmed",
        "Send me my hand",
        "Pictures without letters",
    ]
    languages = next(part for part in parts(panel) if ":language:" in part["custom_id"])["options"]
    assert [option["label"] for option in languages] == ["As in my Discord: English", "English", "Čeština"]
    after = await mine(world, world.ada, "language", "language.1")
    assert after.content == "\n".join(
        world.say(say(id), "cs") for id in ("settings-mine", *(f"settings-mine-{key}" for key in KEYS))
    ), "in the new language at once"
    assert chosen(after, "language") == "Čeština"
    await mine(world, world.ada, "confirm", "off")
    await mine(world, world.ada, "letters", "on")
    await world.restart()
    panel = shown(await world.ada.slash(world.channel, "settings me"))
    assert [chosen(panel, key) for key in KEYS] == ["Čeština", "Provést hned", "Posílat mi moji ruku", "Obrázky s\u00a0písmeny"]
    assert chosen(await mine(world, world.ada, "letters", "off"), "letters") == "Obrázky bez písmen"
    assert chosen(await mine(world, world.ada, "language", "automatic"), "language") == "As in my Discord: English"


@pytest.mark.parametrize(
    ("client", "own", "spoken"),
    [
        ("en-GB", None, "en"),
        ("cs", None, "cs"),
        ("fr", None, "en"),
        ("cs", "en", "en"),
        ("en-US", "cs", "cs"),
        ("fr", "cs", "cs"),
        ("cs", "xx", "cs"),
    ],
)
async def test_what_one_person_reads_is_in_the_own_language_else_the_clients(world: World, client: str, own: str | None, spoken: str):
    """Also when the language chosen is one that the bot no longer has."""
    world.locales[world.ada.id] = client
    await world.cog.desk.preferences.choose("user", world.ada.id, "language", own)
    assert shown(await world.ada.slash(world.channel, "matches")).content == world.say(say("matches-none"), spoken)
    assert await world.cog.desk.language_of(world.ada.id, "en") == spoken


@pytest.mark.parametrize(
    ("setting", "locale", "default", "spoken"),
    [
        (None, "cs", "en", "cs"),
        (None, "en-US", "cs", "en"),
        (None, "fr", "cs", "cs"),
        (None, "fr", "en", "en"),
        ("en", "cs", "cs", "en"),
        ("cs", "en-US", "en", "cs"),
        ("xx", "cs", "en", "cs"),
        ("cs-CZ", "en-US", "en", "cs"),
    ],
)
async def test_what_all_read_is_in_the_servers_language(tmp_path, setting, locale, default, spoken):
    async with open_world(tmp_path, settings={"language": default}) as world:
        world.found(locale, ada="fr", ben="fr")
        await world.cog.desk.preferences.choose("guild", world.guild.id, "language", setting)
        await world.ada.slash(world.channel, "play bower")
        assert (await world.service.match(1)).language == spoken
        assert world.say(say("house-set"), spoken) in (await world.board()).content


async def test_direct_messages_change_with_the_language(match: World):
    assert "Before the first turn" in (await match.hand(match.ada)).content
    await mine(match, match.ada, "language", "language.1")
    assert "Před prvním tahem" in (await match.hand(match.ada)).content
    assert "Before the first turn" in (await match.board()).content, "others read theirs"


async def test_without_confirmation_a_choice_acts_at_once(match: World):
    for member in (match.ada, match.ben):
        await mine(match, member, "confirm", "off")
    member = await match.asked(match.ada, match.ben)
    panel = await match.press(member, await match.board(), "Move")
    old = parts(panel)[1]["custom_id"]
    after = await match.press(member, panel, labels(panel)[0])
    assert (await match.service.match(1)).seq == 2
    assert "begins with" in after.content
    clicker = Clicker(match, seed=3)
    await clicker.play_through(match.ada, match.ben, most=12)
    assert not any("Confirm?" in text for text in clicker.seen if "Nothing fits" not in text)
    stale = shown(await match.forge(member, panel, old))
    assert "moved on" in stale.content, "a choice of an older question does nothing"


async def test_without_direct_messages_my_hand_shows_the_same(match: World):
    await match.hand(match.ada)
    await mine(match, match.ada, "direct", "off")
    assert list(match.ada.user.dm_channel.history()) == [], "what was sent before is taken back"
    clicker = Clicker(match, seed=1)
    await clicker.play_through(match.ada, match.ben, most=8)
    assert list(match.ada.user.dm_channel.history()) == []
    assert not [message for message in match.public() if "takes no direct messages" in message.content], "a wish, not a fault"
    assert "Request eggs" in (await match.press(match.ada, await match.board(), "My hand")).content
    assert list(match.ada.user.dm_channel.history()) == []
    await mine(match, match.ada, "direct", "on")
    assert "Request eggs" in (await match.hand(match.ada)).content


@pytest.fixture
def drawn(monkeypatch) -> list[tuple[str, int, bool]]:
    """What was drawn: the kind of each picture, the seat that it was made for, and whether with letters."""
    found: list[tuple[str, int, bool]] = []
    draw = PlainArtist.draw

    async def listen(self, game, kind, view, *what, lettered, **more):
        found.append((kind, view.seat, lettered))
        return await draw(self, game, kind, view, *what, lettered=lettered, **more)

    monkeypatch.setattr(PlainArtist, "draw", listen)
    return found


async def test_letters_come_into_the_pictures_of_those_who_want_them_and_no_others(match: World, drawn):
    explained = match.say(say("bower-letters"))
    players = (await match.service.match(1)).players
    ada, ben = players.index(match.ada.id), players.index(match.ben.id)
    await mine(match, match.ada, "letters", "on")
    assert explained in (await match.hand(match.ada)).content, "the direct message that is there already"
    for member, wanted in ((match.ada, True), (match.ben, False)):
        panel = await match.press(member, await match.board(), "My hand")
        assert [explained in message.content for message in (await match.hand(member), panel)] == [wanted] * 2
    looked = shown(await match.ada.slash(match.channel, "board"))
    assert [explained in message.content for message in (looked, await match.board())] == [False, False]
    await Clicker(match, seed=4).play_through(match.ada, match.ben, most=2)
    assert set(drawn) == {("seat", ada, True), ("seat", ben, False), ("board", -1, False)}
    alone = shown(await match.ada.user.slash("board", match="1"))
    assert (explained in alone.content, drawn[-1]) == (True, ("board", -1, True)), "the board for oneself alone"
    drawn.clear()
    lesson = shown(await match.ada.slash(match.channel, "learn", game="bower"))
    rules = shown(await match.ada.slash(match.channel, "rules", game="bower"))
    assert {lettered for *_, lettered in drawn} == {True}, (lesson.content, rules.content)
    drawn.clear()
    await mine(match, match.ada, "letters", "off")
    assert explained not in (await match.hand(match.ada)).content
    assert drawn == [("seat", ada, False)]


async def test_a_server_has_letters_in_the_pictures_for_all(world: World, drawn):
    panel = await servers(world, admin(world), "letters", ["on"])
    assert chosen(panel, "letters") == "Pictures with letters"
    await world.restart()
    await world.begin(world.ada, world.ben)
    assert world.say(say("bower-letters")) in (await world.board()).content
    assert {lettered for kind, _, lettered in drawn if kind == "board"} == {True}
    assert {lettered for kind, _, lettered in drawn if kind == "seat"} == {False}, "what each sees alone is each one's own affair"
    assert chosen(await servers(world, admin(world), "letters", ["off"]), "letters") == "Pictures without letters"


async def test_only_who_manages_the_server_changes_its_settings(world: World):
    refused = shown(await world.ada.slash(world.channel, "settings server"))
    assert refused.content == world.say(say("error-settings-server"))
    keeper = admin(world)
    panel = shown(await keeper.slash(world.channel, "settings server"))
    forged = shown(await world.forge(world.ada, panel, "a:server:settings:0:enders:0", ["moderators"]))
    assert forged.content == world.say(say("error-settings-server"))
    assert world.cog.desk.preferences.enders_in(world.guild.id) == "host"
    there = shown(await world.ada.user.slash("settings server"))
    assert there.content == world.say(say("error-settings-here"))
    assert "Your settings" in shown(await world.ada.user.slash("settings me")).content


async def test_the_servers_language_by_menu(world: World):
    keeper = admin(world)
    await world.begin(world.ada, world.ben)
    panel = await servers(world, keeper, "language", ["language.1"])
    assert chosen(panel, "language") == "Čeština"
    await world.restart()
    await world.ada.slash(world.channel, "play bower")
    assert (await world.service.match(2)).language == "cs"
    member = await world.asked(world.ada, world.ben)
    await Clicker(world, seed=2).answer(member)
    await world.calm()
    assert labels(await world.board()) == ["Move", "My hand", "Log", "More"], "a match that runs keeps its language"
    assert (await world.service.match(1)).language == "en"
    assert chosen(await servers(world, keeper, "language", ["automatic"]), "language") == "As the server’s: English"


async def test_matches_are_opened_in_the_channels_that_were_chosen(world: World):
    keeper, other = admin(world), world.guild.create_text_channel("birds")
    panel = await servers(world, keeper, "channels", [other])
    assert f"<#{other.id}>" in panel.content
    refused = shown(await world.ada.slash(world.channel, "play bower"))
    assert refused.content == world.say(say("error-channel", channels=(say("channel", name=f"<#{other.id}>"),)))
    assert world.public() == []
    assert "lobby is open" in shown(await world.ada.slash(other, "play bower")).content
    await world.bot.get_channel(other.id).create_thread(name="nests", type=discord.ChannelType.public_thread)
    (thread,) = other.threads
    assert "lobby is open" in shown(await world.ada.slash(thread, "play bower")).content, "threads belong to their channel"
    panel = shown(await keeper.slash(world.channel, "settings server"))
    panel = await world.press(keeper, panel, "Allow all channels")
    assert world.cog.desk.preferences.channels_in(world.guild.id) == ()
    assert "lobby is open" in shown(await world.ada.slash(world.channel, "play bower")).content


async def test_a_rematch_too_needs_a_channel_for_it(match: World):
    sure = shown(await match.ben.slash(match.channel, "resign"))
    await match.press(match.ben, sure, "Resign")
    other = match.guild.create_text_channel("birds")
    await servers(match, admin(match), "channels", [other])
    refused = await match.press(match.ada, await match.board(), "Rematch")
    assert f"<#{other.id}>" in refused.content
    assert await match.service.of_player(match.ada.id) == []


async def test_channels_that_are_gone_are_told(world: World):
    await world.cog.desk.preferences.choose("guild", world.guild.id, "channels", "123456789012345678")
    refused = shown(await world.ada.slash(world.channel, "play bower"))
    assert refused.content == world.say(say("error-channels-gone"))


async def test_a_chosen_channel_that_is_gone_is_not_preselected_in_the_menu(world: World):
    keeper, other = admin(world), world.guild.create_text_channel("birds")
    await world.cog.desk.preferences.choose("guild", world.guild.id, "channels", f"123456789012345678 {other.id}")
    panel = shown(await keeper.slash(world.channel, "settings server"))
    (menu,) = [part for row in panel.components for part in row["components"] if "default_values" in part]
    assert [value["id"] for value in menu["default_values"]] == [other.id]


@pytest.mark.parametrize(
    ("rule", "host", "player", "moderator"),
    [("host", True, False, True), ("players", True, True, True), ("moderators", False, False, True)],
)
async def test_who_may_end_a_match(world: World, rule: str, host: bool, player: bool, moderator: bool):
    await servers(world, admin(world), "enders", [rule])
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    watcher = world.member("watcher", roles=[role])
    carol = world.member("carol")
    for number, (member, may) in enumerate([(world.ada, host), (world.ben, player), (watcher, moderator), (carol, False)], start=1):
        await world.begin(world.ada, world.ben)
        answer = shown(await member.slash(world.channel, "end", match=str(number)))
        assert ("Do you really want to end" in answer.content) is may, answer.content
        more = await world.press(member, await world.board(number), "More")
        assert ("End the match" in labels(more)) is may
        forged = shown(await world.forge(member, more, f"a:sure:{number}:1:end:0"))
        assert forged.content == world.say(say("told-ended") if may else say(f"error-end-{rule}"))
        assert (await world.service.match(number)).ending == ("ended" if may else "")


async def test_a_lobby_is_its_hosts_to_cancel_whatever_the_server_chose(world: World):
    await servers(world, admin(world), "enders", ["moderators"])
    await world.ada.slash(world.channel, "play bower")
    assert "Only the host" in (await world.press(world.ben, await world.board(), "Cancel")).content
    assert "cancelled" in (await world.press(world.ada, await world.board(), "Cancel")).content


@pytest.mark.parametrize("custom_id", ["a:mine:settings:0:poetry:0", "a:mine:settings:0:confirm:0", "a:mine:settings:0::0"])
async def test_a_choice_that_there_is_not_changes_nothing(world: World, custom_id: str):
    panel = shown(await world.ada.slash(world.channel, "settings me"))
    for values in (["maybe"], ["language.99"], []):
        answer = shown(await world.forge(world.ada, panel, custom_id, values))
        assert answer.content == world.say(say("error-button"))
