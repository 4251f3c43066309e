"""A scripted player: follows the panels by clicks alone, choosing by a seeded luck, and counts its presses."""

import random
from typing import Any

from simcord.results import ResponseMessage

from engine.core.phrase import say
from tests.cogs.world import SELECT, Actor, World, labels, parts, shown


class Clicker:
    """Plays for whoever is asked, from the message that it is given."""

    def __init__(self, world: World, seed: int, match: int = 1) -> None:
        self.world = world
        self.match = match
        self.luck = random.Random(seed)
        self.most = 0
        """The most presses that one question took, Move included, Confirm not."""
        self.seen: list[str] = []
        """Every text that a panel showed."""
        self.labels: set[str] = set()
        """Every button's label."""

    async def play_through(self, *members: Any, most: int = 400, direct: bool = False) -> int:
        """Play until the match is over or `most` panels were followed; gives their number. `direct`: everything from direct messages."""
        for number in range(most):
            match = await self.world.service.match(self.match)
            if match.status == "over":
                return number
            await self.answer(await self.world.asked(*members, match=self.match), direct)
        return most

    async def answer(self, member: Any, direct: bool = False) -> ResponseMessage:
        """Answer one question, and all further ones that the panel goes straight on to."""
        where = await self.world.hand(member, self.match) if direct else await self.world.board(self.match)
        actor: Actor = member.user if direct else member
        panel = await self.press(actor, where, "a:move:")
        presses = 1
        while True:
            self.seen.append(panel.content)
            self.labels.update(labels(panel))
            confirm = [part for part in parts(panel) if str(part.get("custom_id")).startswith("a:do:")]
            if confirm:
                self.most = max(self.most, presses)
                panel = await self.press(actor, panel, confirm[0]["custom_id"])
                presses = 0
            elif (choice := self._choice(panel)) is not None:
                panel = await self._choose(actor, panel, *choice)
                presses += 1
            else:
                return panel

    async def press(self, actor: Actor, message: Any, start: str) -> ResponseMessage:
        """Click the button whose custom_id begins like this."""
        found = [part["custom_id"] for part in parts(message) if str(part.get("custom_id")).startswith(start)]
        assert found, f"no {start} under {message}"
        return shown(await actor.click(message, custom_id=found[0]))

    def _choice(self, panel: ResponseMessage) -> tuple[dict[str, Any], str | None] | None:
        """One of the choices of the panel: the component, and for a select the value."""
        choices: list[tuple[dict[str, Any], str | None]] = []
        back = [self.world.say(say("button-back"), language) for language in self.world.bot.services.localizer.languages]
        for part in parts(panel):
            name = str(part.get("custom_id"))
            if part["type"] == SELECT and name.startswith("a:pick:"):
                choices += [(part, option["value"]) for option in part["options"]]
            elif name.startswith("a:go:") and part.get("label") not in back:
                choices.append((part, None))
        return self.luck.choice(choices) if choices else None

    async def _choose(self, actor: Actor, panel: ResponseMessage, part: dict[str, Any], value: str | None) -> ResponseMessage:
        if value is None:
            return shown(await actor.click(panel, custom_id=part["custom_id"]))
        return shown(await actor.select(panel, [value], custom_id=part["custom_id"]))
