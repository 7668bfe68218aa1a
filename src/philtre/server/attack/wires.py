"""A wire between two programs of this machine that can be cut: it then swallows everything."""

import asyncio
from contextlib import suppress
from threading import Thread


class Wire:
    """Listens on a port of loopback and passes on to another, in a thread of its own."""

    def __init__(self, port: int, to: int) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        listening = asyncio.start_server(self._serve, "127.0.0.1", port)
        self._server = self._loop.run_until_complete(listening)
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Nothing arrives from now on, and nobody is told."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """What was on its way arrives late."""
        self._loop.call_soon_threadsafe(self._whole.set)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        self._whole.set()
        for end in list(self._ends):
            end.transport.abort()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            await self._whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            self._ends.add(back)
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
            self._ends.discard(back)
        except OSError:  # nobody listens there
            writer.close()
        self._ends.discard(writer)

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._whole.wait()
                to.write(data)
                await to.drain()
        to.close()
        with suppress(OSError):
            await to.wait_closed()
