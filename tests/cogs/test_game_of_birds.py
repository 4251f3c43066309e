"""The Game of Birds over Discord: whole matches of two, three and four members of both languages, on servers of both."""

from random import Random

import pytest

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


async def test_a_lobby_says_nothing_of_options_where_a_game_has_none(tmp_path):
    async with open_world(tmp_path) as world:
        world.found(ada="en-US")
        await world.ada.slash(world.channel, f"play {GAME}")
        assert "Options" not in (await world.board()).content
        await world.ada.slash(world.channel, "play bower")
        assert world.say(say("options-none")) in (await world.board(2)).content


def secrets(world: World, view, language: str) -> set[str]:
    """The lines of a hand that only its owner may read."""
    lines = [world.say(phrase, language) for phrase in world.bot.services.voices[GAME].private(view, ())]
    return {line for line in lines if "secret" in line or "tajná" in line}


@pytest.mark.parametrize(("seats", "locale", "server"), [(3, "cs", "cs"), (4, "en-US", "en")])
async def test_a_whole_match_of_three_or_four_each_in_their_language(tmp_path, seats, locale, server):
    """The first round and the last one by clicks; those between are answered at the match service, which is quicker."""
    async with open_world(tmp_path) as world:
        spoken = dict(zip(("ada", "ben", "cleo", "dana"), ("en-US", "cs", "en-US", "cs"), strict=True))
        world.found(locale, **dict(list(spoken.items())[:seats]))
        members = [getattr(world, name) for name in list(spoken)[:seats]]
        await gather(world, *members[1:])
        board = await world.board()
        assert labels(board) == (["Move", "My hand", "Log", "More"] if server == "en" else ["Táhnout", "Moje ruka", "Průběh", "Další"])
        clicker, turns, last = Clicker(world, seed=1), set(), 9 if seats == 3 else 8
        while (view := await world.service.view(1, None)).round < 2:
            asked = await world.asked(*members)
            turns.add((view.round, asked.id))
            await check_secrets(world, members)
            await clicker.play_through(asked, most=1)
        assert len(turns) == seats, "everybody has had a turn"
        assert (await world.board()).id == board.id, "the board is edited in place"
        await check_hands(world, *members)
        await play_on(world, members, last)
        await clicker.play_through(*members)
        assert clicker.most <= 4, "Move, the verb, the card, and for a swap the other one"
        said = "\n".join(clicker.seen)
        assert [text for text in ("Which card do you play?", "Kterou kartu zahrajete?", "On the line:") if text not in said] == []
        await check_the_end(world, server, last)


async def check_secrets(world: World, members) -> None:
    """Nobody's secret cards stand in public."""
    public = "\n".join(message.content for message in world.public())
    for member, language in zip(members, ("en", "cs", "en", "cs"), strict=False):
        known = secrets(world, await world.service.view(1, member.id), language)
        assert [line for line in known if line in public] == []


async def play_on(world: World, members, until: int) -> None:
    """Answer every question at random at the match service until a round begins."""
    luck = Random(5)
    while (await world.service.view(1, None)).round < until:
        asked = await world.asked(*members)
        legal = await world.service.legal(1, asked.id)
        await world.service.submit(1, asked.id, (await world.service.match(1)).seq, luck.choice(legal))


async def check_the_end(world: World, language: str, rounds: int) -> None:
    """The result stands in the channel in the match's language, with the record."""
    match, view = await world.service.match(1), await world.service.view(1, None)
    assert (match.status, match.ending, view.round) == ("over", "played", rounds)
    result = world.public()[-1]
    called = {getattr(world, name).id: name.capitalize() for name in ("ada", "ben", "cleo", "dana")[: len(match.players)]}
    voice = world.bot.services.voices[GAME]
    lines = [world.say(phrase, language) for phrase in voice.result(view, [called[player] for player in match.players])]
    assert [line for line in lines if line not in result.content] == []
    record = parse((await result.attachments[1].read()).decode())
    assert (record.game, record.seats, record.cards) == (GAME, len(match.players), GAMES[GAME].cards_digest)
    assert min(record.ranking) == 1


async def check_hands(world: World, *members) -> None:
    """Everybody's direct message is in the own language and tells of nobody else's secret cards."""
    voice = world.bot.services.voices[GAME]
    for member, language in zip(members, ("en", "cs", "en", "cs"), strict=False):
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
        await check_the_end(world, "cs", 8)
        assert labels(world.public()[-1]) == ["Odveta", "Průběh"]
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
