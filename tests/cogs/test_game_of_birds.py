"""The Game of Birds by clicks alone: four members through two rounds, two to the end; members of both languages, servers of both."""

from engine.core.phrase import say
from engine.core.record import parse
from engine.games import GAMES
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, open_world, parts, shown

GAME = "game_of_birds"


async def gather(world: World, *guests) -> None:
    """A match of Ada's with the guests, by clicks, to its first question."""
    names = ["opponent", *(f"opponent_{number}" for number in range(2, len(guests) + 1))]
    await world.ada.slash(world.channel, f"play {GAME}", **dict(zip(names, guests, strict=True)))
    for guest in guests:
        assert (await world.service.match(1)).status == "lobby"
        await guest.click(await world.board(), custom_id="a:join:1:0::0")
    assert (await world.service.match(1)).status == "live"


def secrets(world: World, view, language: str) -> set[str]:
    """The lines of a hand that only its owner may read."""
    lines = [world.say(phrase, language) for phrase in world.bot.services.voices[GAME].private(view, ())]
    return {line for line in lines if "secret" in line or "tajná" in line}


async def test_four_members_play_two_rounds_each_in_their_language(tmp_path):
    async with open_world(tmp_path) as world:
        world.found(ada="en-US", ben="cs", cleo="en-US", dana="cs")
        members = world.ada, world.ben, world.cleo, world.dana
        await gather(world, *members[1:])
        board = await world.board()
        assert labels(board) == ["Move", "My hand", "Log", "More"]
        clicker, turns = Clicker(world, seed=1), set()
        while (view := await world.service.view(1, None)).round < 3:
            asked = await world.asked(*members)
            turns.add((view.round, asked.id))
            public = "\n".join(message.content for message in world.public())
            for member, language in zip(members, ("en", "cs", "en", "cs"), strict=True):
                known = secrets(world, await world.service.view(1, member.id), language)
                assert [line for line in known if line in public] == []
            await clicker.play_through(asked, most=1)
        assert len(turns) == 8, "everybody has had two turns"
        assert (await world.board()).id == board.id, "the board is edited in place"
        assert clicker.most <= 4, "Move, the verb, the card, and for a swap the other one"
        said = "\n".join(clicker.seen)
        assert "Which card do you play?" in said
        assert "Kterou kartu zahrajete?" in said
        assert "On the line:" in said, "what lies on a line is said before it is taken"
        await check_hands(world, *members)


async def check_hands(world: World, *members) -> None:
    """Everybody's direct message is in the own language and tells of nobody else's secret cards."""
    voice = world.bot.services.voices[GAME]
    for member, language in zip(members, ("en", "cs", "en", "cs"), strict=True):
        hand = await world.hand(member)
        view = await world.service.view(1, member.id)
        assert world.say(voice.progress(view), language) in hand.content
        assert all(world.say(phrase, language) in hand.content for phrase in voice.private(view, ()))
        drawn = await hand.attachments[-1].read()
        assert f"{GAME} seat {view.seat} ".encode() in drawn, "the own picture, not the table's"


async def test_two_members_play_to_the_end_on_a_czech_server(tmp_path):
    async with open_world(tmp_path) as world:
        world.found("cs", ada="cs", ben="en-US")
        await gather(world, world.ben)
        assert labels(await world.board()) == ["Táhnout", "Moje ruka", "Průběh", "Další"]
        clicker = Clicker(world, seed=2)
        await clicker.play_through(world.ada, world.ben)
        assert clicker.most <= 4
        match, view = await world.service.match(1), await world.service.view(1, None)
        assert (match.status, match.ending, view.round) == ("over", "played", 8)
        result = world.public()[-1]
        lines = [world.say(phrase, "cs") for phrase in world.bot.services.voices[GAME].result(view, ("Ada", "Ben"))]
        assert [line for line in lines if line not in result.content] == []
        assert labels(result) == ["Odveta", "Průběh"]
        record = parse((await result.attachments[1].read()).decode())
        assert (record.game, record.seats, record.cards) == (GAME, 2, GAMES[GAME].cards_digest)
        assert sorted(record.ranking) in ([1, 2], [1, 1])
        assert "konec" in (await world.hand(world.ada)).content
        assert "over" in (await world.hand(world.ben)).content


async def test_why_text_and_rules_in_the_language_of_the_one_who_asks(tmp_path):
    async with open_world(tmp_path) as world:
        world.found(ada="en-US", ben="cs")
        await gather(world, world.ben)
        asked = await world.asked(world.ada, world.ben)
        language = "en" if asked is world.ada else "cs"
        view, voice = await world.service.view(1, asked.id), world.bot.services.voices[GAME]
        panel = await world.press(asked, await world.board(), "Move")
        why = await world.press(asked, panel, world.say(say("button-why"), language))
        assert world.say(voice.why(view)[0], language) in why.content
        for member, spoken in ((world.ada, "en"), (world.ben, "cs")):
            text = shown(await member.slash(world.channel, "board", text=True)).content
            mine = secrets(world, await world.service.view(1, member.id), spoken)
            assert len(mine) > 1, "six cards are dealt in secret"
            assert [line for line in mine if line not in text] == []
            rules = shown(await member.slash(world.channel, "rules", game=GAME))
            assert [part for part in voice.rules("summary") if world.say(part, spoken) not in rules.content] == []
            assert len(parts(rules)[0]["options"]) == len(voice.topics)
