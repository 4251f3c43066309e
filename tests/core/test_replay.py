"""Replaying records: a good one replays to the same states; what does not hold is named by its line."""

import msgspec
import pytest

from engine.core import codec
from engine.core.chance import Chance
from engine.core.errors import ReplayError
from engine.core.record import Entry, Rebase, Record
from engine.core.replay import check, replay
from tests.core.toy import Toy

GAME = Toy()


def played(seats=2, resign_after=99, steps=99):
    """A record of a match in which everybody bids the seat's number plus one, its states and what was told."""
    luck: list[int] = []
    chance = Chance.recording(Chance.seeded(7), luck)
    told: list = []
    state = GAME.start(seats, {"size": 7}, chance, told.append)
    entries, states, tolds = [Entry("start", luck=tuple(luck))], [state], [tuple(told)]
    while GAME.to_act(state) and len(entries) <= steps:
        luck.clear()
        told.clear()
        seat = GAME.to_act(state)[0]
        if len(entries) == resign_after:
            state = GAME.resign(state, seat, told.append)
            entries.append(Entry("resign", seat))
        else:
            state = GAME.apply(state, seat, ("bid", seat + 1), chance, told.append)
            entries.append(Entry("action", seat, f"bid.{seat + 1}", tuple(luck)))
        states.append(state)
        tolds.append(tuple(told))
    result = () if GAME.to_act(state) else (GAME.scores(state), GAME.ranking(state))
    record = Record("toy", 3, GAME.cards_digest, seats, GAME.complete({"size": 7}), tuple(entries), *result)
    return record, states, tolds


def change(record, index, **fields):
    entries = list(record.entries)
    entries[index] = msgspec.structs.replace(entries[index], **fields)
    return msgspec.structs.replace(record, entries=tuple(entries))


@pytest.mark.parametrize(("seats", "resign_after", "steps"), [(2, 99, 99), (3, 99, 99), (3, 4, 99), (2, 3, 99), (2, 99, 5), (2, 99, 0)])
def test_a_good_record_replays_to_the_same_states_and_story(seats, resign_after, steps):
    record, states, tolds = played(seats, resign_after, steps)
    replayed = list(replay(GAME, record))
    assert [step.state for step in replayed] == states
    assert [step.told for step in replayed] == tolds
    assert [step.index for step in replayed] == list(range(len(record.entries)))
    assert check(GAME, record) == []


def test_a_record_is_replayed_from_its_last_rebase():
    record, states, _ = played()
    old = msgspec.structs.replace(record.entries[1], action="jump.1")
    rebase = Entry("rebase", rebase=Rebase(3, GAME.cards_digest, codec.dump(states[2])))
    carried = msgspec.structs.replace(
        record, revision=2, cards="f" * 16, entries=(record.entries[0], old, record.entries[2], rebase, *record.entries[3:])
    )
    assert check(GAME, carried) == []
    replayed = list(replay(GAME, carried))
    assert [step.index for step in replayed] == list(range(3, len(carried.entries)))
    assert [step.state for step in replayed] == states[2:]
    before = msgspec.structs.replace(carried, revision=3, cards=GAME.cards_digest)
    assert check(GAME, change(before, 3, rebase=Rebase(4, GAME.cards_digest, rebase.rebase.snapshot))) == [
        "line 10: made with revision 4 of toy; here is revision 3"
    ]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text.replace('"deck":[', '"deck":["x",'), "is no state of toy"),
        (lambda text: "{", "is no state of toy"),
        (lambda text: text.replace('"bid"', '"sing"'), "does not hold every component"),
        (lambda text: text.replace('"deck":[', '"deck":[1,1,'), "does not hold every component"),
        (lambda text: text.replace('"resigned":[', '"resigned":[7'), "does not hold every component"),
        (lambda text: "[" * 200_000, "is no state of toy"),
    ],
)
def test_a_damaged_snapshot_is_named(damage, reason):
    record, states, _ = played()
    rebase = Entry("rebase", rebase=Rebase(3, GAME.cards_digest, damage(codec.dump(states[2]))))
    carried = msgspec.structs.replace(record, revision=2, entries=(*record.entries[:3], rebase, *record.entries[3:]))
    faults = check(GAME, carried)
    assert len(faults) == 1
    assert faults[0].startswith("line 10: "), faults
    assert reason in faults[0]


def test_a_rebase_to_the_same_revision_is_refused():
    record, states, _ = played()
    rebase = Entry("rebase", rebase=Rebase(3, GAME.cards_digest, codec.dump(states[2])))
    forged = msgspec.structs.replace(record, entries=(*record.entries[:3], rebase, *record.entries[3:]))
    assert check(GAME, forged) == ["line 10: a rebase leads to a later revision than 3, not to 3"]


@pytest.mark.parametrize(
    ("index", "fields", "reason"),
    [
        (0, {"luck": (1,)}, "line 7: the luck ran out"),
        (0, {"luck": (9, 0, 0, 0, 0, 0)}, "line 7: the luck holds 9"),
        (0, {"luck": (0,) * 7}, "line 7: 1 more numbers of luck"),
        (1, {"luck": (1,)}, "line 8: 1 more numbers of luck"),
        (1, {"seat": 1, "action": "bid.2"}, "line 9: seat 1 may not choose bid.2"),
        (1, {"action": "bid.9"}, "line 8: seat 0 may not choose bid.9"),
        (2, {"luck": ()}, "line 9: the luck ran out"),
    ],
)
def test_an_entry_that_does_not_hold_is_named(index, fields, reason):
    record, _, _ = played()
    faults = check(GAME, change(record, index, **fields))
    assert len(faults) == 1
    assert faults[0].startswith(reason)
    with pytest.raises(ReplayError, match=f"^{reason}"):
        list(replay(GAME, change(record, index, **fields)))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "other"}, "line 2: a record of other, not of toy"),
        ({"revision": 2}, "line 3: made with revision 2 of toy; here is revision 3"),
        ({"cards": "f" * 16}, "line 4: made with the components ffff"),
        ({"seats": 4}, "line 5: toy is for 2 to 3 seats, not 4"),
        ({"options": {"size": 9}}, "line 6: toy: option 'size' cannot be 9"),
        ({"options": {"size": 7}}, "line 6: options left out: mood, open"),
        ({"scores": (1, 1)}, "line 20: the scores are"),
        ({"ranking": (1, 1)}, "line 21: the ranking is"),
        ({"scores": (), "ranking": ()}, "line 20: the match is over, but there is no result"),
    ],
)
def test_a_header_or_result_that_does_not_hold_is_named(fields, reason):
    record, _, _ = played()
    faults = check(GAME, msgspec.structs.replace(record, **fields))
    assert len(faults) == 1, faults
    assert faults[0].startswith(reason), faults


def test_a_match_ends_early_only_while_it_runs():
    record, _, _ = played(steps=4)
    ended = msgspec.structs.replace(record, entries=(*record.entries, Entry("end")))
    assert check(GAME, ended) == []
    over, _, _ = played()
    late = msgspec.structs.replace(over, entries=(*over.entries, Entry("end", 1)), scores=(), ranking=())
    assert check(GAME, late) == ["line 20: the match was over already and cannot be ended early"]
    early = msgspec.structs.replace(record, scores=(1, 2), ranking=(2, 1))
    assert check(GAME, early) == ["line 12: a result, but the match is not over"]
