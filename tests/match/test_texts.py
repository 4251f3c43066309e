"""What refusals say: every phrase has its words in every language, with the arguments that it carries."""

import inspect

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.core.phrase import Phrase
from engine.match import PHRASES, Refusal, UnplayableError, refusals
from engine.text import Localizer
from engine.text.localizer import LOCALES

ABSTRACT = (Refusal, UnplayableError)
KINDS = [kind for _, kind in inspect.getmembers(refusals, inspect.isclass) if issubclass(kind, Refusal) and kind not in ABSTRACT]


class Variables(Visitor):
    """The names of the variables in a text."""

    def __init__(self, entry: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent.syntax asks for this name)
        self.names.add(node.id.name)


def test_every_refusal_has_a_phrase_of_its_own() -> None:
    assert sorted(kind.id for kind in KINDS) == sorted(PHRASES)


def test_every_phrase_has_its_words_in_every_language() -> None:
    for folder in sorted(LOCALES.iterdir()):
        entries = FluentParser().parse((folder / "refusals.ftl").read_text("utf-8")).body
        messages = {entry.id.name: Variables(entry).names for entry in entries if isinstance(entry, ast.Message)}
        assert messages == {id: set(names) for id, names in PHRASES.items()}, folder.name


def test_every_refusal_reads_well_with_any_number() -> None:
    localizer = Localizer.load()
    for language in localizer.languages:
        for id, names in PHRASES.items():
            for number in range(1, 8):
                words = localizer.render(Phrase(id, dict.fromkeys(names, number)), language)
                assert words[-1] in ".!", (language, words)
                assert "{" not in words, (language, words)
                assert "\n" not in words, (language, words)
                assert len(words) <= 200, (language, len(words), words)
