"""Matches of Crows by clicks alone: two, three and four seats, a board that grows, in two languages. It added no Discord code."""

from pathlib import Path
from typing import Any

import pytest

from cogs.limits import ALT, CONTENT
from engine.core.phrase import say
from engine.core.record import parse
from engine.games.crows.cards import CARDS
from tests.cogs.clicker import Clicker
from tests.cogs.world import World, labels, open_world, shown

NAMES = "ada", "ben", "cleo", "dan"
ROW_EN, ROW_CS = "In which row do you place your shiny object?", "Do kterého řádku umístíte lesklý předmět?"


def few_tiles(folder: Path) -> Path:
    """A folder with an owner's set of Crows so small that a match has a few rounds; nothing else is other than in the house set."""
    cards = CARDS.read_text(encoding="utf-8")
    trees = ("empty tree", 14, 7), ("1-crow tree", 14, 4), ("2-crow tree", 9, 4)
    for kind, count, fewer in (*trees, ("trinkets", 5, 2), ("cemetery", 5, 2)):
        assert f'"{kind}" = {count}\n' in cards
        cards = cards.replace(f'"{kind}" = {count}\n', f'"{kind}" = {fewer}\n')
    folder.joinpath("sets").mkdir()
    folder.joinpath("sets", "crows.toml").write_text(cards, encoding="utf-8")
    return folder / "sets"


async def begin(world: World, locale: str, seats: int, **options: Any) -> list[Any]:
    """A match of Crows from the command to the first question; gives its members, the host first."""
    world.found(locale, **dict.fromkeys(NAMES[:seats], locale))
    ada, *guests = members = [getattr(world, name) for name in NAMES[:seats]]
    invited = {"opponent" if place == 1 else f"opponent_{place}": guest for place, guest in enumerate(guests, start=1)}
    await ada.slash(world.channel, "play crows", **invited, **options)
    for guest in guests:
        assert (await world.service.match(1)).status == "lobby", "one is still awaited"
        await guest.click(await world.board(), custom_id="a:join:1:0::0")
    assert (await world.service.match(1)).status == "live"
    return members


async def state_of(world: World) -> Any:
    """What everybody may see."""
    return await world.service.view(1, None)


async def check_the_end(world: World, language: str) -> None:
    """The result stands in the channel once: a line a seat and the winner in the match's language, a picture in words, the record."""
    match = await world.service.match(1)
    assert match.status == "over"
    called = {getattr(world, name).id: name.capitalize() for name in NAMES[: len(match.players)]}
    names = [called[player] for player in match.players]
    result = world.public()[-1]
    assert len(result.content) <= CONTENT
    for phrase in world.bot.services.voices["crows"].result(await state_of(world), names):
        assert world.say(phrase, language) in result.content
    picture, record = result.attachments
    assert 40 < len(picture.description) <= ALT
    assert record.filename == "crows-1.txt"
    assert f"\nseats {len(names)}\n" in (await record.read()).decode()


async def test_two_members_to_the_end_with_at_most_four_presses(tmp_path: Path):
    async with open_world(tmp_path) as world:
        members = await begin(world, "en-US", 2)
        world.locales[members[1].id] = "cs"
        clicker = Clicker(world, seed=1)
        await clicker.play_through(*members)
        for asked in (ROW_EN, ROW_CS):
            assert any(asked in said for said in clicker.seen), f"each is asked in the own language: {asked}"
        view = await state_of(world)
        assert view.round == (17 if any(view.trashed) else 16), "a Trash tile played leaves a tile of the deck for a round more"
        assert len(view.cells) == 9 + 32 + sum(view.trashed)
        assert clicker.most <= 4, "at most four presses and a confirmation, however large the board"
        await check_the_end(world, "en")


async def test_two_members_on_a_czech_server_one_of_whom_reads_english(tmp_path: Path):
    async with open_world(tmp_path, settings={"cards_dir": few_tiles(tmp_path)}) as world:
        members = await begin(world, "cs", 2)
        world.locales[members[0].id] = "en-US"
        clicker = Clicker(world, seed=4)
        await clicker.play_through(*members)
        for asked in (ROW_EN, ROW_CS):
            assert any(asked in said for said in clicker.seen), f"each is asked in the own language: {asked}"
        assert clicker.most <= 4
        assert (await state_of(world)).round >= 3
        await check_the_end(world, "cs")


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("cs", "cs")])
async def test_three_members_with_every_variant(tmp_path: Path, locale: str, language: str):
    async with open_world(tmp_path, settings={"cards_dir": few_tiles(tmp_path)}) as world:
        options = {"tile_choices": True, "all_the_birds": True, "scoring_cap": True, "random_trash": True}
        members = await begin(world, locale, 3, **options)
        clicker = Clicker(world, seed=2)
        await clicker.play_through(*members)
        assert clicker.most <= 4
        assert (await state_of(world)).round >= 3
        await check_the_end(world, language)


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("cs", "cs")])
async def test_one_of_four_resigns_and_the_others_play_on(tmp_path: Path, locale: str, language: str):
    async with open_world(tmp_path, settings={"cards_dir": few_tiles(tmp_path)}) as world:
        members = await begin(world, locale, 4)
        clicker = Clicker(world, seed=3)
        await clicker.play_through(*members, most=5)
        sure = shown(await members[0].slash(world.channel, "resign"))
        await members[0].click(sure, label=labels(sure)[0])
        match = await world.service.match(1)
        gone = match.players.index(members[0].id)
        assert match.status == "live", "the others play on"
        assert (await state_of(world)).resigned == (gone,)
        assert world.say(say("board-resigned", people=(say("lobby-player", name="Ada"),)), language) in (await world.board()).content
        assert await world.service.legal(1, members[0].id) == []
        await clicker.play_through(*members[1:])
        record = parse(await world.service.record(1))
        resigned = [entry.kind for entry in record.entries].index("resign")
        assert [entry.seat for entry in record.entries[resigned:]].count(gone) > 3, "idle acts for the seat"
        assert record.ranking[gone] == 4, "which ranks last"
        assert sorted(record.ranking)[0] == 1
        await check_the_end(world, language)


async def test_a_lobby_invites_as_many_as_can_play_and_no_more(tmp_path: Path):
    async with open_world(tmp_path) as world:
        members = await begin(world, "en-US", 4)
        match = await world.service.match(1)
        assert sorted(match.players) == sorted(member.id for member in members)
        eve = world.member("eve")
        answer = shown(await world.forge(eve, await world.board(), "a:join:1:0::0"))
        assert answer.content
        assert eve.id not in (await world.service.match(1)).players


async def test_what_happened_is_marked_in_the_pictures_beside_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with open_world(tmp_path) as world:
        world.found("en-US", ada="en-US")
        artist, drawn = world.bot.services.artist, []
        draw = artist.draw

        async def spy(game: str, *what: Any, **how: Any) -> bytes:
            drawn.append(how["events"])
            return await draw(game, *what, **how)

        monkeypatch.setattr(artist, "draw", spy)
        page = shown(await world.ada.slash(world.channel, "rules", game="crows", topic="flocking"))
        assert len(page.attachments) == 1
        assert [sum(kind == "flocked" for kind, _, _ in events) for events in drawn] == [6]
