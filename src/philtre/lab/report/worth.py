"""What pieces are worth: how much more those win who had or used one, than those who had not.

Only games count in which some had it and some had not; in each, the difference of the mean
shares. So nothing depends on how often a piece turns up, and games are independent of each
other. It tells who won, not why: whoever is ahead can buy more. What is called significant
is so after Holm's correction for as many looks as there are pieces in the table.
"""

from typing import Any, Final

from philtre.core.reporting import EVERYBODY, Reporting
from philtre.lab.report.outcome import share_of, win_shares
from philtre.lab.report.story import Story
from philtre.lab.statistics import Mean, deviation, holm, mean_of, two_sided, wilson

SURE: Final = 0.05
FEW: Final = 20  # games: of fewer no difference is told
SELDOM: Final = 0.02  # an option that is taken less often than this is called seldom
OFFERED: Final = 200  # times, before an option is judged


def pieces(stories: list[Story], look_at: Reporting) -> dict[str, Any]:
    """By group, a row a piece, best first."""
    tables: dict[str, Any] = {}
    for group in look_at.pieces:
        make = by_round if group.whose == EVERYBODY else by_seat
        rows = make(stories, group.group)
        if rows:
            tables[group.group] = {
                "name": group.name,
                "whose": "everybody" if group.whose == EVERYBODY else "seat",
                "rows": rows,
            }
    return tables


def by_seat(stories: list[Story], group: str) -> list[dict[str, Any]]:
    names = sorted({piece for story in stories for piece in story.pieces.get(group, {})})
    found = [worth_of(stories, group, name) for name in names]
    return judged(names, found)


def worth_of(stories: list[Story], group: str, piece: str) -> dict[str, Any]:
    differences: list[float] = []
    had = uses = seats = 0
    for story in stories:
        counts = story.pieces.get(group, {}).get(piece)
        players = len(story.returns)
        seats += players
        if counts is None:
            continue
        holders = [seat for seat in range(players) if counts[seat]]
        had += len(holders)
        uses += sum(counts)
        if len(holders) < players:
            won = win_shares(story.returns)
            with_it = sum(won[seat] for seat in holders)
            others = (sum(won) - with_it) / (players - len(holders))
            differences.append(with_it / len(holders) - others)
    return {
        "had": share_of(had, seats),
        "uses": uses / max(1, had),
        "difference": differences,
    }


def by_round(stories: list[Story], group: str) -> list[dict[str, Any]]:
    """A piece of the round is everybody's: what was gained in its rounds, by each seat, more
    than in the same rounds without it."""
    gains: dict[int, list[tuple[str, float]]] = {}
    for story in stories:
        drawn = story.drawn.get(group, [])
        if len(story.points) != len(drawn) + 1 or not story.points[0]:
            continue  # not every round was kept
        for round, piece in enumerate(drawn):
            before, after = story.points[round], story.points[round + 1]
            gain = (sum(after) - sum(before)) / len(before)
            gains.setdefault(round, []).append((piece, gain))
    more: dict[str, list[float]] = {}
    for rows in gains.values():
        total, count = sum(gain for _, gain in rows), len(rows)
        for piece, gain in rows:
            if count > 1:  # than the others of that round
                more.setdefault(piece, []).append(gain - (total - gain) / (count - 1))
    games = sum(bool(story.drawn.get(group)) for story in stories)
    names = sorted(more)
    found = [
        {"had": share_of(len(more[name]), games), "uses": 1.0, "difference": more[name]}
        for name in names
    ]
    return judged(names, found)


def judged(names: list[str], found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """With intervals, and what is significant after so many looks."""
    means = [mean_of(each["difference"]) for each in found]
    chances = holm(
        [chance(each["difference"], mean) for each, mean in zip(found, means, strict=True)]
    )
    rows = [
        {
            "piece": name,
            "had": each["had"],
            "uses": each["uses"],
            "worth": mean._asdict(),
            "chance": corrected,
            "significant": corrected < SURE,
        }
        for name, each, mean, corrected in zip(names, found, means, chances, strict=True)
    ]
    return sorted(rows, key=lambda row: -row["worth"]["mean"])


def chance(differences: list[float], mean: Mean) -> float:
    error = deviation(differences) / max(1, mean.count) ** 0.5
    if mean.count < FEW or not error:
        return 1.0
    return two_sided(mean.mean / error)


def mishaps(stories: list[Story], kinds: dict[str, bool]) -> dict[str, Any]:
    """By kind, how often in each round; for a seat, if it is a seat's. Of games that had it."""
    found: dict[str, Any] = {}
    for kind, of_seat in kinds.items():
        players = len(stories[0].returns) if of_seat else 1
        rounds = max(story.rounds for story in stories)
        rows = []
        for round in range(rounds):
            counts = [
                (story.mishaps[kind] + [0] * rounds)[round]
                for story in stories
                if story.rounds > round
            ]
            if len(counts) >= FEW or round == 0:
                rows.append(mean_of([count / players for count in counts])._asdict())
        total = [sum(story.mishaps[kind]) / players for story in stories]
        whose = "seat" if of_seat else "table"
        found[kind] = {"whose": whose, "by_round": rows, "a_game": mean_of(total)._asdict()}
    return found


def options_taken(offers: dict[str, list[int]]) -> dict[str, Any]:
    """Of kinds of moves: how often they were legal beside others, were made, and were real
    options; and those that hardly anybody would miss."""
    rows = []
    for label, (offered, taken, weighed, real) in sorted(offers.items()):
        rows.append(
            {
                "move": label,
                "offered": offered,
                "taken": share_of(taken, offered),
                "weighed": weighed,
                "real": share_of(real, weighed),
            }
        )
    dominated = [
        row["move"]
        for row in rows
        if row["offered"] >= OFFERED  # type: ignore[operator]
        and row["taken"]["interval"][1] < SELDOM  # type: ignore[index]
        and wilson(row["real"]["share"], row["real"]["games"])[0] < SURE  # type: ignore[index]
    ]
    return {"rows": rows, "dominated": dominated, "least_offers": OFFERED, "seldom": SELDOM}
