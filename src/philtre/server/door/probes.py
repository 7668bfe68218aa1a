"""What machines ask: is it alive, is it ready, how is it doing."""

from functools import partial

from litestar import MediaType, Response, get

from philtre.server.door.addresses import is_local
from philtre.server.door.dependencies import AnyRequest, TheLobby
from philtre.server.metrics import Labels, written
from philtre.server.served import ServedLobby
from philtre.server.tables.errors import NotFound
from philtre.version import VERSION


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The program runs, whatever its database does."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(lobby: TheLobby) -> Response[str]:
    """Whether players should be sent here."""
    if lobby.draining:
        return Response("restarting\n", status_code=503)
    if not await lobby.heartbeat.answers():
        return Response("no database\n", status_code=503)
    return Response("ok\n")


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, lobby: TheLobby) -> Response[str]:
    who = lobby.settings.metrics
    if who == "none" or (who == "local" and not is_local(request.scope)):
        raise NotFound("not-found")
    body = page(lobby, await lobby.heartbeat.tables())
    return Response(body, media_type="text/plain; version=0.0.4; charset=utf-8")


def page(lobby: ServedLobby, tables: dict[Labels, float]) -> str:
    seen = lobby.storage.metrics
    listeners = [each for table in lobby.tables.in_memory() for each in table.listeners]
    moves: dict[Labels, float] = {(("by", who),): n for who, n in sorted(seen.moves.items())}
    gauge = partial(one, "gauge")
    return "".join(
        [
            written("philtre_info", "gauge", "The program.", {(("version", VERSION),): 1}),
            written("philtre_moves_total", "counter", "Moves that were stored.", moves),
            written("philtre_commit_seconds", "histogram", "Time of a commit.", seen.commits),
            written("philtre_batch_size", "histogram", "Works in a commit.", seen.batches),
            gauge("philtre_queue", "Works that wait for the writer.", lobby.storage.writer.waiting),
            written("philtre_loop_lag_seconds", "histogram", "Lag of the event loop.", seen.lag),
            gauge("philtre_connections", "Connections.", len(lobby.connections)),
            gauge("philtre_sockets", "Sockets that are open.", lobby.visitors.sockets),
            gauge("philtre_sockets_most", "Sockets there is room for.", lobby.settings.sockets),
            gauge("philtre_outbox_bytes", "Not sent yet.", sum(who.waiting for who in listeners)),
            gauge("philtre_thinking", "Bots that think or wait to.", lobby.bots.thinking),
            gauge("philtre_tables_in_memory", "Live tables.", len(lobby.tables.in_memory())),
            *([] if lobby.nodes is None else [gauge("philtre_nodes", "Nodes.", lobby.nodes.count)]),
            written("philtre_tables", "gauge", "Tables that are kept, by game.", tables),
        ]
    )


def one(kind: str, name: str, about: str, value: float) -> str:
    return written(name, kind, about, {(): value})


ROUTES = [healthz, readyz, metrics]
