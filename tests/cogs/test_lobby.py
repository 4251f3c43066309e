"""Lobbies: who may join, start, remove and cancel, and where a match can be shown at all."""

from pathlib import Path

import discord
import pytest

from engine.core.phrase import say
from engine.games.bower.cards import HOUSE_SET
from tests.cogs.world import World, custom_id, labels, open_world, parts, shown


async def test_who_is_called_nothing_that_can_be_seen_is_called_by_the_account(world: World):
    unseen = world.guild.add_member(world.env.create_user("mallory"), nick="\u3164\u200b")
    await unseen.slash(world.channel, "play bower", opponent=world.ben)
    assert "mallory (host)" in (await world.board()).content


async def test_an_open_lobby_starts_when_the_host_says_so(world: World):
    answer = shown(await world.ada.slash(world.channel, "play bower"))
    assert answer.ephemeral
    lobby = await world.board()
    assert labels(lobby) == ["Join", "Leave", "Start", "Cancel"]
    assert "house set" in lobby.content
    assert "Ada (host)" in lobby.content
    assert "too few" not in (await world.press(world.ada, lobby, "Start")).content
    assert (await world.service.match(1)).status == "lobby", "one is too few"
    assert "joined" in (await world.press(world.ben, lobby, "Join")).content
    assert "Ben" in (await world.board()).content
    assert "Only the host" in (await world.press(world.ben, lobby, "Start")).content
    await world.press(world.ada, lobby, "Start")
    assert (await world.service.match(1)).status == "live"
    board = await world.board()
    assert board.id == lobby.id, "the lobby's message becomes the board"
    assert labels(board) == ["Move", "My hand", "Log", "More"]


async def test_the_components_of_a_rulebook_are_called_no_house_set(world: World):
    """Crows was said to be played with components that are not the printed ones, though its rulebook states them all."""
    for number, (id, game) in enumerate(world.bot.services.games.items(), start=1):
        await world.ada.slash(world.channel, f"play {id}")
        lobby = (await world.board(number)).content
        assert lobby.count("house set") == (2 if game.house_set else 0), lobby
        assert f"Match {number}" in lobby


async def test_options_of_the_registry_are_options_of_the_command(world: World):
    commands = {
        command["name"]: command for command in world.env.backend.visible_commands(user_id=world.ada.id, channel_id=world.channel.id)
    }
    games = {option["name"]: option for option in commands["play"]["options"]}
    assert set(games) == set(world.bot.services.games)
    for id, game in world.bot.services.games.items():
        names = [option["name"] for option in games[id]["options"]]
        assert [option.id for option in game.options] == names[len(names) - len(game.options) :]
        assert len(names) == len(game.options) + game.seat_range[-1] - 1
    await world.ada.slash(world.channel, "play bower", super_nest=True)
    assert (await world.service.match(1)).options == {"super_nest": True, "fair_play": False}
    assert "Super Nest" in (await world.board()).content
    assert "Fair Play" not in (await world.board()).content


async def test_only_the_invited_one_may_accept_and_the_match_starts_at_once(world: World):
    carol = world.member("carol")
    await world.ada.slash(world.channel, "play bower", opponent=world.ben)
    lobby = await world.board()
    assert world.ben.mention in lobby.content
    assert "invited" in (await world.press(carol, lobby, "Join")).content
    assert (await world.service.match(1)).players == (world.ada.id,)
    assert "begun" in (await world.press(world.ben, lobby, "Join")).content
    assert (await world.service.match(1)).status == "live"
    assert "started already" in shown(await world.forge(carol, lobby, custom_id(lobby, "Join"))).content


async def test_an_invitation_can_be_declined(world: World):
    await world.ada.slash(world.channel, "play bower", opponent=world.ben)
    await world.press(world.ben, await world.board(), "Leave")
    assert (await world.service.match(1)).ending == "cancelled"
    board = await world.board()
    assert "cancelled" in board.content
    assert labels(board) == []


async def test_leaving_removing_and_cancelling(world: World):
    carol = world.member("carol")
    await world.ada.slash(world.channel, "play bower")
    lobby = await world.board()
    await world.press(world.ben, lobby, "Join")
    assert "left" in (await world.press(world.ben, lobby, "Leave")).content
    assert "not possible" not in (await world.press(world.ben, lobby, "Join")).content
    select = next(part for part in parts(await world.board()) if part["type"] == 3)
    assert [option["label"] for option in select["options"]] == ["Remove Ben"]
    value = select["options"][0]["value"]
    refused = shown(await carol.select(await world.board(), [value], custom_id=select["custom_id"]))
    assert "Only the host" in refused.content
    removed = shown(await world.ada.select(await world.board(), [value], custom_id=select["custom_id"]))
    assert "removed" in removed.content
    assert "removed you" in (await world.press(world.ben, await world.board(), "Join")).content
    old = shown(await world.forge(world.ada, await world.board(), select["custom_id"], [value]))
    assert "changed" in old.content
    assert "Only the host" in (await world.press(carol, await world.board(), "Cancel")).content
    assert "cancelled" in (await world.press(world.ada, await world.board(), "Cancel")).content
    assert (await world.service.match(1)).status == "over"
    assert "over" in shown(await world.forge(carol, await world.board(), "a:join:1:0::0")).content


async def test_the_host_leaves_and_the_rights_pass_on(world: World):
    await world.ada.slash(world.channel, "play bower")
    await world.press(world.ben, await world.board(), "Join")
    await world.press(world.ada, await world.board(), "Leave")
    assert (await world.service.match(1)).host == world.ben.id
    assert "Ben (host)" in (await world.board()).content


