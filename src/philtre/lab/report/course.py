"""How a game goes: the chance to win as it changes, who leads, when it is decided.

Chances are calibrated: from the standing at a look (the game's evaluation, or points ahead
of the others, whichever foretells more) to the share of games that were won from there,
rising with the standing and by nothing else (isotonic regression). Each half of the games
is foretold from the other, so that nothing is foretold from itself.

Drama, lead change and decisiveness are as in Ludii, on these chances and not on those of a
search: Drama is how far the winner's chance was below the best chance, on average.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from philtre.lab.report.outcome import share_of, spread, win_shares
from philtre.lab.report.story import TENTHS, Story
from philtre.lab.statistics import mean_of, quantiles

BINS: Final = 60  # of standings, before they are made to rise
DECIDED: Final = 0.9  # a chance to win above which a game counts as decided
FAR: Final = 0.5  # of a fair share: whoever wins from below it has come back

Chances = list[list[list[float]]]  # by game, by look, by seat
Standing = Callable[[Story, int], list[float]]


class Rising:
    """The share that came of each standing, made to rise with it (pool adjacent violators)."""

    def __init__(self, pairs: list[tuple[float, float]]) -> None:
        blocks: list[Block] = []
        for block in binned(pairs):
            while blocks and blocks[-1].share() >= block.share():
                block = blocks.pop().with_next(block)
            blocks.append(block)
        self.starts = [block.first for block in blocks]
        self.shares = [block.share() for block in blocks]

    def share(self, standing: float) -> float:
        return self.shares[max(0, bisect_right(self.starts, standing) - 1)]


class Block(NamedTuple):
    first: float  # standing
    total: float  # of what came
    count: int  # type: ignore[assignment]

    def share(self) -> float:
        return self.total / self.count

    def with_next(self, other: "Block") -> "Block":
        return Block(self.first, self.total + other.total, self.count + other.count)


def binned(pairs: list[tuple[float, float]]) -> list[Block]:
    """About as many in each; those with one standing stay together."""
    size = len(pairs) / BINS
    blocks: list[Block] = []
    last = 0.0
    for standing, came in sorted(pairs):
        one = Block(standing, came, 1)
        if blocks and (standing == last or blocks[-1].count < size):
            one = blocks.pop().with_next(one)
        blocks.append(one)
        last = standing
    return blocks


def by_value(story: Story, look: int) -> list[float]:
    return story.values[look]


def by_points(story: Story, look: int) -> list[float]:
    """Points ahead of the best of the others."""
    points = story.points[look]
    return [
        points[seat] - max((p for other, p in enumerate(points) if other != seat), default=0)
        for seat in range(len(points))
    ]


def looks_of(stories: list[Story]) -> int:
    """How many looks all games have: as many rounds as they have, or one a tenth."""
    counts = {len(story.values) for story in stories}
    return counts.pop() if len(counts) == 1 else TENTHS + 1


def at_tenths(story: Story, looks: int) -> Story:
    """With as many looks as asked for."""
    last = len(story.values) - 1
    if last == looks - 1:
        return story
    kept = [round(step * last / (looks - 1)) for step in range(looks)]
    return story._replace(
        values=[story.values[at] for at in kept],
        points=[story.points[at] for at in kept],
    )


def chances_of(stories: list[Story]) -> tuple[Chances, str, float]:
    """Calibrated chances at each look but the last, by what, and how far off (Brier)."""
    ways: dict[str, Standing] = {"value": by_value}
    if stories[0].points[0]:
        ways["points"] = by_points
    found = {name: foretold(stories, way) for name, way in ways.items()}
    off = {name: brier(stories, chances) for name, chances in found.items()}
    best = min(off, key=lambda name: off[name])
    return found[best], best, off[best]


def foretold(stories: list[Story], standing: Standing) -> Chances:
    looks = len(stories[0].values) - 1
    chances: Chances = [[] for _ in stories]
    halves = (range(0, len(stories), 2), range(1, len(stories), 2))
    for look in range(looks):
        for half, other in (halves, halves[::-1]):
            rising = Rising(
                [
                    pair
                    for at in other
                    for pair in zip(
                        standing(stories[at], look), win_shares(stories[at].returns), strict=True
                    )
                ]
            )
            for at in half:
                raw = [rising.share(value) for value in standing(stories[at], look)]
                total = sum(raw)
                even = 1 / len(raw)
                chances[at].append([value / total if total else even for value in raw])
    return chances


def brier(stories: list[Story], chances: Chances) -> float:
    """The mean square of what was foretold and did not come: 0 is knowing."""
    errors = [
        (chance - came) ** 2
        for story, course in zip(stories, chances, strict=True)
        for look in course
        for chance, came in zip(look, win_shares(story.returns), strict=True)
    ]
    return sum(errors) / max(1, len(errors))


def course(stories: list[Story]) -> dict[str, Any] | None:
    """All that follows from the chances; nothing where one plays alone or games are few."""
    if len(stories[0].returns) < 2 or len(stories) < 4:
        return None
    looks = looks_of(stories)
    by_round = {story.rounds for story in stories} == {looks - 1}
    stories = [at_tenths(story, looks) for story in stories]
    chances, by, off = chances_of(stories)
    won = [win_shares(story.returns) for story in stories]
    games = list(zip(chances, won, strict=True))
    return {
        "axis": "rounds" if by_round else "tenths",
        "standing": by,
        "brier": off,
        "looks": [look_row(games, look) for look in range(looks - 1)],
        "decided": decided(games, looks - 1),
        "lead_changes": spread([lead_changes(chance) for chance, _ in games]),
        "drama": spread([drama(chance, came) for chance, came in games]),
        "behind": spread([furthest_behind(chance, came) for chance, came in games]),
        "comebacks": comebacks(games),
        "last_round": last_round(games),
        "points": points_course(stories),
    }


def look_row(games: list[Any], look: int) -> dict[str, Any]:
    """The winner's chance at a look, and how often whoever had the best chance won."""
    winners = [winner_chance(chance[look], came) for chance, came in games]
    leads = [leader_came(chance[look], came) for chance, came in games]
    low, middle, high = quantiles(winners, (0.1, 0.5, 0.9))
    return {
        "winner": mean_of(winners)._asdict(),
        "winner_low": low,
        "winner_median": middle,
        "winner_high": high,
        "best": mean_of([max(chance[look]) for chance, _ in games])._asdict(),
        "leader_wins": mean_of(leads)._asdict(),
    }


