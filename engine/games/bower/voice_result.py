"""The final scoring of Bower in words: what was compared, how it stands, who gets how many egg tokens and why."""

from engine.core.phrase import Phrase, say
from engine.core.voice import Names
from engine.games.bower.scoring import Line, Scoring, score
from engine.games.bower.state import MATERIALS, BowerView
from engine.games.bower.voice_words import bonus_name, cards, request_of


def result(view: BowerView, names: Names) -> tuple[Phrase, ...]:
    """Line by line, then the totals, then who won. After a resignation nothing is compared."""
    if view.resigned:
        return resigned(view, names)
    scoring = score(view)
    lines = [_line(view, line, names) for line in scoring.lines]
    return (*lines, total(scoring, names), won(scoring, names))


def resigned(view: BowerView, names: Names) -> tuple[Phrase, ...]:
    """Who gave up, and who won by it."""
    gone = [say("bower-at-resigned", name=names[seat]) for seat in view.resigned]
    return (*gone, *(say("bower-won", name=name) for seat, name in enumerate(names) if seat not in view.resigned))


def total(scoring: Scoring, names: Names) -> Phrase:
    """The sums of the egg tokens."""
    return say("bower-result-total", first=names[0], second=names[1], left=scoring.eggs[0], right=scoring.eggs[1])


def won(scoring: Scoring, names: Names) -> Phrase:
    """Who won, and what broke a tie (rulebook, "End of the Game")."""
    if len(scoring.winners) > 1:
        return say("bower-won-shared", first=names[0], second=names[1])
    winner = scoring.winners[0]
    if scoring.eggs[0] != scoring.eggs[1]:
        return say("bower-won", name=names[winner])
    if scoring.coloured[winner] > scoring.coloured[1 - winner]:
        return say("bower-won-coloured", name=names[winner])
    return say("bower-won-shells", name=names[winner], shells=scoring.shells[winner], rival=scoring.shells[1 - winner])


def what(view: BowerView, line: Line) -> Phrase:
    """What a line compares."""
    if line.kind == "group":
        return say("bower-what-group", material=MATERIALS[line.index])
    if line.kind == "column":
        return say("bower-what-column", column=line.index + 1, request=request_of(view.requests[line.index]))
    return bonus_name(line.index, cards(view))


def short(view: BowerView, line: Line, names: Names) -> Phrase:
    """A line in brief: what, and who gets how many egg tokens."""
    if line.eggs:
        return say("bower-brief", what=what(view, line), name=names[line.winner], eggs=line.eggs)
    return say("bower-brief-none", what=what(view, line))


def _line(view: BowerView, line: Line, names: Names) -> Phrase:
    left, right = line.counts
    why, named = _why(line, names), what(view, line)
    if line.kind == "egg":
        why, named = _why_egg(line, names), say("bower-what-egg", bonus=named, name=names[line.owner])
    return say("bower-result-line", what=named, first=names[0], second=names[1], left=left, right=right, why=why)


def _why(line: Line, names: Names) -> Phrase:
    """Why a group's or a column's egg tokens go where they go."""
    if line.winner < 0:
        return say("bower-why-none", left=line.shells[0], right=line.shells[1])
    name = names[line.winner]
    if line.counts[0] != line.counts[1]:
        return say("bower-why-single" if line.eggs > 1 else "bower-why-more", name=name, eggs=line.eggs)
    if line.coloured[line.winner] > line.coloured[1 - line.winner]:
        return say("bower-why-coloured", name=name, eggs=line.eggs)
    return say("bower-why-shells", name=name, eggs=line.eggs, left=line.shells[0], right=line.shells[1])


def _why_egg(line: Line, names: Names) -> Phrase:
    """Why an Egg bonus tile pays or does not (rulebook, "Egg Bonus Tiles")."""
    if line.winner >= 0:
        return say("bower-why-coloured-egg" if line.coloured[line.owner] else "bower-why-more", name=names[line.owner], eggs=line.eggs)
    return say("bower-why-against" if line.coloured[1 - line.owner] else "bower-why-less")
