"""philtre serve and verify: the server, and proof of what it dealt."""

import gc
import json
import signal
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

from philtre.cli import files
from philtre.cli.commands import Commands, check
from philtre.cli.waiting import follow_beside
from philtre.core.audit import check_dealt, seals
from philtre.core.errors import BadRecord, PhiltreError
from philtre.words import Words

Level = Literal["debug", "info", "warning", "error"]


def add_serve(to: Commands) -> None:
    @to.app.command(help=to.say("help-serve"))
    def serve(
        *,
        db: Annotated[str, to.note("db")] = "",
        host: Annotated[str, to.note("host")] = "127.0.0.1",
        port: Annotated[int, to.note("port")] = 8000,
        pause: Annotated[float, to.note("pause")] = 0.9,
        open: Annotated[bool, to.note("open")] = True,
        expire: Annotated[float, to.note("expire")] = 0,
        keep_free: Annotated[int, to.note("keep-free")] = 100,
        trust_proxy: Annotated[tuple[str, ...], to.note("trust-proxy")] = (),
        metrics: Annotated[Literal["local", "all", "none"], to.note("metrics")] = "local",
        drain: Annotated[float, to.note("drain")] = 2.0,
        address: Annotated[str, to.note("address")] = "",
        lease: Annotated[float, to.note("lease")] = 6.0,
        think_elsewhere: Annotated[bool, to.note("think-elsewhere")] = False,
        log_level: Annotated[Level, to.note("log-level")] = "warning",
        log_format: Annotated[Literal["text", "json"], to.note("log-format")] = "text",
        lang: Annotated[str, to.note("lang")] = to.lang,
    ) -> None:
        asked = {"host": host, "port": port, "pause": pause, "metrics": metrics}
        kept = {"expire_days": expire, "keep_free": keep_free * 1_000_000}
        check(1.0, seconds=lease)
        shares = {"address": address.rstrip("/"), "lease_seconds": lease}
        shares |= {"think_elsewhere": think_elsewhere}
        set_up_logs(log_level, log_format)
        run_server(db, trust_proxy, open, to.words, drain_seconds=drain, **asked, **kept, **shares)


def add_verify(to: Commands) -> None:
    @to.app.command(help=to.say("help-verify"))
    def verify(
        file: Annotated[Path, to.note("file")],
        *,
        hash: Annotated[str, to.note("hash")] = "",
        lang: Annotated[str, to.note("lang")] = to.lang,
    ) -> None:
        show_proof(file, hash, to.words)


def set_up_logs(level: str, format: str) -> None:
    from philtre.server import logs

    logs.configure(level, format)


def run_server(db: str, proxies: tuple[str, ...], open: bool, words: Words, **asked: Any) -> None:
    """Until Ctrl-C. Says where it is once it can be reached; until then nothing is garbage."""
    gc.disable()
    from philtre.server.app import make_server  # slow to import: only when needed
    from philtre.server.door.addresses import checked_proxies
    from philtre.server.settings import Settings, default_db

    trusted = checked_proxies(proxies)
    settings = Settings(db=db or default_db(), proxies=trusted, **asked)

    def ready() -> None:
        gc.freeze()
        gc.enable()
        name = f"[{settings.host}]" if ":" in settings.host else settings.host
        url = f"http://{name}:{bound.getsockname()[1]}/"
        print(words.say("serving", url=url))
        if not settings.loopback:
            print(words.say("serving-everybody"))
        if server.sockets < settings.sockets:
            print(words.say("serving-sockets", count=server.sockets, wanted=settings.sockets))
        sys.stdout.flush()
        if open:
            webbrowser.open(url)
        follow_beside(words)

    with bind(settings.host, settings.port) as bound:
        settings = replace(settings, port=bound.getsockname()[1])
        server = make_server(settings, ready)
        # uvicorn raises the signal again once it has shut down; to be killed by it would leave
        # behind what its workers shared
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
        server.run(sockets=[bound])


def bind(host: str, port: int) -> socket.socket:
    """The place in the network, taken before anything else is done."""
    bound: socket.socket | None = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        if bound:
            bound.close()
        params: dict[str, str | int] = {"host": host, "port": str(port), "reason": str(error)}
        raise PhiltreError("cannot-bind", params) from None
    return bound


def show_proof(file: Path, expected: str, words: Words) -> None:
    """Prove that the record was dealt from its seed, and name the hash of each part of it."""
    match = files.load(file)
    outcomes = check_dealt(match)
    server, *browsers = seals(match.dealer.seed or "")
    if expected and expected.lower() not in (server, *browsers):
        raise BadRecord("record-other-seed", {"hash": ", ".join([server, *browsers])})
    lines = [words.say("verified", count=outcomes, hash=server)]
    if browsers:
        lines += [words.say("verified-shared", count=len(browsers)), *browsers]
    if match.start:
        lines.append(words.say("verified-given"))
    print("\n".join(lines))


def show_bench_server(seconds: float, as_json: bool, words: Words) -> None:
    """1,000 clients at 250 live tables, each thinking two seconds on average; and restarts."""
    from philtre.server.bench.load import bench_server
    from philtre.server.bench.rebuild import ROWS, bench_rebuild

    rebuild = bench_rebuild()
    result = bench_server(tables=250, seconds=seconds, think=2.0)
    if as_json:
        print(json.dumps({**result, "rebuild_ms": rebuild}))
    else:
        print(words.say("bench-server", **result))
        for game, ms in rebuild.items():
            print(words.say("bench-rebuild", game=game, rows=ROWS, ms=ms))


def show_bench_start(as_json: bool, words: Words) -> None:
    """What the parts say as they come, on the way; then what it came to."""
    from philtre.lab.bench_start import bench_start

    result = bench_start(lambda seconds, line: print(f"{seconds:6.1f} s  {line}", file=sys.stderr))
    if as_json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(words.say(f"bench-start-{name.replace('_', '-')}", value=value))
