"""What goes wrong on Discord, and that every press is answered and no match is stuck: docs of the faults are in the names."""

import pytest
from simcord.results import InteractionResult

from cogs.host.client import AviaryClient
from cogs.limits import ALT, CONTENT
from engine.core.phrase import say
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, custom_id, labels, open_world, parts, shown


async def open_panel(world: World):
    """The panel of the player who is asked, one choice made; and that player."""
    member = await world.asked(world.ada, world.ben)
    panel = await world.press(member, await world.board(), "Move")
    return member, await world.press(member, panel, labels(panel)[0])


async def test_a_restart_in_the_middle_of_a_choice(match: World):
    member, panel = await open_panel(match)
    await match.restart()
    panel = await match.press(member, panel, "Confirm")
    assert panel.content.startswith(f"> {member.name.capitalize()} begins with")
    assert (await match.service.match(1)).seq == 2
    await Clicker(match, seed=1).play_through(match.ada, match.ben, most=4)


async def test_every_old_button_works_after_a_restart(match: World):
    await Clicker(match, seed=2).play_through(match.ada, match.ben, most=3)
    await match.restart()
    board = await match.board()
    for label in labels(board):
        assert (await match.press(match.ada, board, label)).content
    hand = await match.hand(match.ben)
    assert (await match.press(match.ben.user, hand, "Move")).content


async def test_a_killed_bot_shows_afterwards_what_it_had_stored(match: World):
    member = await match.asked(match.ada, match.ben)
    other = match.ben if member is match.ada else match.ada
    # Stored by a service that nobody listens to: as if the bot had died before it could tell.
    match.service._announcer._listeners.clear()
    legal = await match.service.legal(1, member.id)
    await match.service.submit(1, member.id, 1, legal[0])
    assert f"{member.name.capitalize()} chooses" in (await match.board()).content
    await match.restart()
    await match.env.settle()
    assert f"{other.name.capitalize()} chooses" in (await match.board()).content
    assert match.public()[-1].content.startswith(f"<@{other.id}>")


async def test_a_bot_killed_at_the_end_of_a_match_tells_the_result_afterwards(match: World):
    match.service._announcer._listeners.clear()
    await match.service.resign(1, match.ada.id)
    assert not [message for message in match.public() if message.attachments and message.attachments[-1].filename.endswith(".txt")]
    await match.restart()
    await match.env.settle()
    told = [message for message in match.public() if message.attachments and message.attachments[-1].filename.endswith(".txt")]
    assert len(told) == 1, [message.content for message in match.public()]
    assert "Rematch" in labels(told[0])


async def test_a_strangers_presses_are_answered_and_do_nothing(match: World):
    carol = match.member("carol")
    member, panel = await open_panel(match)
    board = await match.board()
    for label in ("Move", "My hand"):
        assert "You do not play in this match" in (await match.press(carol, board, label)).content
    forged = shown(await match.forge(carol, board, custom_id(panel, "Confirm")))
    assert "not playing" in forged.content or "do not play" in forged.content
    assert (await match.service.match(1)).seq == 1
    assert "Confirm" in labels(panel)
    other = match.ben if member is match.ada else match.ada
    answer = shown(await match.forge(other, board, custom_id(panel, "Confirm")))
    assert "not your turn" in answer.content
    assert (await match.service.match(1)).seq == 1


async def test_a_stale_press_shows_what_can_be_chosen_now_and_the_board(match: World):
    member, panel = await open_panel(match)
    confirm, back = custom_id(panel, "Confirm"), custom_id(panel, "Back")
    await match.press(member, panel, "Confirm")
    seq = (await match.service.match(1)).seq
    for old in (confirm, back):
        answer = shown(await match.forge(member, panel, old))
        assert "moved on" in answer.content, answer.content
        assert f"channels/{match.guild.id}/{match.channel.id}/{(await match.board()).id}" in answer.content
    assert (await match.service.match(1)).seq == seq


