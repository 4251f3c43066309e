"""A process that holds a database until it is killed: for the tests of the lease. Prints "held", or why it does not hold it."""

import asyncio
import sys

from engine.store import LeaseError, Store


async def hold(path: str) -> None:
    try:
        store = await Store.open(path)
    except LeaseError as error:
        print(error, flush=True)
        return
    print("held", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


if __name__ == "__main__":
    asyncio.run(hold(sys.argv[1]))
