"""The voice of Crows: what it says, as phrases made from views. The parts are in the voice_* modules, the words in crows.ftl."""

from typing import Any

from engine.core.game import Data, Told
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example, Names, Voice
from engine.games.crows import (
    examples,
    voice_alt,
    voice_choices,
    voice_position,
    voice_result,
    voice_rules,
    voice_story,
    voice_why,
)
from engine.games.crows.state import CrowsView
from engine.games.crows.voice_words import cells_of, slug, tile_of


class CrowsVoice(Voice[CrowsView]):
    """All that Crows says."""

    topics = tuple(voice_rules.PARAGRAPHS)

    def title(self) -> Phrase:
        return say("crows-title")

    def option(self, option: str) -> Phrase:
        return say(f"crows-option-{slug(option)}")

    def progress(self, view: CrowsView) -> Phrase:
        """How far the match is: the round, and the tiles that are left to draw; with none left the match ends with the round."""
        if not view.frames:
            return say("crows-progress-over")
        return say("crows-progress" if view.deck else "crows-progress-last", round=view.round, deck=view.deck)

    def ask(self, view: CrowsView, names: Names) -> Phrase:
        return voice_choices.ask(view, names)

    def part(self, view: CrowsView, prefix: Action) -> Phrase:
        return voice_choices.part(view, prefix)

    def label(self, view: CrowsView, prefix: Action) -> Phrase:
        return voice_choices.label(view, prefix)

    def action(self, view: CrowsView, action: Action) -> Phrase:
        return voice_choices.action(view, action)

    def hint(self, view: CrowsView, hint: Data) -> Phrase:
        about: Any = hint[1:]
        if hint[0] in ("attracts", "holds"):
            return say(f"crows-hint-{hint[0]}", n=about[0])
        if hint[0] == "replaces":
            return say("crows-hint-replaces", tile=tile_of(about[0]))
        if hint[0] == "lands":
            return say("crows-hint-lands", cells=cells_of(about[0]))
        return say(f"crows-hint-{hint[0]}")

    def story(self, view: CrowsView, told: Told, names: Names) -> Phrase | None:
        return voice_story.story(told, names)

    def alt(self, view: CrowsView, names: Names, kind: str) -> tuple[Phrase, ...]:
        if kind == "result":
            return voice_alt.scoring(view, names)
        draw = voice_alt.own if kind == "seat" and view.seat >= 0 else voice_alt.board
        return draw(view, names, self.now(view, names))

    def private(self, view: CrowsView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.private(view)

    def position(self, view: CrowsView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.position(view, names, self.now(view, names))

    def result(self, view: CrowsView, names: Names) -> tuple[Phrase, ...]:
        return voice_result.result(view, names)

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        return voice_rules.rules(topic)

    def topic(self, topic: str) -> Phrase:
        return say(f"crows-topic-{topic}")

    def example(self, topic: str) -> Example | None:
        return examples.example(topic)

    def why(self, view: CrowsView, action: Action = ()) -> tuple[Phrase, ...]:
        return voice_why.why(view, action)

    def letters(self, view: CrowsView) -> Phrase:
        return say(f"crows-letters-{len(view.scores)}")
