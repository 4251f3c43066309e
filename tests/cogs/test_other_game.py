"""A game that the cogs have never heard of: three seats, all asked at once, options of every kind. It adds no Discord code."""

from collections.abc import AsyncIterator
from dataclasses import replace

import discord
import pytest

from engine.core.notation import to_text
from engine.core.phrase import Phrase, say
from engine.core.voice import Voice
from engine.match import MatchService
from tests.cogs.clicker import Clicker
from tests.cogs.world import PlainArtist, World, labels, new_bot, open_world, parts, shown
from tests.core.toy import Toy


def plainly(text: str) -> Phrase:
    """The text itself, by way of a message that says nothing else."""
    return say("lobby-player", name=text)


class ToyVoice(Voice):
    """Says in plain words what the game has."""

    topics = ("summary",)

    def title(self):
        return plainly("Toy")

    def option(self, option):
        return plainly(f"option {option}")

    def progress(self, view):
        return plainly(f"{view.deck} cards left")

    def ask(self, view, names):
        return plainly("bids are asked of " + ", ".join(names[seat] for seat in view.to_act))

    def part(self, view, prefix):
        return plainly("How much?")

    def label(self, view, prefix):
        return plainly(f"bid {prefix[-1]}")

    def action(self, view, action):
        return plainly(f"Bid {action[1]}.")

    def hint(self, view, hint):
        return plainly(f"that is {hint[0]}")

    def story(self, view, told, names):
        seat, *what = told[2]
        return plainly(" ".join(map(str, (names[seat], told[0], *what))))

    def alt(self, view, names, kind):
        return (plainly(f"{kind} with {view.deck} cards left"),)

    def private(self, view, names):
        return (plainly(f"your bid: {view.bids[view.seat]}"),)

    def position(self, view, names):
        return tuple(plainly(f"{name} has {hand}") for name, hand in zip(names, view.hands, strict=True))

    def result(self, view, names):
        return (plainly(f"hands {view.hands}"), plainly("somebody wins"))

    def rules(self, topic):
        return (plainly("Bid."),)

    def topic(self, topic):
        return plainly(topic)


@pytest.fixture
async def world(tmp_path, monkeypatch) -> AsyncIterator[World]:
    async def toy_bot(folder, real_artist=False):
        bot = await new_bot(folder)
        games = {"toy": Toy()}
        service = MatchService(bot.services.store, games, now=discord.utils.utcnow)
        bot.services = replace(bot.services, games=games, voices={"toy": ToyVoice()}, service=service, artist=PlainArtist())
        return bot

    monkeypatch.setattr("tests.cogs.world.new_bot", toy_bot)
    async with open_world(tmp_path) as world:
        world.found(ada="en-US", ben="en-US", cleo="en-US")
        yield world


async def test_its_options_of_every_kind_and_several_opponents(world: World):
    await world.ada.slash(world.channel, "play toy", opponent=world.ben, opponent_2=world.cleo, open=True, size=7, mood="wild")
    match = await world.service.match(1)
    assert (match.options, match.invited) == ({"open": True, "size": 7, "mood": "wild"}, (world.ben.id, world.cleo.id))
    lobby = await world.board()
    assert "\n• option open\n• option size: 7\n• option mood: wild\n" in lobby.content
    await world.press(world.ben, lobby, "Join")
    assert (await world.service.match(1)).status == "lobby", "one is still awaited"
    await world.press(world.cleo, lobby, "Join")
    assert (await world.service.match(1)).status == "live"


async def test_several_asked_at_once_answer_in_any_order_and_one_notice_pings_them(world: World):
    await world.ada.slash(world.channel, "play toy", opponent=world.ben, opponent_2=world.cleo)
    for member in (world.ben, world.cleo):
        await world.press(member, await world.board(), "Join")
    notices = [message for message in world.public() if "your turn" in message.content]
    assert [sorted(user.id for user in message.mentions) for message in notices] == [sorted((world.ada.id, world.ben.id, world.cleo.id))]
    panels = {member: await world.press(member, await world.board(), "Move") for member in (world.cleo, world.ada, world.ben)}
    for member in (world.cleo, world.ada):
        panel = await world.press(member, panels[member], "bid 3")
        assert "moved on" not in panel.content, "the answers of others make no question stale"
        assert "that is bold" in panel.content
        done = await world.press(member, panel, "Confirm")
        assert "moved on" not in done.content
        assert "your bid: 3" in done.content
    (notice,) = [message for message in world.public() if "your turn" in message.content]
    assert notice.content == f"<@{world.ben.id}>: your turn in Toy (match 1).", "those who have answered are not named any more"
    log = await world.press(world.ben, await world.board(), "Log")
    assert "bid 3" not in log.content, "bids are hidden until all are in"
    panel = await world.press(world.ben, panels[world.ben], "bid 1")
    await world.press(world.ben, panel, "Confirm")
    log = await world.press(world.ben, await world.board(), "Log")
    assert "drew" in log.content


async def test_a_whole_match(world: World):
    await world.ada.slash(world.channel, "play toy", size=7)
    lobby = await world.board()
    for member in (world.ben, world.cleo):
        await world.press(member, lobby, "Join")
    await world.press(world.ada, await world.board(), "Start")
    clicker = Clicker(world, seed=1)
    await clicker.play_through(world.ada, world.ben, world.cleo)
    assert labels(world.public()[-1]) == ["Rematch", "Log"]
    assert "somebody wins" in world.public()[-1].content


async def test_one_resigns_and_the_others_play_on(world: World):
    await world.ada.slash(world.channel, "play toy", opponent=world.ben, opponent_2=world.cleo)
    for member in (world.ben, world.cleo):
        await world.press(member, await world.board(), "Join")
    sure = shown(await world.ada.slash(world.channel, "resign"))
    await world.press(world.ada, sure, "Resign")
    assert (await world.service.match(1)).status == "live"
    assert (await world.service.match(1)).host != world.ada.id, "host rights pass on"
    assert "your bid" in (await world.press(world.ada, await world.board(), "Move")).content
    await Clicker(world, seed=2).play_through(world.ben, world.cleo)
    assert (await world.service.match(1)).status == "over"


async def test_typed_choices(world: World):
    await world.ada.slash(world.channel, "play toy", opponent=world.ben)
    await world.press(world.ben, await world.board(), "Join")
    assert [choice["value"] for choice in await world.ada.autocomplete(world.channel, "move", "action", "bid")] == [
        "bid.1",
        "bid.2",
        "bid.3",
    ]
    await world.ada.slash(world.channel, "move", action="BID 2")
    legal = await world.service.legal(1, world.ada.id)
    assert [to_text(action) for action in legal] == []
    assert parts(await world.board())
