"""Whole matches by clicks alone, from the command to the scoring."""

import io

import discord
from PIL import Image
from simcord.results import ResponseMessage

from cogs.limits import ALT, CONTENT
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, custom_id, labels, open_world, shown


def pinged(world: World) -> list[tuple[str, list[int]]]:
    """Every message that the bot sent into the channel with the users that it pinged."""
    sent = []
    for entry in world.env.http_requests:
        if entry.method == "POST" and entry.path == f"/channels/{world.channel.id}/messages":
            sent.append((entry.json["content"], [int(user) for user in entry.json["allowed_mentions"].get("users", [])]))
    return sent


async def test_a_base_match_with_its_pictures(tmp_path):
    async with open_world(tmp_path, real_artist=True) as world:
        world.found(ada="en-US", ben="en-US")
        await world.begin(world.ada, world.ben)
        board = (await world.board()).id
        names = set()
        clicker = Clicker(world, seed=1)
        while (await world.service.match(1)).status == "live":
            await clicker.play_through(world.ada, world.ben, most=1)
            message = await world.board()
            (file,) = message.attachments
            names.add(file.filename)
            assert message.id == board, "the board is edited in place"
            assert 40 < len(file.description) <= ALT
            assert Image.open(io.BytesIO(await file.read())).size[0] > 600
        assert len(names) > 20, "a new name a picture"
        assert clicker.most <= 4, "at most four presses and a confirmation"
        await check_the_end(world)


async def check_the_end(world: World) -> None:
    """The result stands in the channel once, with everything that belongs to it."""
    board, result = world.public()[-2:]
    assert labels(board) == labels(result) == ["Rematch", "Log"]
    assert "over" in board.content
    lines = result.content.split("\n")
    assert len(result.content) <= CONTENT
    assert len([line for line in lines if line.startswith("Column")]) == 6, "every request egg is revealed"
    assert len(lines) >= 12, "three groups, six columns, the totals, the winner"
    assert sorted(user.id for user in result.mentions) == sorted((world.ada.id, world.ben.id))
    picture, record = result.attachments
    assert picture.filename.endswith(".png")
    assert picture.description
    assert record.filename == "bower-1.txt"
    assert (await record.read()).decode().startswith("aviary match record 1\ngame bower\n")
    assert [message.content for message in world.public() if "the match is over" in message.content] == [result.content]


async def test_super_nest_with_fair_play(world: World):
    await world.begin(world.ada, world.ben, super_nest=True, fair_play=True)
    assert "6×5" in world.say(world.bot.services.voices["bower"].option("super_nest"))
    clicker = Clicker(world, seed=2)
    answered = await clicker.play_through(world.ada, world.ben)
    assert answered >= 30
    assert clicker.most <= 4
    assert "15" in "".join(clicker.seen)
    await check_the_end(world)


async def test_only_those_asked_are_pinged_and_the_notice_before_is_gone(match: World):
    await Clicker(match, seed=3).play_through(match.ada, match.ben, most=10)
    sent = pinged(match)
    invitation, *notices = sent
    assert invitation[1] == [match.ben.id]
    assert len(notices) >= 8
    for text, users in notices:
        assert len(users) == 1
        assert text.startswith(f"<@{users[0]}>")
    assert len([message for message in match.public() if "your turn" in message.content]) == 1
    posts = await match.bot.services.store.posts.of_match(1)
    assert [post.kind for post in posts].count("notice") == 1


async def test_a_match_from_direct_messages_alone_in_two_languages(world: World):
    world.locales[world.ben.id] = "cs"
    await world.begin(world.ada, world.ben)
    board = await world.board()
    clicker = Clicker(world, seed=4)
    await clicker.play_through(world.ada, world.ben, direct=True)
    said = "\n".join(clicker.seen)
    assert "Which square" in said, "Ada's panels are English"
    assert "Kter" in said, "Ben's panels are Czech"
    assert "Zpět" in clicker.labels
    assert "**Bower** · over" in (await world.board()).content, "what all read is in the server's language"
    assert (await world.board()).id == board.id
    assert "konec" in (await world.hand(world.ben)).content
    assert "over" in (await world.hand(world.ada)).content


async def test_a_czech_server(tmp_path):
    async with open_world(tmp_path) as world:
        world.found("cs", ada="cs", ben="en-US")
        await world.begin(world.ada, world.ben)
        board = await world.board()
        assert labels(board) == ["Táhnout", "Moje ruka", "Průběh", "Další"]
        assert "domácí sada" in board.content
        assert "Before the first turn" in (await world.hand(world.ben)).content
        assert "Před prvním tahem" in (await world.hand(world.ada)).content
        panel = await world.press(world.ben, board, "Táhnout")
        assert "Ada" in panel.content or "Which" in panel.content
        await Clicker(world, seed=5).play_through(world.ada, world.ben, most=4)
        assert "Tah 2" in (await world.board()).content.replace("\u00a0", " ")


async def test_the_panel_shows_the_choice_before_it_is_made(match: World):
    clicker = Clicker(match, seed=6)
    await clicker.play_through(match.ada, match.ben, most=3)
    member = await match.asked(match.ada, match.ben)
    panel = await match.press(member, await match.board(), "Move")
    first = labels(panel)[0]
    panel = await match.press(member, panel, first)
    assert labels(panel) == ["Confirm", "Back"]
    drawn = (await panel.attachments[0].read()).decode()
    assert "('take'" in drawn, "the choice is drawn as a ghost"
    action = custom_id(panel, "Confirm").split(":")[4]
    assert action.startswith("take.")
    back = await match.press(member, panel, "Back")
    assert first in labels(back)
    assert (await match.service.match(1)).seq == int(custom_id(back, first).split(":")[3])


async def test_my_hand_log_and_text_show_each_their_own(match: World):
    board = await match.board()
    ada, ben = [shown(await member.click(board, label="My hand")) for member in (match.ada, match.ben)]
    assert ada.ephemeral
    assert ben.ephemeral
    known = [line for panel in (ada, ben) for line in panel.content.split("\n") if line.startswith("Request eggs")]
    assert len(set(known)) == 2, known
    log = await match.press(match.ada, board, "Log")
    begins = await match.asked(match.ada, match.ben)
    assert begins.name.capitalize() in log.content
    more = await match.press(match.ben, board, "More")
    assert labels(more) == ["As text", "Rules", "Send the board anew", "Resign"]
    text = await match.press(match.ben, more, "As text")
    assert text.id == more.id
    assert "Bower" in text.content
    carol = match.member("carol")
    spectator = await match.press(carol, await match.press(carol, board, "More"), "As text")
    assert "Request eggs that you know" not in spectator.content


async def test_the_board_is_sent_anew_once_it_has_scrolled_away(match: World):
    old = await match.board()
    for number in range(17):
        await match.ada.send(match.channel, f"chat {number}")
    await Clicker(match, seed=7).play_through(match.ada, match.ben, most=1)
    new = await match.board()
    assert new.id > old.id
    assert old.id not in [message.id for message in match.public()]
    await Clicker(match, seed=7).play_through(match.ada, match.ben, most=1)
    assert (await match.board()).id == new.id


async def test_an_old_hand_is_sent_anew(match: World):
    old = await match.hand(match.ada)
    await match.env.advance_time(3700)
    await Clicker(match, seed=8).play_through(match.ada, match.ben, most=2)
    new = await match.hand(match.ada)
    assert new.id > old.id
    history: list[discord.Message] = list(match.ada.user.dm_channel.history())
    assert [message.id for message in history] == [new.id]
    assert isinstance(await match.press(match.ada.user, new, "Log"), ResponseMessage)
