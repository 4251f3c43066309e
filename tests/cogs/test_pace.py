"""The pace of requests: never over Discord's limit, also after a standstill, and answers to presses are not held up."""

import asyncio

from cogs.host.pace import A_SECOND, Pace

LIMIT = 50
"""Requests a second that Discord takes from a bot."""


class Moment:
    """A clock that only sleeping and standing still move."""

    def __init__(self) -> None:
        self.now = 1000.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def test_the_bot_as_a_whole_stays_below_the_limit_of_discord_and_is_not_slower_than_need_be() -> None:
    moment, sent = Moment(), list[float]()
    pace = Pace(A_SECOND, lambda: moment.now, moment.sleep)

    async def send(number: int) -> None:
        await pace.wait(f"/api/v10/channels/{number}/messages")
        sent.append(moment.now)
        if number == 100:
            moment.now += 3  # the event loop stood still

    await asyncio.gather(*map(send, range(300)))
    busiest = max(sum(start <= at < start + 1 for at in sent) for start in sent)
    assert busiest <= LIMIT, f"{busiest} requests in one second"
    assert len(sent) == 300
    assert sent[-1] - sent[0] - 3 < 300 / A_SECOND, f"took {sent[-1] - sent[0]:.2f} s"


async def test_answers_to_presses_never_wait() -> None:
    moment = Moment()
    pace = Pace(A_SECOND, lambda: moment.now, moment.sleep)
    for _ in range(200):
        await pace.wait("/api/v10/interactions/1/token/callback")
        await pace.wait("/api/v10/webhooks/1/token/messages/@original")
    assert moment.now == 1000.0
