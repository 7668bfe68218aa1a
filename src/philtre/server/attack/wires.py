"""A wire between two programs of this machine that can be cut: it then swallows everything."""

import asyncio
from contextlib import suppress
from threading import Thread


class Wire:
    """Listens on a port of loopback and passes on to another, in a thread of its own."""

    def __init__(self, port: int, to: int) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._whole.set()
        self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", port))
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Nothing arrives from now on, and nobody is told."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """What was on its way arrives late."""
        self._loop.call_soon_threadsafe(self._whole.set)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.01))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            await self._whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._whole.wait()
                to.write(data)
                await to.drain()
        to.close()
