"""The voice of The Game of Birds: what it says, as phrases made from views. The parts are in the voice_* modules, the words in
game_of_birds.ftl."""

from engine.core.game import Data, Told
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example, Names, Voice
from engine.games.game_of_birds import (
    examples,
    voice_alt,
    voice_choices,
    voice_position,
    voice_result,
    voice_rules,
    voice_story,
    voice_why,
)
from engine.games.game_of_birds.state import BirdsView, rounds_of


class BirdsVoice(Voice[BirdsView]):
    """All that The Game of Birds says."""

    topics = tuple(voice_rules.PARAGRAPHS)

    def title(self) -> Phrase:
        return say("birds-title")

    def option(self, option: str) -> Phrase:
        """The game has no options. Raises KeyError for any name."""
        raise KeyError(option)

    def progress(self, view: BirdsView) -> Phrase:
        if not view.frames:
            return say("birds-progress-over")
        return say("birds-progress", round=view.round, rounds=rounds_of(len(view.known)))

    def ask(self, view: BirdsView, names: Names) -> Phrase:
        return voice_choices.ask(view, names)

    def part(self, view: BirdsView, prefix: Action) -> Phrase:
        return voice_choices.part(view, prefix)

    def label(self, view: BirdsView, prefix: Action) -> Phrase:
        return voice_choices.label(view, prefix)

    def action(self, view: BirdsView, action: Action) -> Phrase:
        return voice_choices.action(view, action)

    def hint(self, view: BirdsView, hint: Data) -> Phrase:
        return voice_choices.hint(hint)

    def story(self, view: BirdsView, told: Told, names: Names) -> Phrase:
        return voice_story.story(view, told, names)

    def alt(self, view: BirdsView, names: Names, kind: str) -> tuple[Phrase, ...]:
        if kind == "result":
            return voice_alt.scoring(view, names)
        draw = voice_alt.own if kind == "seat" else voice_alt.board
        return draw(view, names, self.now(view, names))

    def private(self, view: BirdsView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.private(view)

    def position(self, view: BirdsView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.position(view, names, self.now(view, names))

    def result(self, view: BirdsView, names: Names) -> tuple[Phrase, ...]:
        return voice_result.result(view, names)

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        return voice_rules.rules(topic)

    def topic(self, topic: str) -> Phrase:
        return voice_rules.title(topic)

    def example(self, topic: str) -> Example | None:
        return examples.example(topic)

    def why(self, view: BirdsView, action: Action = ()) -> tuple[Phrase, ...]:
        return voice_why.why(view, action)
