"""What all tests share: the marker that names rules, and what it forbids."""

from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the lines of a rule sheet that this test holds the engine to (tests/rules.py)")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that names a rule counts as its proof, so it must not skip itself while it runs."""
    report = yield
    if report.skipped and item.get_closest_marker("rule") is not None:
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} names a rule and was skipped: {report.longrepr}"
    return report