async def test_an_old_cancel_button_does_not_end_a_match_that_has_begun(world: World):
    await world.begin(world.ada, world.ben)
    answer = shown(await world.forge(world.ada, await world.board(), "a:cancel:1:0::0"))
    assert answer.content == world.say(say("error-begun"))
    assert (await world.service.match(1)).status == "live"


async def test_bots_and_oneself_cannot_be_invited(world: World):
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "bot cannot play" in shown(await world.ada.slash(world.channel, "play bower", opponent=robot)).content
    assert "yourself" in shown(await world.ada.slash(world.channel, "play bower", opponent=world.ada)).content
    assert world.public() == []


async def test_a_channel_where_the_bot_may_not_write_is_refused_by_name(world: World):
    await world.forbid(world.channel, send_messages=True, attach_files=True)
    answer = shown(await world.ada.slash(world.channel, "play bower"))
    assert "Send Messages and Attach Files" in answer.content
    assert await world.service.of_player(world.ada.id) == []


async def test_the_language_of_a_match_is_the_servers_setting_or_its_locale(tmp_path):
    async with open_world(tmp_path) as world:
        world.found("cs", ada="en-US", ben="en-US")
        await world.ada.slash(world.channel, "play bower")
        assert "příprava" in (await world.board()).content
        await world.cog.desk.preferences.choose("guild", world.guild.id, "language", "en")
        await world.ada.slash(world.channel, "play bower")
        assert "lobby" in (await world.board(2)).content
        german = world.env.create_guild("Vögel", preferred_locale="de")
        channel = german.create_text_channel("spiele")
        eva = german.add_member(world.env.create_user("eva"))
        await eva.slash(channel, "play bower")
        assert "lobby" in (await world.board(3)).content, "no German yet: the bot's default"


async def test_a_match_in_a_thread(world: World):
    place = world.bot.get_channel(world.channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="bower", type=discord.ChannelType.public_thread)
    await world.env.settle()
    (handle,) = world.channel.threads
    await world.ada.slash(handle, "play bower")
    assert labels(await world.board()) == ["Join", "Leave", "Start", "Cancel"]
    assert (await world.service.match(1)).channel == thread.id


@pytest.mark.parametrize(("first", "second", "status"), [("start", "cancel", "live"), ("cancel", "start", "over")])
async def test_start_and_cancel_in_one_moment(world: World, first: str, second: str, status: str):
    await world.ada.slash(world.channel, "play bower")
    await world.press(world.ben, await world.board(), "Join")
    board = await world.board()
    pressed = await world.presses_at_once(board, *((world.ada, f"a:{kind}:1:0::0") for kind in (first, second)))
    answers = [shown(result).content for result in pressed]
    match = await world.service.match(1)
    assert match.status == status, answers
    assert match.ending == ("cancelled" if status == "over" else "")
    if status == "live":
        assert answers[1] == world.say(say("error-begun"))


async def test_the_rights_of_a_host_who_left_the_server_pass_on(world: World):
    await world.ada.slash(world.channel, "play bower")
    await world.press(world.ben, await world.board(), "Join")
    world.guild.remove_member(world.ada)
    await world.env.settle()
    assert "too few" not in (await world.press(world.ben, await world.board(), "Start")).content
    match = await world.service.match(1)
    assert (match.host, match.players, match.status) == (world.ben.id, (world.ben.id,), "lobby")
    assert "Ben (host)" in (await world.board()).content
    assert "cancelled" in (await world.press(world.ben, await world.board(), "Cancel")).content


async def test_the_guest_of_a_host_who_left_the_server_ends_the_lobby_by_command(world: World):
    await world.ada.slash(world.channel, "play bower")
    await world.press(world.ben, await world.board(), "Join")
    world.guild.remove_member(world.ada)
    await world.env.settle()
    sure = shown(await world.ben.slash(world.channel, "end"))
    assert (await world.press(world.ben, sure, "End the match")).content == world.say(say("told-cancelled"))
    assert (await world.service.match(1)).ending == "cancelled"


async def test_an_invitation_of_a_host_who_left_the_server_begins_no_match(world: World):
    await world.ada.slash(world.channel, "play bower", opponent=world.ben)
    world.guild.remove_member(world.ada)
    await world.env.settle()
    assert (await world.press(world.ben, await world.board(), "Join")).content
    assert (await world.service.match(1)).ending == "cancelled"


@pytest.mark.parametrize(
    ("locale", "named"),
    [("en-US", r"owner’s set “My \*printed\* box”"), ("cs", r"vlastní sada provozovatele „My \*printed\* box“")],
)
async def test_an_owners_own_components_are_named(tmp_path: Path, locale: str, named: str):
    own = tmp_path / "cards"
    own.mkdir()
    (own / "bower.toml").write_text(swapped(), "utf-8")
    async with open_world(tmp_path, settings={"cards_dir": own}) as world:
        world.found(locale, ada="en-US", ben="en-US")
        await world.ada.slash(world.channel, "play bower", opponent=world.ben)
        lobby = (await world.board()).content
        assert lobby.count(named) == 2, "in the line about the set and in the last one"
        await world.ben.click(await world.board(), custom_id="a:join:1:0::0")
        assert (await world.board()).content.endswith(named)


def swapped(name: str = "My *printed* box") -> str:
    """The house set with two tiles' numbers exchanged: other components with the same totals."""
    lines = HOUSE_SET.read_text("utf-8").replace('name = "house set"', f'name = "{name}"').split("\n")
    first, second = [number for number, line in enumerate(lines) if line.startswith(("N26", "N27"))]
    lines[first], lines[second] = lines[first][:3] + lines[second][3:], lines[second][:3] + lines[first][3:]
    return "\n".join(lines)
