"""Lessons: a game's guided first match, for one person alone. The address of a press carries the screen's number; nothing is stored."""

from collections.abc import Mapping

from cogs.address import Address, AddressError, read_prefix
from cogs.answers import refuse
from cogs.caller import Caller
from cogs.desk import Desk, Sketch
from cogs.draft import GO, MAIN, Button, Draft, Row
from cogs.limits import CONTENT, fit
from cogs.menus import menu_rows
from cogs.people import escaped, name_of, plain
from cogs.wording import legend, newest_lines, said, story_lines
from engine.core.lesson import Lesson, Moment
from engine.core.menu import Menu, open_menu
from engine.core.notation import Action
from engine.core.phrase import say
from engine.core.voice import Names

_STORY = 350
"""How much room what has happened since the screen before may take."""


class Lessons:
    """Shows the screens of lessons and takes their presses: the same menus as in a match, with the game's id in place of its number."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def all(self) -> Mapping[str, Lesson]:
        """The lessons of the games that the bot has, by the game's id."""
        services = self._desk.services
        return {id: lesson for id, lesson in services.lessons.items() if id in services.voices}

    async def learn(self, caller: Caller, address: Address) -> None:
        """A screen from its beginning: the first one, the next one, or the first once more."""
        await caller.show(await self.draft(caller, address.subject, address.seq))

    async def walk(self, caller: Caller, address: Address) -> None:
        """A choice, a way back or another page of the menu."""
        prefix = read_prefix(caller.values[0]) if caller.values else address.prefix
        _, moment = self._find(address.subject, address.seq)
        menu = open_menu(moment.legal, prefix)
        chosen = menu is not None and menu.is_whole and prefix and address.kind != "page"
        if menu is not None and chosen and not self._desk.preferences.confirms(caller.user):
            return await self._act(caller, address, menu.prefix)
        page = address.page if address.kind == "page" else 0
        await caller.show(await self.draft(caller, address.subject, address.seq, prefix, page))

    async def confirm(self, caller: Caller, address: Address) -> None:
        """The button Confirm: what the lesson wants goes on; anything else is answered with what it wants instead."""
        await self._act(caller, address, address.prefix)

    async def why(self, caller: Caller, address: Address) -> None:
        """The button "Why?"."""
        lesson, moment = self._find(address.subject, address.seq)
        voice = self._desk.services.voices[address.subject]
        phrases = voice.why(moment.view)
        if not phrases:
            raise refuse("refusal-not-asked")
        lines = [self._heading(caller, address.subject, lesson, address.seq), *said(phrases, caller.words)]
        await caller.show(Draft(fit("\n".join(lines), CONTENT)))

    async def _act(self, caller: Caller, address: Address, action: Action) -> None:
        _, moment = self._find(address.subject, address.seq)
        if action == moment.wanted and moment.wanted:
            return await caller.show(await self.draft(caller, address.subject, address.seq + 1))
        if action not in moment.legal:
            raise AddressError(f"not a choice of this lesson: {action}")
        voice = self._desk.services.voices[address.subject]
        other = say("learn-other", chosen=voice.action(moment.view, action), wanted=voice.action(moment.view, moment.wanted))
        draft = await self.draft(caller, address.subject, address.seq)
        await caller.show(draft.under(caller.words(other)))

    async def draft(self, caller: Caller, game: str, number: int, prefix: Action | None = None, page: int = 0) -> Draft:
        """A screen at a place of its menu. Raises AddressError for a lesson or a screen that there is not."""
        lesson, moment = self._find(game, number)
        screen, words, voice = lesson.screens[number], caller.words, self._desk.services.voices[game]
        names, voiced = self._names(caller, lesson), self._names(caller, lesson, escape=True)
        over, first = not moment.view.frames, prefix is None
        at = moment.opening(screen) if prefix is None else prefix
        menu = open_menu(moment.legal, at) or open_menu(moment.legal)
        lines = [self._heading(caller, game, lesson, number)]
        if first and number and not over:
            story = story_lines((voice.story(moment.view, told, voiced) for told in moment.told), words)
            lines += filter(None, [newest_lines([f"> {line}" for line in story], _STORY, "> …")])
        lines += said(screen.text, words)
        lines += [f"> {line}" for line in said(voice.result(moment.view, voiced), words)] if over else []
        lines += self._question(caller, game, lesson, moment, menu)
        rows = self._rows(caller, game, lesson, number, moment, menu, page)
        shown = Sketch(
            "result" if over else "seat", moment.view, names, menu.prefix if menu else (), moment.told if first else (),
            lesson.game.summary(moment.view) if over else moment.legal or None, self._desk.preferences.letters_of(caller.user),
        )  # fmt: skip
        files = await self._desk.drawn(game, f"{game}-lesson-{number + 1}", shown, words)
        return Draft(fit("\n".join(lines), CONTENT), files, rows)

    def _question(self, caller: Caller, game: str, lesson: Lesson, moment: Moment, menu: Menu | None) -> list[str]:
        words, voice = caller.words, self._desk.services.voices[game]
        if menu is None:
            return [] if moment.view.frames else [words(say("learn-end", game=voice.title()))]
        if menu.is_whole:
            hints = lesson.game.hints(moment.view, lesson.seat, menu.prefix)
            asked = words(say("panel-confirm", action=voice.action(moment.view, menu.prefix)))
            return [asked, *(words(voice.hint(moment.view, hint)) for hint in hints), words(say("panel-sure"))]
        chosen = said((voice.label(moment.view, menu.prefix[:size]) for size in range(2, len(menu.prefix) + 1)), words)
        helps = legend(voice, moment.view, words, self._desk.preferences.letters_of(caller.user))
        return [*helps, *filter(None, [" › ".join(chosen)]), words(say("learn-asked", ask=voice.part(moment.view, menu.prefix)))]

    def _rows(
        self, caller: Caller, game: str, lesson: Lesson, number: int, moment: Moment, menu: Menu | None, page: int
    ) -> tuple[Row, ...]:
        words, voice, place = caller.words, self._desk.services.voices[game], Address("go", game, number)
        if menu is None:
            if number + 1 < len(lesson.screens):
                return ((Button(Address("learn", game, number + 1), words(say("button-onward")), MAIN),),)
            again = Button(Address("learn", game), words(say("button-again")))
            return ((again, Button(Address("rules", game), words(say("button-rules")))),)
        if not menu.is_whole:
            why: Row = (Button(place.at("why"), words(say("button-why"))),) if voice.why(moment.view) else ()
            ask = words(voice.part(moment.view, menu.prefix))
            return menu_rows(place, menu, page, lambda prefix: words(voice.label(moment.view, prefix)), ask, words, why)
        row: Row = (Button(place.at("do", menu.prefix), words(say("button-confirm")), GO),)
        return ((*row, Button(place.at("go", menu.back), words(say("button-back")))) if menu.back is not None else row,)

    def _find(self, game: str, number: int) -> tuple[Lesson, Moment]:
        lesson = self.all.get(game)
        if lesson is None or number >= len(lesson.screens):
            raise AddressError(f"no lesson of {game!r} with a screen {number}")
        return lesson, lesson.moments[number]

    def _heading(self, caller: Caller, game: str, lesson: Lesson, number: int) -> str:
        title = self._desk.services.voices[game].title()
        return caller.words(say("learn-heading", game=title, number=number + 1, of=len(lesson.screens)))

    @staticmethod
    def _names(caller: Caller, lesson: Lesson, escape: bool = False) -> Names:
        """The learner's own name and those that the lesson gives the others."""
        own = name_of(caller.interaction.user)
        return tuple(caller.words(name) if name else (escaped(own) if escape else plain(own)) for name in lesson.names)
