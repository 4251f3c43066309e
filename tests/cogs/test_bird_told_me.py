"""The Bird Told Me to Do It by clicks alone: two members for some turns, three to the end; members of both languages, servers of both."""

from engine.core.record import parse
from tests.cogs.clicker import Clicker
from tests.cogs.world import labels, open_world

GAME = "bird_told_me"


async def test_two_members_play_some_turns_each_in_their_language(tmp_path):
    async with open_world(tmp_path) as world:
        world.found(ada="en-US", ben="cs")
        await world.ada.slash(world.channel, f"play {GAME}", opponent=world.ben)
        await world.ben.click(await world.board(), custom_id="a:join:1:0::0")
        board = await world.board()
        assert labels(board) == ["Move", "My hand", "Log", "More"]
        clicker = Clicker(world, seed=1)
        await clicker.play_through(world.ada, world.ben, most=14)
        assert (await world.board()).id == board.id, "the board is edited in place"
        assert clicker.most <= 4
        said = "\n".join(clicker.seen)
        for member, language in ((world.ada, "en"), (world.ben, "cs")):
            view = await world.service.view(1, member.id)
            voice = world.bot.services.voices[GAME]
            hand = await world.hand(member)
            assert all(world.say(phrase, language) in hand.content for phrase in voice.private(view, ()))
        assert "Confirm?" in said
        assert "Potvrdit?" in said


async def test_three_members_play_to_the_end(tmp_path):
    async with open_world(tmp_path) as world:
        world.found("cs", ada="cs", ben="en-US", cleo="cs")
        members = world.ada, world.ben, world.cleo
        await world.ada.slash(world.channel, f"play {GAME}", opponent=world.ben, opponent_2=world.cleo)
        for guest in members[1:]:
            await guest.click(await world.board(), custom_id="a:join:1:0::0")
        await Clicker(world, seed=2).play_through(*members)
        match = await world.service.match(1)
        assert (match.status, match.ending) == ("over", "played")
        record = parse(await world.service.record(1))
        assert record.game == GAME
        assert len(record.ranking) == 3
        assert "Rematch" in labels(world.public()[-1]) or "Odveta" in labels(world.public()[-1])
