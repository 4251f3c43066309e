"""The voice of Bower: what it says, as phrases made from views. The parts are in the voice_* modules, the words in bower.ftl."""

from engine.core.game import Data, Told
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example, Names, Voice
from engine.games.bower import (
    examples,
    voice_alt,
    voice_choices,
    voice_legend,
    voice_position,
    voice_result,
    voice_rules,
    voice_story,
    voice_why,
)
from engine.games.bower.game import whole_numbers
from engine.games.bower.state import BowerView, coordinate, turns_each
from engine.games.bower.voice_words import slug, token_of


class BowerVoice(Voice[BowerView]):
    """All that Bower says."""

    topics = tuple(voice_rules.PARAGRAPHS)

    def title(self) -> Phrase:
        return say("bower-title")

    def option(self, option: str) -> Phrase:
        return say(f"bower-option-{option.replace('_', '-')}")

    def progress(self, view: BowerView) -> Phrase:
        """How far the match is. The turn that counts is the one that both seats have not yet ended."""
        if not view.frames:
            return say("bower-progress-over")
        if view.frames[-1][0] == "draft":
            return say("bower-progress-draft")
        return say("bower-progress", turn=min(view.turns) + 1, turns=turns_each(view))

    def ask(self, view: BowerView, names: Names) -> Phrase:
        if not view.frames:
            return say("bower-ask-over")
        kind, seats, data = view.frames[-1]
        name = names[seats[0]]
        if kind == "lay":
            return say("bower-ask-lay", name=name, token=token_of(*whole_numbers(data)))
        return say(f"bower-ask-discard-{data[0]}" if kind == "discard" else f"bower-ask-{kind}", name=name)

    def part(self, view: BowerView, prefix: Action) -> Phrase:
        return voice_choices.part(view, prefix)

    def label(self, view: BowerView, prefix: Action) -> Phrase:
        return voice_choices.label(view, prefix)

    def action(self, view: BowerView, action: Action) -> Phrase:
        return voice_choices.action(view, action)

    def hint(self, view: BowerView, hint: Data) -> Phrase:
        kind, numbers = hint[0], whole_numbers(hint)
        if kind == "seals":
            return say("bower-hint-seals", cell=coordinate(*numbers))
        if kind == "gem":
            column, gems = numbers
            return say("bower-hint-gem", column=column + 1, n=gems)
        return say(f"bower-hint-{slug(str(kind))}")

    def story(self, view: BowerView, told: Told, names: Names) -> Phrase | None:
        return voice_story.story(view, told, names)

    def alt(self, view: BowerView, names: Names, kind: str) -> tuple[Phrase, ...]:
        if kind == "result":
            return voice_alt.scoring(view, names)
        draw = voice_alt.own if kind == "seat" else voice_alt.board
        return draw(view, names, self.now(view, names))

    def private(self, view: BowerView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.private(view)

    def position(self, view: BowerView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.position(view, names, self.now(view, names))

    def result(self, view: BowerView, names: Names) -> tuple[Phrase, ...]:
        return voice_result.result(view, names)

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        return voice_rules.rules(topic)

    def topic(self, topic: str) -> Phrase:
        return voice_rules.title(topic)

    def example(self, topic: str) -> Example | None:
        return examples.example(topic)

    def why(self, view: BowerView, action: Action = ()) -> tuple[Phrase, ...]:
        return voice_why.why(view, action)

    def legend(self, view: BowerView) -> tuple[Phrase, ...]:
        return voice_legend.legend(view)

    def letters(self, view: BowerView) -> Phrase:
        return say("bower-letters")
