"""The commands that play many games, or measure: sim, arena, peer, bench."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Final

from philtre.bots import speaker
from philtre.cli import numbers
from philtre.cli.against import read_question, show_against
from philtre.cli.attack import show_attacks
from philtre.cli.bench_cluster import show_bench_cluster
from philtre.cli.bench_envs import show_bench_envs
from philtre.cli.commands import Commands, Lang, check
from philtre.cli.getting_peers import get_peers
from philtre.cli.nodes import counts_of, show_bench_nodes
from philtre.cli.peer import show_peer
from philtre.cli.serve import show_bench_server, show_bench_start
from philtre.cli.waiting import wait_for_engine
from philtre.core.errors import bad_value
from philtre.core.registry import find, game_ids
from philtre.lab import bench as benches
from philtre.lab import peer_match
from philtre.lab.against import make_plan as against_plan
from philtre.lab.arena import make_duels
from philtre.lab.crew import gather
from philtre.lab.ledger import Ledger
from philtre.lab.simulate import make_plan
from philtre.words import Words

# What `bench` shows instead of the speed of a game: of one, or of all in turn.
OF_GAMES: Final[dict[str, Callable[[benches.Rows, bool, float, Words], None]]] = {
    "think": partial(numbers.show_each, numbers.THINKING),
    "profile": partial(numbers.show_each, numbers.PROFILE),
    "coach": numbers.show_calibration,
    "blunders": numbers.show_blunders,
}


def add_sim(to: Commands) -> None:
    @to.app.command(help=to.say("help-sim"))
    def sim(
        game: Annotated[str, to.note("game")],
        *,
        games: Annotated[int, to.note("games")] = 1000,
        bots: Annotated[str, to.note("bots")] = "random",
        seed: Annotated[int, to.note("sim-seed")] = 1,
        workers: Annotated[int, to.note("workers")] = 0,
        cluster: Annotated[str, to.note("cluster")] = "",
        wait: Annotated[bool, to.note("wait")] = True,
        json: Annotated[bool, to.note("json")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, workers=workers)
        plan = make_plan(game, to.options, bots.split(","), games, seed)
        wait_for_engine(wait and not cluster, Words(lang))
        with gather(workers, cluster, game) as crew:
            numbers.show_sim(plan, crew, json, Words(lang, game))


def add_arena(to: Commands) -> None:
    @to.app.command(help=to.say("help-arena"))
    def arena(
        game: Annotated[str, to.note("game")],
        *,
        bots: Annotated[str, to.note("arena-bots")] = "random,greedy",
        games: Annotated[int, to.note("arena-games")] = 400,
        ladder: Annotated[bool, to.note("arena-ladder")] = False,
        against: Annotated[str, to.note("arena-against")] = "",
        sprt: Annotated[str, to.note("arena-sprt")] = "0,30",
        ledger: Annotated[Path | None, to.note("arena-ledger")] = None,
        seed: Annotated[int, to.note("sim-seed")] = 1,
        workers: Annotated[int, to.note("workers")] = 0,
        cluster: Annotated[str, to.note("cluster")] = "",
        wait: Annotated[bool, to.note("wait")] = True,
        json: Annotated[bool, to.note("json")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, workers=workers)
        names = bots.split(",")
        kept = Ledger(ledger) if ledger else None
        if against:
            question = read_question(sprt)
            wait_for_engine(wait, Words(lang))
            match = against_plan(game, to.options, names, against, games, seed)
            with gather(workers) as crew:  # the other build is on this machine
                show_against(match, question, crew, json, kept, Words(lang, game))
            return
        if len(names) < 2:
            raise bad_value("bots", len(names), "≥ 2")
        duels = make_duels(game, to.options, names, games, seed, ladder)
        wait_for_engine(wait and not cluster, Words(lang))
        with gather(workers, cluster, game) as crew:
            numbers.show_arena(names, duels, crew, json, kept, Words(lang, game))


def add_bot(to: Commands) -> None:
    @to.app.command(help=to.say("help-bot"))
    def bot() -> None:
        speaker.main()


def add_peer(to: Commands) -> None:
    @to.app.command(help=to.say("help-peer"))
    def peer(
        game: Annotated[str, to.note("game")],
        *,
        games: Annotated[int, to.note("peer-games")] = 100,
        seconds: Annotated[float, to.note("peer-seconds")] = 2.0,
        bot: Annotated[str, to.note("peer-bot")] = "master",
        search: Annotated[str, to.note("peer-search")] = peer_match.AUTO,
        seed: Annotated[int, to.note("peer-seed")] = 1,
        workers: Annotated[int, to.note("workers")] = 0,
        wait: Annotated[bool, to.note("wait")] = True,
        json: Annotated[bool, to.note("json")] = False,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(games=games, seconds=seconds, workers=workers)
        plan = peer_match.make_plan(game, to.options, bot, search, games, seconds, seed)
        get_peers(Words(lang), "openspiel-hanabi")
        wait_for_engine(wait, Words(lang))
        with gather(workers) as crew:
            show_peer(plan, crew, json, Words(lang, game))


def add_bench(to: Commands) -> None:
    @to.app.command(help=to.say("help-bench"))
    def bench(
        game: Annotated[str | None, to.note("bench-game")] = None,
        of: Annotated[str | None, to.note("bench-of")] = None,
        *,
        peers: Annotated[bool, to.note("peers")] = False,
        growth: Annotated[bool, to.note("growth")] = False,
        wait: Annotated[bool, to.note("wait")] = True,
        json: Annotated[bool, to.note("json")] = False,
        seconds: Annotated[float | None, to.note("seconds")] = None,
        folder: Annotated[Path | None, to.note("bench-folder")] = None,
        nodes: Annotated[str, to.note("bench-nodes")] = "",
        db: Annotated[str, to.note("bench-db")] = "",
        tables: Annotated[int, to.note("bench-tables")] = 250,
        think: Annotated[float, to.note("bench-think")] = 2.0,
        lang: Annotated[Lang, to.note("lang")] = to.lang,
    ) -> None:
        check(0.01, seconds=1 if seconds is None else seconds)
        words = Words(lang)
        if of and find(of) and game not in OF_GAMES:
            raise bad_value("game", game, ", ".join(OF_GAMES))
        if game == "start":
            show_bench_start(json, words)
            return
        if game == "envs":
            get_peers(words, "gymnasium", "pettingzoo", "pygame", "pgx")
            wait_for_engine(wait, words)
            show_bench_envs(json, seconds or 2.0, words)
            return
        rows: benches.Rows = {}
        if game not in ("serve", "attack", "cluster"):
            name = of if game in OF_GAMES else game
            games = [find(name).id] if name else game_ids()
            rows = (benches.growth if growth else benches.usual)(games, to.options)
            if peers:
                get_peers(words)
        wait_for_engine(wait, words)
        if game == "attack":
            show_attacks(seconds or 60.0, folder, json, words)
        elif game == "cluster":
            show_bench_cluster(seconds or 3.0, json, words)
        elif game == "serve":
            if nodes or db:
                counts = counts_of(nodes or "1,2")
                show_bench_nodes(counts, db, tables, seconds or 5.0, think, json, words)
            else:
                show_bench_server(seconds or 2.0, json, words)
        elif game in OF_GAMES:
            OF_GAMES[game](rows, json, seconds or 2.0, words)
        else:
            numbers.show_bench(rows, peers, json, seconds or 2.0, words)
