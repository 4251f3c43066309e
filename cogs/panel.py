"""The private panel: a player's picture and the menu of what may be chosen now. Drawn afresh for every press; nothing of it is kept."""

from cogs.address import Address, read_prefix
from cogs.answers import explain, refuse
from cogs.caller import Caller
from cogs.desk import Desk
from cogs.draft import GO, MAIN, Button, Component, Draft, Link, Row
from cogs.limits import CONTENT, fit
from cogs.menus import menu_rows
from cogs.wording import footer, heading, legend, newest_lines, said, story_lines
from engine.core.game import View
from engine.core.menu import Menu, open_menu
from engine.core.notation import Action
from engine.core.phrase import say
from engine.match import IllegalError, Match, Refusal, StaleError

_STORY = 500
"""How much room what just happened may take of a panel's text."""


class Panels:
    """Makes panels and takes their presses."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def move(self, caller: Caller, address: Address) -> None:
        """The button Move: a new panel, from the beginning, with what the others have done since the presser's last choice."""
        match = await self._desk.find(caller, address.match_id)
        if not match.is_open:
            # The board under which this button stands still has not been brought up to date.
            self._desk.boards.refresh(match.id)
        await caller.show(await self.draft(caller, match, notice=await self._news(caller, match)))

    async def hand(self, caller: Caller, address: Address) -> None:
        """The button My hand: what this player knows. Also another try at the direct message, in case it was closed."""
        match = await self._desk.find(caller, address.match_id)
        await caller.show(await self.draft_hand(caller, match))
        self._desk.hands.retry(match.id, caller.user)

    async def walk(self, caller: Caller, address: Address) -> None:
        """A choice, a way back or another page: the same panel at another place of the menu."""
        match = await self._desk.find(caller, address.match_id)
        prefix = read_prefix(caller.values[0]) if caller.values else address.prefix
        page = address.page if address.kind == "page" else 0
        if address.kind != "page" and (decided := await self._decided(caller, match, prefix)):
            return await self.act(caller, match, decided, address.seq)
        notice = "" if address.seq == match.seq else await self._moved_on(caller, match)
        await caller.show(await self.draft(caller, match, prefix, page, notice))

    async def _decided(self, caller: Caller, match: Match, prefix: Action) -> Action | None:
        """The action to be done at once: that of a choice which leaves no other, for one who does not want to be asked again."""
        if self._desk.preferences.confirms(caller.user) or not prefix or match.status != "live":
            return None
        menu = open_menu(await self._desk.service.legal(match.id, caller.user), prefix)
        return menu.prefix if menu is not None and menu.is_whole else None

    async def confirm(self, caller: Caller, address: Address) -> None:
        """The button Confirm: the action is done, and the panel shows what happened and what is asked next."""
        match = await self._desk.find(caller, address.match_id)
        await self.act(caller, match, address.prefix, address.seq)

    async def act(self, caller: Caller, match: Match, action: Action, seq: int) -> None:
        """Do an action for the presser and show what came of it; refused, say why above a fresh panel."""
        try:
            await self._desk.service.submit(match.id, caller.user, seq, action)
        except Refusal as error:
            reasons = await self.reasons(caller, match, action) if isinstance(error, IllegalError) else []
            # A second tap on Confirm is stale as well, and its answer takes the place of the first one's: that one's story with it.
            story = await self._story(caller, match, seq) if isinstance(error, StaleError) else ""
            notice = "\n".join(filter(None, (caller.words(explain(error)), *reasons, await self._board_line(caller, match), story)))
            match = await self._desk.service.match(match.id)
            return await caller.show(await self.draft(caller, match, notice=notice))
        before, match = match, await self._desk.service.match(match.id)
        await caller.show(await self.draft(caller, match, notice=await self._story(caller, match, before.seq)))

    async def draft(self, caller: Caller, match: Match, prefix: Action = (), page: int = 0, notice: str = "") -> Draft:
        """The panel of the presser at a place of the menu. Raises RefusedError for one who does not play."""
        view = await self._own_view(caller, match)
        legal = await self._desk.service.legal(match.id, caller.user)
        menu = open_menu(legal, prefix) or open_menu(legal)
        if menu is None:
            return (await self.draft_hand(caller, match)).under(notice)
        place = Address("go", str(match.id), match.seq)
        words = caller.words
        lines = [notice, heading(self._desk, match, view, words), *await self._question(caller, match, view, menu)]
        lines.append(self._desk.boards.homeless_line(match, words))
        return Draft(
            fit("\n".join(line for line in lines if line), CONTENT),
            await self._desk.picture(match, "seat", view, words, menu.prefix, legal=legal, lettered=self._lettered(caller)),
            await self._rows(caller, match, view, menu, place, page),
        )

    async def draft_hand(self, caller: Caller, match: Match) -> Draft:
        """What the presser knows, with the way to act when asked. Raises RefusedError for one who does not play."""
        view = await self._own_view(caller, match)
        words, voice, names = caller.words, self._desk.voice(match), await self._desk.text_names(match)
        lines = [heading(self._desk, match, view, words)]
        if match.status == "live":
            asked = voice.ask(view, names)
            # First of all to one who is not asked, who may have pressed Move.
            lines = [*lines, words(asked)] if view.seat in view.to_act else [words(say("hand-waiting", ask=asked)), *lines]
        lines += legend(voice, view, words, self._lettered(caller)) + said(voice.private(view, names), words)
        rows: tuple[Component, ...] = ()
        if view.seat in view.to_act:
            rows += (Button(Address("move", str(match.id), match.seq), words(say("button-move")), MAIN),)
        if (link := await self._desk.link(match)) is not None:
            rows += (Link(link, words(say("button-board"))),)
        lines += [self._desk.boards.homeless_line(match, words), footer(self._desk, match, words)]
        legal = await self._desk.service.legal(match.id, caller.user)
        files = await self._desk.picture(match, "seat", view, words, legal=legal, lettered=self._lettered(caller))
        return Draft(fit("\n".join(filter(None, lines)), CONTENT), files, (rows,))

    async def why(self, caller: Caller, address: Address) -> None:
        """The button "Why?": what may be chosen now, and by which rules nothing else. The panel stays as it is."""
        match = await self._desk.find(caller, address.match_id)
        view = await self._own_view(caller, match)
        words, voice = caller.words, self._desk.voice(match)
        phrases = voice.why(view)
        if not phrases:
            raise refuse("refusal-not-asked")
        lines = [heading(self._desk, match, view, words), words(voice.part(view, ())), *said(phrases, words)]
        rules = Button(Address("rules", match.game), words(say("button-rules")))
        await caller.show(Draft(fit("\n".join(lines), CONTENT), rows=((rules,),)))

    async def reasons(self, caller: Caller, match: Match, action: Action) -> list[str]:
        """The rule that keeps the presser from an action now, as lines; none of one who does not play or where the game says nothing."""
        view = await self._desk.service.view(match.id, caller.user)
        return [f"> {line}" for line in said(self._desk.voice(match).why(view, action), caller.words)] if view.seat >= 0 else []

    def _lettered(self, caller: Caller) -> bool:
        return self._desk.preferences.letters_of(caller.user)

    async def _own_view(self, caller: Caller, match: Match) -> View:
        if match.status == "lobby":
            raise refuse("error-not-started")
        if caller.user not in match.players:
            raise refuse("error-not-yours")
        return await self._desk.service.view(match.id, caller.user)

    async def _question(self, caller: Caller, match: Match, view: View, menu: Menu) -> list[str]:
        """What is asked, what has been chosen so far, and what the engine has to say about a whole choice."""
        words, names = caller.words, await self._desk.text_names(match)
        voice = self._desk.voice(match).with_names(names)
        asked = words(voice.ask(view, names))
        if not menu.is_whole:
            chosen = said((voice.label(view, menu.prefix[:size]) for size in range(2, len(menu.prefix) + 1)), words)
            helps = legend(voice, view, words, self._lettered(caller))
            return [*helps, asked, " › ".join(chosen), words(voice.part(view, menu.prefix))]
        hints = self._desk.games[match.game].hints(view, view.seat, menu.prefix)
        # Where there was nothing to choose, nobody has read yet what it is the answer to.
        return [
            *([asked] if menu.back is None else []),
            words(say("panel-confirm", action=voice.action(view, menu.prefix))),
            *(words(voice.hint(view, hint)) for hint in hints),
            words(say("panel-sure")),
        ]

    async def _rows(self, caller: Caller, match: Match, view: View, menu: Menu, place: Address, page: int) -> tuple[Row, ...]:
        words, voice = caller.words, self._desk.voice(match).with_names(await self._desk.names(match))
        if not menu.is_whole:
            ask = words(voice.part(view, menu.prefix))
            why: Row = (Button(place.at("why"), words(say("button-why"))),) if voice.why(view) else ()
            return menu_rows(place, menu, page, lambda prefix: words(voice.label(view, prefix)), ask, words, why)
        row: Row = (Button(place.at("do", menu.prefix), words(say("button-confirm")), GO),)
        if menu.back is not None:
            row += (Button(place.at("go", menu.back), words(say("button-back"))),)
        return (row,)

    async def _story(self, caller: Caller, match: Match, since: int) -> str:
        """What happened from that entry on, as this player may know it."""
        view = await self._desk.service.view(match.id, caller.user)
        told = await self._desk.told(match, caller.user, since)
        voice, names = self._desk.voice(match), await self._desk.text_names(match)
        lines = story_lines((voice.news(view, event, names) for event in told), caller.words)
        earlier = f"> {caller.words(say('panel-earlier'))}"
        return newest_lines([f"> {line}" for line in lines], _STORY, earlier) + "\n" if lines else ""

    async def _news(self, caller: Caller, match: Match) -> str:
        """What has happened since the presser last chose something; nothing for one who is not asked."""
        if match.status != "live" or not await self._desk.service.legal(match.id, caller.user):
            return ""
        return await self._story(caller, match, await self._desk.service.acted(match, caller.user))

    async def _moved_on(self, caller: Caller, match: Match) -> str:
        """Said of a press on an older panel; not while several are asked at once, when others' answers change nothing for this one."""
        if match.status == "live" and len((await self._desk.service.view(match.id, caller.user)).to_act) > 1:
            return ""
        return "\n".join(filter(None, (caller.words(say("panel-moved-on")), await self._board_line(caller, match))))

    async def _board_line(self, caller: Caller, match: Match) -> str:
        link = await self._desk.link(match)
        return caller.words(say("panel-board", link=link)) if link else ""
