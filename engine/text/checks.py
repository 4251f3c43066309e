"""What can be wrong with the texts: found by reading the Fluent files, without a phrase to render."""

from collections.abc import Iterator
from typing import Final

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.text.texts import Texts

PLURAL_FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""Unicode's names for them: a choice with one of these keys is a choice by number."""

_Entry = ftl.Message | ftl.Term


def find_problems(languages: dict[str, Texts]) -> list[str]:
    """All problems of all languages, a line each, those of one language together."""
    entries = {name: dict(_entries(texts)) for name, texts in languages.items()}
    problems: list[str] = []
    for name, texts in languages.items():
        problems += _broken(texts)
        problems += _repeated(texts)
        problems += _dangling(name, entries[name])
        problems += _wrong_plurals(texts, entries[name])
    for name in languages:
        problems += _missing(name, entries)
    return problems + _differing(entries)


def _entries(texts: Texts) -> Iterator[tuple[str, _Entry]]:
    """Messages and terms with the names by which texts refer to them ("-bird" for a term)."""
    for resource in texts.resources.values():
        for item in resource.body:
            if isinstance(item, ftl.Message | ftl.Term):
                yield _full_id(item), item


def _full_id(item: _Entry) -> str:
    return f"-{item.id.name}" if isinstance(item, ftl.Term) else item.id.name


def _broken(texts: Texts) -> list[str]:
    """What the parser could not read."""
    found = []
    for file, resource in texts.resources.items():
        for item in resource.body:
            if isinstance(item, ftl.Junk):
                why = "; ".join(note.message or note.code for note in item.annotations)
                first = (item.content or "").strip().partition("\n")[0]
                found.append(f"{texts.name}/{file}: not readable: {first!r} ({why})")
    return found


def _repeated(texts: Texts) -> list[str]:
    files: dict[str, list[str]] = {}
    for file, resource in texts.resources.items():
        for item in resource.body:
            if isinstance(item, ftl.Message | ftl.Term):
                files.setdefault(_full_id(item), []).append(file)
    return [f"{texts.name}: {id} is written more than once: {', '.join(where)}" for id, where in files.items() if len(where) > 1]


def _missing(name: str, entries: dict[str, dict[str, _Entry]]) -> list[str]:
    """Messages that another language has. Terms are each language's own affair."""
    everywhere = dict.fromkeys(id for texts in entries.values() for id in texts if not id.startswith("-"))
    return [f"{name}: {id} is missing" for id in everywhere if id not in entries[name]]


def _differing(entries: dict[str, dict[str, _Entry]]) -> list[str]:
    """Messages whose variables are not the same in every language that has them."""
    found = []
    for id in dict.fromkeys(id for texts in entries.values() for id in texts if not id.startswith("-")):
        used = {name: _variables(id, texts, frozenset()) for name, texts in entries.items() if id in texts}
        if len(set(used.values())) > 1:
            listed = "; ".join(f"{name}: {', '.join(sorted(names)) or 'none'}" for name, names in used.items())
            found.append(f"{id} has different variables ({listed})")
    return found


def _variables(id: str, texts: dict[str, _Entry], seen: frozenset[str]) -> frozenset[str]:
    """The variables of a message and of the messages that it refers to."""
    if id in seen or id not in texts:
        return frozenset()
    parts = _Parts(texts[id])
    inner = [_variables(other, texts, seen | {id}) for other in parts.references if not other.startswith("-")]
    return frozenset(parts.variables).union(*inner)


def _dangling(name: str, texts: dict[str, _Entry]) -> list[str]:
    return [
        f"{name}: {id} refers to {other}, which is not there"
        for id, entry in texts.items()
        for other in _Parts(entry).references
        if other not in texts
    ]


def _wrong_plurals(texts: Texts, entries: dict[str, _Entry]) -> list[str]:
    """Choices by number that name a form the language does not have, or leave out one that whole numbers need."""
    needed = _whole_number_forms(texts.locale)
    possible = {*texts.locale.plural_form.tags, "other"}
    found = []
    for id, entry in entries.items():
        for forms in _Parts(entry).choices:
            named = forms & PLURAL_FORMS
            if named and named - possible:
                found.append(f"{texts.name}: {id} has plural forms that the language has not: {', '.join(sorted(named - possible))}")
            if named and needed - named:
                found.append(f"{texts.name}: {id} lacks plural forms: {', '.join(sorted(needed - named))}")
    return found


def _whole_number_forms(locale: Locale) -> frozenset[str]:
    return frozenset(locale.plural_form(number) for number in range(201))


class _Parts(Visitor):
    """What a text is made of: its variables, the messages and terms it refers to, and the keys of its choices."""

    def __init__(self, entry: _Entry) -> None:
        self.variables: set[str] = set()
        self.references: list[str] = []
        self.choices: list[frozenset[str]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent.syntax asks for this name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choices.append(frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)))
        self.generic_visit(node)