def winner_chance(chance: Sequence[float], came: Sequence[float]) -> float:
    """Of several winners, on average."""
    return sum(c * w for c, w in zip(chance, came, strict=True))


def leader_came(chance: Sequence[float], came: Sequence[float]) -> float:
    best = max(chance)
    leaders = [w for c, w in zip(chance, came, strict=True) if c == best]
    return sum(leaders) / len(leaders)


def decided(games: list[Any], looks: int) -> list[dict[str, Any]]:
    """At each look, the share of games whose winner had a great chance from there on."""
    rows = []
    for look in range(looks):
        settled = sum(
            all(winner_chance(each, came) >= DECIDED for each in chance[look:])
            for chance, came in games
        )
        rows.append(share_of(settled, len(games)))
    return rows


def lead_changes(chances: list[list[float]]) -> int:
    """How often another seat has the best chance than the last that had it alone."""
    changes = 0
    leader = -1
    for chance in chances:
        best = max(chance)
        if chance.count(best) == 1 and chance.index(best) != leader:
            changes += leader >= 0
            leader = chance.index(best)
    return changes


def drama(chances: list[list[float]], came: list[float]) -> float:
    """How far the winner's chance was below the best, on average over the game."""
    behind = [max(chance) - winner_chance(chance, came) for chance in chances]
    return sum(behind) / max(1, len(behind))


def furthest_behind(chances: list[list[float]], came: list[float]) -> float:
    """The worst chance that the winner ever had."""
    return min(winner_chance(chance, came) for chance in chances)


def comebacks(games: list[Any]) -> dict[str, Any]:
    """Games won by somebody whose chance had been less than half of a fair share."""
    limit = FAR / len(games[0][1])
    return share_of(sum(furthest_behind(*game) < limit for game in games), len(games))


def last_round(games: list[Any]) -> dict[str, Any]:
    """Games that whoever had the best chance before the last round, or tenth, did not win."""
    lost = [1 - leader_came(chance[-1], came) for chance, came in games]
    return mean_of(lost)._asdict()


def points_course(stories: list[Story]) -> list[dict[str, Any]] | None:
    """What winners and the others have gathered by each look."""
    if not stories[0].points[-1]:
        return None
    rows = []
    for look in range(len(stories[0].points)):
        won: list[float] = []
        lost: list[float] = []
        for story in stories:
            for points, share in zip(story.points[look], win_shares(story.returns), strict=True):
                (won if share else lost).append(points)
        rows.append({"winners": mean_of(won)._asdict(), "others": mean_of(lost)._asdict()})
    return rows
