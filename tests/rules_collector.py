"""A pytest plugin that prints, as one line of JSON, which collected tests name which rules."""

import json

import pytest

NOT_SURELY_RUN = ("skip", "skipif", "xfail")


def pytest_collection_finish(session: pytest.Session) -> None:
    named: dict[str, list[str]] = {}
    for item in session.items:
        if not any(item.get_closest_marker(name) for name in NOT_SURELY_RUN):
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    named.setdefault(id, []).append(item.nodeid)
    print(f"\nrules named: {json.dumps(named)}")
