"""The doctor: `bot.py doctor` says what is wrong and how to mend it. It only looks, also while the bot runs, and needs no network to say
that there is none."""

from collections.abc import AsyncIterator

from cogs.host import doctor_database, doctor_discord, doctor_machine
from cogs.host.findings import Finding, Place, fault, ok
from engine.settings import Settings


async def examine(settings: Settings | None, wrong: str = "", every: bool = False) -> AsyncIterator[Finding]:
    """Everything that is looked at, one finding after the other, as they come.

    `settings`: None when they cannot be read, for the reason `wrong`; `every`: replay matches that are over, too.
    """
    for finding in doctor_machine.examine():
        yield finding
    if settings is None:
        yield fault(f"{wrong} Nothing else can be looked at before.")
        return
    yield ok(f"The settings can be read: {settings.shown()}.")
    places: list[Place] = []
    async for finding in doctor_database.examine(settings, every, places):
        yield finding
    async for finding in doctor_discord.examine(settings.token, places):
        yield finding


async def report(settings: Settings | None, wrong: str = "", every: bool = False) -> int:
    """Prints what `examine` finds, a line each; returns the exit status: 1 if there is a fault, else 0."""
    counted = {"ok": 0, "warning": 0, "fault": 0}
    async for finding in examine(settings, wrong, every):
        counted[finding.grade] += 1
        print(f"{finding.grade:<8} {finding.sentence}", flush=True)
    print(", ".join(f"{counted[grade]} {grade}{'' if counted[grade] == 1 else 's'}" for grade in ("fault", "warning")) + ".")
    return 1 if counted["fault"] else 0
