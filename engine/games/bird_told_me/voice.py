"""The voice of The Bird Told Me to Do It: what it says, as phrases made from views. Its parts are in the voice_* modules, the words in
bird_told_me.ftl."""

from collections.abc import Mapping, Sequence

from engine.core.game import Data, Told
from engine.core.notation import Action
from engine.core.phrase import Phrase, say
from engine.core.voice import Example, Names, Voice
from engine.games.bird_told_me import (
    examples,
    voice_alt,
    voice_choices,
    voice_frames,
    voice_position,
    voice_result,
    voice_rules,
    voice_story,
    voice_why,
)
from engine.games.bird_told_me.piles import GOAL
from engine.games.bird_told_me.state import BirdView
from engine.games.bird_told_me.voice_words import points_of


class BirdToldMeVoice(Voice[BirdView]):
    """All that The Bird Told Me to Do It says."""

    topics = voice_rules.TOPICS

    def __init__(self, names: Names = ()) -> None:
        self._names = names

    def with_names(self, names: Names) -> "BirdToldMeVoice":
        return BirdToldMeVoice(names)

    def title(self) -> Phrase:
        return say("told-me-title")

    def option(self, option: str) -> Phrase:
        """The game has no options. Raises KeyError."""
        raise KeyError(option)

    def progress(self, view: BirdView) -> Phrase:
        """How far the match is: the most points of the thirty, the deck, and whether it is the second one."""
        if not view.frames:
            return say("told-me-progress-over")
        most = max(points_of(view, seat) for seat in range(len(view.hands)))
        return say("told-me-progress-second" if view.depletions else "told-me-progress", points=most, goal=GOAL, n=view.deck)

    def ask(self, view: BirdView, names: Names) -> Phrase:
        return voice_choices.ask(view, names)

    def part(self, view: BirdView, prefix: Action) -> Phrase:
        return voice_choices.part(view, prefix)

    def label(self, view: BirdView, prefix: Action) -> Phrase:
        return voice_choices.label(view, prefix, self._names)

    def action(self, view: BirdView, action: Action) -> Phrase:
        return voice_choices.action(view, action, self._names)

    def hint(self, view: BirdView, hint: Data) -> Phrase:
        return voice_choices.hint(hint, self._names)

    def story(self, view: BirdView, told: Told, names: Names) -> Phrase | None:
        return voice_story.story(view, told, names)

    def news(self, view: BirdView, told: Told, names: Names) -> Phrase | None:
        return voice_story.news(view, told, names)

    def alt(self, view: BirdView, names: Names, kind: str) -> tuple[Phrase, ...]:
        if kind == "result":
            return voice_alt.scoring(view, names)
        draw = voice_alt.own if kind == "seat" else voice_alt.board
        return draw(view, names, self.now(view, names))

    def private(self, view: BirdView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.private(view, names)

    def position(self, view: BirdView, names: Names) -> tuple[Phrase, ...]:
        return voice_position.position(view, names, self.now(view, names))

    def result(self, view: BirdView, names: Names) -> tuple[Phrase, ...]:
        return voice_result.result(view, names)

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        return voice_rules.rules(topic)

    def topic(self, topic: str) -> Phrase:
        return voice_rules.title(topic)

    def why(self, view: BirdView, action: Action = ()) -> tuple[Phrase, ...]:
        return voice_why.why(view, action)

    def legend(self, view: BirdView) -> tuple[Phrase, ...]:
        return voice_choices.legend(view)

    def example(self, topic: str) -> Example | None:
        return examples.example(topic)

    def letters(self, view: BirdView) -> Phrase:
        return say("told-me-letters")

    def terms(self, view: BirdView, events: Sequence[Told] = ()) -> Mapping[str, Phrase]:
        return voice_frames.terms(view, events)