async def test_a_double_press_acts_once(match: World):
    member, panel = await open_panel(match)
    results: list[InteractionResult] = await match.press_at_once(panel, custom_id(panel, "Confirm"), member, member)
    assert [result.acknowledged for result in results] == [True, True]
    assert (await match.service.match(1)).seq == 2
    assert "moved on" in panel.content or "begins with" in panel.content


async def test_the_answer_to_a_second_tap_still_tells_what_the_first_one_did(match: World):
    member, panel = await open_panel(match)
    confirm = custom_id(panel, "Confirm")
    story = [line for line in (await match.press(member, panel, "Confirm")).content.splitlines() if line.startswith("> ")]
    again = shown(await match.forge(member, panel, confirm)).content.splitlines()
    assert story
    assert [line for line in again if line.startswith("> ")] == story
    assert "moved on" in again[0]


async def test_both_players_at_once(match: World):
    board = await match.board()
    results = await match.press_at_once(board, custom_id(board, "Move"), match.ada, match.ben)
    assert all(shown(result).content for result in results)


@pytest.mark.parametrize(
    "forged",
    ["", "x", "a:", "a:move:1:1::0:", "a:move:1:1::", "a:move:99999999:1::0", "a:move:bower:1::0", "a:nothing:1:1::0", "a:do:1:1::0",
     "a:do:1:1:take.99999:0", "a:do:1:1:teleport.1:0", "a:do:1:999:take.1:0", "a:go:1:1:take.1.2.3.4.5:0", "a:pick:1:1::0",
     "a:rules:chess:0:topic.0:0", "a:rules:bower:0:topic.999:0", "a:pages:1:1:log:9999", "a:sure:1:1:other:0", "a:remove:1:0::0",
     "a:page:1:1::9999", "poll:yes", "a:move:0:0::0"],
)  # fmt: skip
async def test_forged_buttons_are_answered(match: World, forged: str):
    board = await match.board()
    answer = shown(await match.forge(match.ada, board, forged))
    assert answer.content
    assert answer.ephemeral
    assert (await match.board()).content == board.content, "what all see is not written over"
    assert "Something went wrong" not in answer.content
    now = await match.service.match(1)
    assert (now.seq, now.status) == (1, "live")


@pytest.mark.parametrize("value", ["", "take", "take.1.2.3.4.5.6", "Take.1", "take.-1", "x" * 100, "take.0"])
async def test_forged_values_are_answered(match: World, value: str):
    answer = shown(await match.forge(match.ada, await match.board(), "a:pick:1:1::1", [value]))
    assert answer.content
    assert "Something went wrong" not in answer.content


async def test_an_unforeseen_error_is_told_with_a_number_and_logged(match: World, caplog, monkeypatch):
    async def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(match.service, "view", fail)
    answer = await match.press(match.ada, await match.board(), "Move")
    assert "written down as" in answer.content
    assert "fault of ours" not in answer.content
    number = answer.content.split("written down as ")[1].split(".")[0]
    assert "a fault of ours" in next(record.exc_text for record in caplog.records if number in record.getMessage())
    result = shown(await match.ada.slash(match.channel, "hand"))
    assert "written down as" in result.content


async def test_a_picture_that_cannot_be_drawn_stops_no_match(match: World, monkeypatch):
    async def fail(*_: object, **__: object) -> bytes:
        raise OSError("no font")

    monkeypatch.setattr(match.bot.services.artist, "draw", fail)
    await Clicker(match, seed=8).play_through(match.ada, match.ben, most=4)
    board = await match.board()
    assert board.attachments == []
    assert labels(board) == ["Move", "My hand", "Log", "More"]


async def test_an_acknowledgement_that_discord_refuses_does_nothing(match: World):
    member, panel = await open_panel(match)
    match.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    result = await member.click(panel, label="Confirm")
    assert result.acknowledged, "told, though the first answer was refused"
    assert (await match.service.match(1)).seq == 1


