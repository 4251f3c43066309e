"""Lobbies: who may join, start, remove and cancel, and where a match can be shown at all."""

import discord

from engine.core.phrase import say
from tests.cogs.world import World, custom_id, labels, open_world, parts, shown


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


async def test_options_of_the_registry_are_options_of_the_command(world: World):
    commands = {
        command["name"]: command for command in world.env.backend.visible_commands(user_id=world.ada.id, channel_id=world.channel.id)
    }
    games = {option["name"]: option for option in commands["play"]["options"]}
    assert set(games) == set(world.bot.services.games)
    for id, game in world.bot.services.games.items():
        names = [option["name"] for option in games[id]["options"]]
        assert [option.id for option in game.options] == names[-len(game.options) :]
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
