"""Decisions of many games as a file: the same for the same seed, and whole whatever happens."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

pl = pytest.importorskip("polars")

from philtre.cli.app import main  # noqa: E402
from philtre.core.errors import BadOption, BadRecord  # noqa: E402
from philtre.core.registry import find  # noqa: E402
from philtre.lab import decisions, parquet  # noqa: E402
from philtre.lab.crew import Alone, B, R, gather  # noqa: E402
from philtre.lab.simulate import Plan, make_plan  # noqa: E402


def plan(games: int = 45, bots: str = "greedy,random,random", seed: int = 3) -> Plan:
    options: dict[str, object] = {"players": 3, "round_limit": 4}
    return decisions.steady_plan(make_plan("potion", options, bots.split(","), games, seed))


def write(plan: Plan, file: Path, workers: int = 1) -> Any:
    with gather(workers) as crew:
        parquet.write(plan, crew, file, lambda _: None)
    return pl.read_parquet(file)


def test_every_decision_is_there(tmp_path: Path) -> None:
    frame = write(plan(), tmp_path / "a.parquet")
    assert frame["game"].n_unique() == 45
    first = frame.row(0, named=True)
    game = find("potion")
    assert game.encoding is not None
    numbers = game.encoding.plan(3)
    assert numbers.decode(first["observation"])["round"] == 1
    assert first["choice"] in first["legal"]
    for row in frame.iter_rows(named=True):
        greedy = row["bot"] == "greedy" and len(row["legal"]) > 1
        assert (row["values"] is not None) == greedy
        assert row["bot"] == ["greedy", "random", "random"][(row["seat"] - row["game"]) % 3]
        if greedy:
            best = max(range(len(row["legal"])), key=row["values"].__getitem__)
            assert row["legal"][best] == row["choice"]
    ends = frame.unique(["game", "seat"]).group_by("game").agg(pl.col("outcome").sum())
    assert ends["outcome"].is_between(0.99, 1.01).all()


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    write(plan(games=2), file)
    about = pl.read_parquet_metadata(file)
    told = json.loads(about["philtre.plan"])
    assert (told["game"], told["env"], told["games"]) == ("potion", "potion_v1", 2)
    assert told["options"]["round_limit"] == 4
    assert json.loads(about["philtre.fields"])[0]["name"] == "round"


def test_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.parquet" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        write(plan(), file, workers)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_who_thinks_thinks_by_steps() -> None:
    assert plan(bots="expert").bots == ["expert@200steps"] * 3
    assert plan(bots="adept-bold").bots == ["adept-bold@40steps"] * 3
    assert plan(bots="novice").bots == ["novice"] * 3
    assert plan(bots="master@0.1").bots == ["master@0.1"] * 3
    one, two = (decisions.play_batch(plan(2, "adept@5steps"), 0) for _ in range(2))
    assert [column.tobytes() for column in one] == [column.tobytes() for column in two]
    assert any(value == value for value in one.values)


class Interrupted(Alone):
    """Somebody presses Ctrl-C after some batches."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def each(self, work: Callable[[B], R], batches: Sequence[B]) -> Iterator[tuple[int, R]]:
        for place, result in super().each(work, batches):
            if place == self.after:
                raise KeyboardInterrupt
            yield place, result


def test_an_interruption_loses_the_batch_under_way_and_no_more(tmp_path: Path) -> None:
    file, whole = tmp_path / "a.parquet", tmp_path / "whole.parquet"
    with pytest.raises(KeyboardInterrupt):
        parquet.write(plan(), Interrupted(2), file, lambda _: None)
    parts = sorted((tmp_path / "a.parquet.parts").glob("*.parquet"))
    assert pl.read_parquet(parts)["game"].n_unique() == 40
    told: list[int] = []
    parquet.write(plan(), Interrupted(1), file, told.append)
    assert told == [20, 20, 5]
    assert file.read_bytes() == write_whole(whole)
    assert not file.with_name("a.parquet.parts").exists()


def write_whole(file: Path) -> bytes:
    write(plan(), file)
    return file.read_bytes()


def test_other_games_do_not_get_mixed_up(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    with pytest.raises(KeyboardInterrupt):
        parquet.write(plan(), Interrupted(1), file, lambda _: None)
    with pytest.raises(BadRecord, match="another run"):
        write(plan(seed=4), file)


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="goes on from there"):
        write(plan(), tmp_path / "a.parquet")
    assert not (tmp_path / "a.parquet").exists()
    assert not list((tmp_path / "a.parquet.parts").glob("*.parquet"))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.parquet"
    words = ["data", "potion", "--games", "3", "--out", str(file), "--players", "3"]
    with pytest.raises(SystemExit) as done:
        main([*words, "--workers", "1"])
    assert done.value.code in (0, None)
    said = capsys.readouterr().out
    assert "of 3 games" in said
    assert " KB" in said
    for wrong, sentence in (
        (words, "there already"),
        ([*words[:-3], str(tmp_path / "b.csv")], "FILE.parquet"),
        (["data", "chess", "--out", "c.parquet"], "chess"),
    ):
        with pytest.raises(SystemExit) as done:
            main(wrong)
        assert done.value.code == 2
        assert sentence in " ".join(capsys.readouterr().err.split())


def test_a_game_without_numbers_has_no_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("potion"), "encoding", None)
    with pytest.raises(BadOption, match="potion"):
        plan()