async def test_nothing_is_kept_of_views_and_no_dynamic_item_can_be_unregistered(match: World):
    await Clicker(match, seed=9).play_through(match.ada, match.ben, most=4)
    bot: AviaryClient = match.bot
    store = bot._connection._view_store
    assert not store._views, "a View that discord.py keeps would take presses away from the router, and memory"
    assert not store._dynamic_items


async def test_names_with_markup_and_mentions_are_only_names(tmp_path):
    async with open_world(tmp_path) as world:
        world.found(ada="en-US")
        trick = world.guild.add_member(world.env.create_user("trick"), nick="**@everyone** <@1> [x](http://e.x)")
        world.locales[trick.id] = "en-US"
        await world.begin(world.ada, trick)
        for _ in range(3):
            await Clicker(world, seed=10).play_through(world.ada, trick, most=1)
            for message in world.public():
                assert not message.mention_everyone
                assert "**@everyone**" not in message.content
                assert "[x](" not in message.content
                assert "<@1>" not in message.content.replace(r"\<", "")
        for entry in world.env.http_requests:
            mentions = (entry.json or {}).get("allowed_mentions") if isinstance(entry.json, dict) else None
            assert not mentions or mentions.get("parse") in ([], None), entry
            assert not mentions or {int(user) for user in mentions.get("users", [])} <= {world.ada.id, trick.id}


async def test_the_components_of_a_message_are_within_the_limits(match: World):
    clicker = Clicker(match, seed=11)
    for _ in range(6):
        await clicker.play_through(match.ada, match.ben, most=1)
        for message in (*match.public(), await match.hand(match.ada), await match.hand(match.ben)):
            for part in parts(message):
                assert len(part.get("custom_id", "")) <= 100
                assert len(part.get("label", "")) <= 80


async def test_the_longest_names_in_czech_keep_every_limit(tmp_path):
    async with open_world(tmp_path) as world:
        world.found("cs")
        wide = [world.guild.add_member(world.env.create_user(f"wide{number}"), nick=mark * 32) for number, mark in enumerate("*W")]
        for member in wide:
            world.locales[member.id] = "cs"
        await world.begin(*wide, super_nest=True, fair_play=True)
        # SimCord refuses what is over Discord's limits, so each message that is there keeps them; alt texts it does not check.
        await Clicker(world, seed=12).play_through(*wide, most=16)
        for message in (*world.public(), await world.hand(wide[0]), await world.hand(wide[1])):
            assert all(len(file.description or "") <= ALT for file in message.attachments)
            assert len(message.content) <= CONTENT


async def test_the_press_is_acknowledged_before_anything_is_drawn(match: World, monkeypatch):
    drawn = []
    draw = match.bot.services.artist.draw

    async def watch(*what: object, **more: object) -> bytes:
        drawn.append([entry.path for entry in match.env.http_requests if entry.path.endswith("/callback")])
        return await draw(*what, **more)

    before = len([entry for entry in match.env.http_requests if entry.path.endswith("/callback")])
    monkeypatch.setattr(match.bot.services.artist, "draw", watch)
    await match.press(await match.asked(match.ada, match.ben), await match.board(), "Move")
    assert len(drawn) == 1
    assert len(drawn[0]) == before + 1


async def test_a_command_that_there_is_no_more_is_answered(match: World):
    for data in ({"id": "1", "name": "castle", "type": 1}, {"id": "1", "name": "rules", "type": 1, "options": []}):
        answer = shown(await match.emit(match.ada, 2, data))
        assert answer.content == match.say(say("error-command"))
        assert answer.ephemeral
    match.env.errors.clear()


async def test_a_form_that_nobody_sent_is_answered(match: World):
    answer = shown(await match.emit(match.ada, 5, {"custom_id": "old", "components": []}))
    assert answer.content == match.say(say("error-button"))
