"""Names of cards: read from a deck's file in each of its languages, told in words, and in shorter forms for pictures."""

from collections.abc import Sequence

from engine.core.card_file import CardFile, Key
from engine.games.game_of_birds.state import Names, Species, is_bird

LANGUAGES = ("de", "en", "cs")
LONGEST = 30
"""So many letters of a name fit a menu together with what else a card's label says."""

Forms = tuple[str, ...]
"""A card's name in one language, from the longest form to the shortest."""
NO_NAMES: tuple[Forms, ...] = (("",),) * len(LANGUAGES)


def read_names(file: CardFile, key: Key, entry: object, others: Sequence[str]) -> tuple[Forms, ...]:
    """The forms of a card's name by language, each language left out filled with another; `others` are the entry's parts that are
    no names. Notes a fault for an entry without a name."""
    if not isinstance(entry, dict):
        file.fault(key, f"is written {{ {', '.join(f'{part} = ...' for part in (*others, *LANGUAGES))} }}")
        return NO_NAMES
    for field in entry:
        file.is_known(key, field, (*others, *LANGUAGES), "part of such a card")
    given = {language: _forms(entry[language]) for language in LANGUAGES if language in entry}
    if not given or not all(given.values()):
        file.fault(key, "needs a name in quotation marks, or a list of them, in at least one language: de, en or cs")
        return NO_NAMES
    first = next(iter(given.values()))
    return tuple(given.get(language, first) for language in LANGUAGES)


def _forms(name: object) -> Forms:
    """A name or a list of names; () for anything else."""
    forms = tuple(form for form in (name if isinstance(name, list) else [name]) if isinstance(form, str) and form.strip())
    return forms if len(forms) == (len(name) if isinstance(name, list) else 1) else ()


def names_in_forms(names: Sequence[tuple[Forms, ...]]) -> tuple[Names, ...]:
    """Names by card and language, first all in their longest forms, then in the next shorter ones; a card that has no shorter one
    keeps its last."""
    most = max(len(forms) for by_language in names for forms in by_language)
    return tuple(tuple(_in_form(by_language, number) for by_language in names) for number in range(most))


def _in_form(by_language: tuple[Forms, ...], number: int) -> tuple[str, str, str]:
    german, english, czech = (forms[min(number, len(forms) - 1)] for forms in by_language)
    return german, english, czech


def told_names(names: Sequence[tuple[Forms, ...]], species: Sequence[Species], ids: Sequence[str]) -> Names:
    """The names of all cards as they are told: in the longest form that fits a menu; birds that would read the same also show their
    ids."""
    told = [tuple(map(_fitting, by_language)) for by_language in names]
    birds = [card for card in range(len(species)) if is_bird(card) and ids[card]]
    looks = [(name, *species[card]) for card in birds for name in set(told[card])]
    twins = {card for card in birds if any(looks.count((name, *species[card])) > 1 for name in told[card])}
    marked = (tuple(f"{name} {ids[card]}" if card in twins else name for name in told[card]) for card in range(len(told)))
    return tuple((german, english, czech) for german, english, czech in marked)


def _fitting(forms: Forms) -> str:
    """The longest form that fits a menu; the shortest, cut, if none does."""
    return next((form for form in forms if len(form) <= LONGEST), f"{forms[-1][: LONGEST - 1].rstrip()}…")
