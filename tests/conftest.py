"""What all tests share: the marker that names rules, and what it forbids; figures, which are printed when all tests have run."""

from collections.abc import Callable, Generator

import pytest

Figures = Callable[[str], None]
"""Keeps a line with figures of a long test."""


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


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Figures:
    """Lines to be printed at the end, whether the test holds or not."""
    return lambda line: record_property("figures", line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the figures that tests have kept."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind) if report.when == "call"]
    lines = [(report.nodeid, value) for report in reports for name, value in report.user_properties if name == "figures"]
    if lines:
        terminalreporter.section("figures")
    for test, line in lines:
        terminalreporter.write_line(f"{test.partition('::')[2]}: {line}")
