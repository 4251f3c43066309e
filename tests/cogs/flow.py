"""A match from /play to its result by people who press again when nothing happens, whatever becomes of the bot's calls to Discord."""

from simcord.actors import MemberActor

from engine.core.notation import to_text
from engine.core.phrase import say
from tests.cogs.world import World, labels
from tests.seam import Seam

LATER = 31
"""Seconds after which the bot has tried again."""
MOST = 4
"""How often somebody presses at most until it counts."""


class Flow:
    """Ada and Ben play one match after the other; together the steps make the bot do every kind of call."""

    def __init__(self, world: World, seam: Seam) -> None:
        self.world = world
        self.seam = seam
        self.number = 0
        """Of the match that is played now."""

    async def play(self) -> None:
        """All of it."""
        await self.begin()
        await self.act()
        await self.restart()
        await self.act()
        await self.repost()
        await self.stumble()
        await self.grow_old()
        await self.act()
        await self.act()
        await self.open_doors()
        await self.move()
        await self.leave()
        await self.end()

    async def pause(self) -> None:
        """Long enough for what had failed to be tried again."""
        await self.world.calm()
        await self.world.env.advance_time(LATER)
        await self.world.calm()

    async def grow_old(self) -> None:
        """An hour in which nothing happens."""
        await self.world.env.advance_time(3700)

    async def now(self):
        """The match as it is."""
        return await self.world.service.match(self.number)

    async def press(self, member: MemberActor, what: str) -> None:
        """A button under the board."""
        await self.world.forge(member, await self.world.board(self.number), what.replace("M", str(self.number)))

    # --- steps --------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """The lobby."""
        for _ in range(MOST):
            if not await self.world.service.of_player(self.world.ada.id):
                await self.world.ada.slash(self.world.channel, "play bower", opponent=self.world.ben)
                await self.pause()
        (match,) = await self.world.service.of_player(self.world.ada.id)
        self.number = match.id

    async def begin(self) -> None:
        """The lobby and the first question."""
        await self.open()
        for _ in range(MOST):
            if (await self.now()).status == "lobby":
                await self.press(self.world.ben, "a:join:M:0::0")
                await self.pause()
        assert (await self.now()).status == "live"
        await self.open_doors()

    async def open_doors(self) -> None:
        """Whoever is said to take no direct messages presses My hand."""
        for post in await self.world.bot.services.store.posts.of_match(self.number):
            if post.kind == "closed":
                await self.press(self.world.ada if post.user == self.world.ada.id else self.world.ben, "a:hand:M:0::0")
                await self.pause()

    async def act(self) -> None:
        """The one who is asked does something."""
        before = (await self.now()).seq
        for _ in range(MOST):
            if (await self.now()).seq == before:
                await self.act_once()
                await self.pause()
        assert (await self.now()).seq == before + 1, "done once"

    async def act_once(self) -> None:
        """One press of Confirm, under the first thing that can be done."""
        member = await self.world.asked(self.world.ada, self.world.ben, match=self.number)
        action = (await self.world.service.legal(self.number, member.id))[0]
        await self.press(member, f"a:do:M:{(await self.now()).seq}:{to_text(action)}:0")

    async def restart(self) -> None:
        """Another bot, which knows nobody's name."""
        await self.world.restart()
        await self.pause()

    async def die(self) -> None:
        """The bot is dead; another one starts."""
        await self.world.env.settle()
        await self.world.bot.services.service.close()
        self.seam.revive()
        await self.world.restart()
        await self.world.calm()

    async def repost(self) -> None:
        """The board sent anew."""
        old = (await self.world.board(self.number)).id
        for _ in range(MOST):
            if (await self.world.board(self.number)).id == old:
                await self.repost_once()
                await self.pause()
        assert (await self.world.board(self.number)).id != old

    async def repost_once(self) -> None:
        """One command for that."""
        await self.world.ada.slash(self.world.channel, "board", match=str(self.number))

    async def stumble(self) -> None:
        """A press that is wrong, under a panel of one's own."""
        for _ in range(MOST):
            result = await self.world.forge(self.world.ada, await self.world.board(self.number), f"a:more:{self.number}:0::0")
            if result.acknowledged and result.response is not None:
                await self.world.forge(self.world.ada, result.response, f"a:sure:{self.number}:0:other:0")
                break
        await self.pause()

    async def move(self) -> None:
        """Its channel is deleted, and the match goes on in another."""
        other = self.world.guild.create_text_channel("other")
        self.world.env.backend.delete_channel(self.world.channel.id)
        for _ in range(MOST):
            if (await self.now()).channel != other.id:
                await self.world.ada.slash(other, "board", match=str(self.number))
                await self.pause()
        self.world.channel = other
        assert (await self.now()).channel == other.id

    async def leave(self) -> None:
        """Ben leaves the server, and the next bot does not know his name."""
        self.world.guild.remove_member(self.world.ben)
        await self.restart()

    async def end(self) -> None:
        """Ada gives up."""
        for _ in range(MOST):
            if (await self.now()).is_open:
                await self.end_once()
                await self.pause()
        assert (await self.now()).ending == "resigned"

    async def end_once(self) -> None:
        """One press of the last button for that."""
        await self.press(self.world.ada, "a:sure:M:0:resign:0")

    # --- what must hold -----------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """One board, one notice for whom is asked or one result, one hand for each player; all of them show the match as it is."""
        world, match = self.world, await self.now()
        store = world.bot.services.store.posts
        others = {post.message for number in range(1, self.number) for post in await store.of_match(number)}
        mine = [message for message in world.public() if message.author.id == world.me.id and message.id not in others]
        texts = [message.content for message in mine]
        results = [message for message in mine if "match is over" in message.content]
        boards = [message for message in mine if {"Move", "Join", "Rematch"} & set(labels(message)) and message not in results]
        assert [message.id for message in boards] == [(await world.board(self.number)).id], texts
        assert len(results) == (match.status == "over"), texts
        await self._check_notice(boards[0].content, [text for text in texts if "your turn" in text])
        posts = {(post.kind, post.user) for post in await store.of_match(self.number)}
        for member in (world.ada, world.ben):
            hands = [message.id for message in member.user.dm_channel.history() if message.id not in others]
            is_closed = ("closed", member.id) in posts
            assert texts.count(world.say(say("hand-closed", name=member.name.capitalize()))) == is_closed, texts
            if match.status == "lobby" or is_closed:
                assert hands == [], "told in the channel instead"
            else:
                assert hands == [(await world.hand(member, self.number)).id]

    async def _check_notice(self, board: str, notices: list[str]) -> None:
        match = await self.now()
        if match.status != "live":
            assert notices == []
            return
        view = await self.world.service.view(self.number, None)
        assert len(notices) == 1, notices
        assert all(f"<@{match.players[seat]}>" in notices[0] for seat in view.to_act), notices
        assert self.world.say(self.world.bot.services.voices["bower"].progress(view)) in board
