"""The sections of a report, each from its part of the measures."""

from collections.abc import Callable
from typing import Any, Final

from philtre.core.registry import find
from philtre.lab.report import figures
from philtre.lab.report.figures import Line, Row, drawing
from philtre.lab.report.writing import (
    TO,
    Writer,
    figure,
    folded,
    paragraph,
    section,
    table,
)

Found = dict[str, Any]
BINS: Final = [(2, 2), (3, 3), (4, 4), (5, 6), (7, 9), (10, 14), (15, 24), (25, 49), (50, 10**9)]
ENOUGH: Final = 30  # games compared, for a mark among those of pieces that were met often
MOST_BARS: Final = 40  # of a histogram; of more, some are put together


def fairness(found: Found, w: Writer) -> str:
    fair = found["fairness"]
    if not fair:
        return ""
    rows = [
        w.share_row(w.say("player-number", number=seat + 1), row)
        for seat, row in enumerate(fair["seats"])
    ]
    if fair["starter"]:
        rows.append(w.share_row(w.say("report-starter"), fair["starter"]))
    draw = figures.marks(rows, w.percent, fair["fair_share"], w.say("report-win-share"))
    return section(
        w.say("report-fairness"),
        figure(
            drawing("seats", draw, 0.9 + 0.3 * len(rows)),
            w.say("report-seats"),
            w.say("report-seats-reading", fair=w.percent(fair["fair_share"])),
        ),
        "" if fair["starter"] else paragraph(w.say("report-no-starter")),
    )


def duration(found: Found, w: Writer) -> str:
    lasts = found["duration"]
    each, upkeep = (w.short(value) for value in lasts["seconds"])
    names = {
        "rounds": w.say("report-rounds"),
        "moves": w.say("report-moves"),
        "decisions": w.say("report-decisions"),
        "decisions_of_a_seat": w.say("report-decisions-seat"),
        "minutes": w.say("report-minutes"),
    }
    key = "rounds" if len(lasts["rounds_histogram"]) > 1 else "minutes"
    pairs = grouped(lasts[f"{key}_histogram"])
    return section(
        w.say("report-length"),
        figure(
            histogram("length", pairs, w, names[key]),
            w.say("report-length-figure", what=names[key]),
            w.say("report-length-reading", each=each, upkeep=upkeep),
        ),
        spread_table([(name, lasts[key]) for key, name in names.items()], w),
    )


def spread_table(rows: list[tuple[str, Found]], w: Writer) -> str:
    heads = ["", *(w.say(f"report-{key}") for key in ("mean", "median", "most-between"))]
    return table(
        heads,
        [
            [
                name,
                w.mean(found),
                w.short(found["quantiles"]["0.5"]),
                f"{w.short(found['quantiles']['0.05'])}{TO}{w.short(found['quantiles']['0.95'])}",
            ]
            for name, found in rows
        ],
    )


def grouped(pairs: list[list[int]]) -> list[list[int]]:
    """With every whole number from the first to the last, or so many of them together."""
    counts: dict[int, int] = {value: count for value, count in pairs}  # noqa: C416
    first, last = min(counts), max(counts)
    step = -(-(last - first + 1) // MOST_BARS)
    return [
        [low, sum(counts.get(value, 0) for value in range(low, low + step))]
        for low in range(first, last + 1, step)
    ]


def histogram(name: str, pairs: list[list[int]], w: Writer, label: str) -> str:
    total = sum(count for _, count in pairs)
    heights = [count / total for _, count in pairs]
    names = [w.whole(value) for value, _ in pairs]
    draw = figures.bars(names, {"": heights}, w.percent, (label, w.say("report-games-share")))
    return drawing(name, draw)


def options(found: Found, w: Writer) -> str:
    """How much there is to choose."""
    choice = found["complexity"]
    names = [str(low) if low == high else f"{low}–{high}" for low, high in BINS]
    names[-1] = f"{BINS[-1][0]}+"
    legal = in_bins(choice["widths"])
    real = in_bins(choice["real_histogram"])
    first = 1 - sum(real)
    pairs = zip(legal, real, strict=True)
    met = max((at for at, both in enumerate(pairs, 1) if any(both)), default=1)
    sets = {
        w.say("report-legal"): [0.0, *legal[:met]],
        w.say("report-real"): [first, *real[:met]],
    }
    axes = (w.say("report-options-axis"), w.say("report-decisions-share"))
    states = choice["states"]
    return section(
        w.say("report-options"),
        figure(
            drawing("options", figures.bars(["1", *names[:met]], sets, w.percent, axes)),
            w.say("report-options-figure"),
            w.say("report-options-reading"),
        ),
        table(
            ["", w.say("report-value")],
            [
                [w.say("report-branching"), w.number(choice["branching_factor"])],
                [w.say("report-branching-median"), str(choice["branching_median"])],
                [w.say("report-branching-most"), w.whole(choice["branching_most"])],
                [w.say("report-real-mean"), w.mean(choice["real_options"], 2)],
                [w.say("report-only-one"), w.interval(choice["only_one_real"])],
                [w.say("report-decision-moves"), w.share(choice["decision_moves"])],
                [w.say("report-action-space"), w.whole(choice["action_space"])],
                [w.say("report-tree"), f"10^{w.short(round(choice['tree']['mean'], 1))}"],
                [w.say("report-states"), f"10^{w.number(states['log10_at_least'])}"],
            ],
        ),
        paragraph(w.say("report-states-reading", drawn=states["drawn"], pairs=states["pairs"])),
    )


def in_bins(pairs: list[list[int]]) -> list[float]:
    total = max(1, sum(count for _, count in pairs))
    return [
        sum(count for width, count in pairs if low <= width <= high) / total for low, high in BINS
    ]


def scores(found: Found, w: Writer) -> str:
    counted = found["scores"]
    if not counted:
        return ""
    what = w.say("points-curve")
    rows = [(w.say("report-all-seats"), counted["all"]), (w.say("report-best"), counted["most"])]
    if "margin" in counted:
        rows.append((w.say("report-margin"), counted["margin"]))
    return section(
        w.say("report-scores"),
        figure(
            histogram("scores", grouped(counted["histogram"]), w, what),
            w.say("report-scores-figure", what=what),
            w.say("report-scores-reading"),
        ),
        spread_table(rows, w),
    )


def course(found: Found, w: Writer) -> str:
    goes = found["course"]
    if not goes:
        return ""
    rounds = goes["axis"] == "rounds"
    xs = [str(look) if rounds else f"{10 * look}" for look in range(len(goes["looks"]))]
    axis = w.say("report-after-rounds" if rounds else "report-after-tenths")
    winner = [row["winner"]["mean"] for row in goes["looks"]]
    band = [[row[f"winner_{end}"] for row in goes["looks"]] for end in ("low", "high")]
    leader = [row["leader_wins"]["mean"] for row in goes["looks"]]
    both = [
        Line(w.say("report-winner-chance"), winner, (band[0], band[1])),
        Line(w.say("report-leader-wins"), leader),
    ]
    fair = found["fairness"]["fair_share"]
    labels = (axis, w.say("report-chance"))
    decided = [Line("", [row["share"] for row in goes["decided"]])]
    return section(
        w.say("report-course"),
        figure(
            drawing("course", figures.lines(xs, both, w.percent, labels, fair), 2.8),
            w.say("report-course-figure"),
            w.say(f"report-course-reading-{goes['standing']}", brier=w.number(goes["brier"], 3)),
        ),
        figure(
            drawing(
                "decided",
                figures.lines(xs, decided, w.percent, (axis, w.say("report-games-share")), None),
            ),
            w.say("report-decided-figure"),
            w.say("report-decided-reading"),
        ),
        table(
            ["", w.say("report-value")],
            [
                [w.say("report-lead-changes"), w.mean(goes["lead_changes"], 2)],
                [w.say("report-drama"), w.mean_share(goes["drama"])],
                [w.say("report-behind"), w.mean_share(goes["behind"])],
                [w.say("report-comebacks"), w.interval(goes["comebacks"])],
                [w.say("report-last-round"), w.mean_share(goes["last_round"])],
            ],
        ),
        paragraph(w.say("report-course-words")),
    )


def luck(found: Found, w: Writer) -> str:
    parts = found["luck"]
    levels = found["levels"]
    if not parts or not levels:
        return ""
    rows = [
        Row(w.say(f"report-part-{name}"), row["share"], *row["interval"])
        for name, row in parts["parts"].items()
    ]
    duels = [
        Row(
            w.say("report-against", one=duel["challenger"], other=duel["field"]),
            duel["share"],
            *duel["interval"],
        )
        for duel in levels["duels"]
    ]
    elo = ", ".join(
        f"{row['bot']} {w.whole(row['elo'])} ± {w.whole(row['margin'])}"
        for row in levels["ratings"]
    )
    best, other = parts["bots"][:2]
    return section(
        w.say("report-luck"),
        figure(
            drawing("luck", figures.parts(rows, w.percent), 1.5),
            w.say("report-luck-figure"),
            w.say(
                "report-luck-reading",
                best=best,
                other=other,
                deals=parts["deals"],
                games=parts["games"],
            ),
        ),
        table(
            ["", w.say("report-share-variance")],
            [
                [row.name, f"{w.share(row.mean)} ({w.share(row.low)}{TO}{w.share(row.high)})"]
                for row in rows
            ],
        ),
        figure(
            drawing(
                "levels",
                figures.marks(duels, w.percent, levels["fair_share"], w.say("report-win-share")),
                0.9 + 0.3 * len(duels),
            ),
            w.say("report-levels-figure"),
            w.say("report-levels-reading", elo=elo),
        ),
    )


def taken(found: Found, w: Writer) -> str:
    """Options that nobody would miss."""
    offered = found["options_taken"]
    rows = sorted(offered["rows"], key=lambda row: row["taken"]["share"])
    told = [
        [
            move_words(row["move"], w),
            w.whole(row["offered"]),
            w.interval(row["taken"]),
            w.interval(row["real"]) if row["weighed"] else "–",
        ]
        for row in rows
        if row["offered"] >= offered["least_offers"]
    ]
    names = ", ".join(move_words(move, w) for move in offered["dominated"])
    numbers = {
        "seldom": w.percent(offered["seldom"]),
        "least": offered["least_offers"],
    }
    key = "report-dominated" if names else "report-none-dominated"
    heads = ["report-move", "report-offered", "report-taken", "report-was-real"]
    return section(
        w.say("report-options-taken"),
        paragraph(w.say(key, moves=names, **numbers)),
        folded(w.say("report-all-options"), table([w.say(head) for head in heads], told)),
    )


def move_words(label: str, w: Writer) -> str:
    """The move in words, with dots for what is not told apart."""
    key, _, told = label.partition(" ")
    name, _, value = told.partition("=")
    for phrase in find(str(w.words.game)).moves.phrases:
        if phrase.key == key and (not name or phrase.params[name] == value):
            dots = {other: "…" for other in phrase.params if other != name}
            return w.say(key, **dots, **({name: value} if name else {}))
    return label


def pieces(found: Found, w: Writer) -> str:
    made = []
    for group, told in found["pieces"].items():
        everybody = told["whose"] == "everybody"
        number: Callable[[float], str] = w.signed if everybody else w.points
        most = max((row["worth"]["count"] for row in told["rows"]), default=0)
        least = ENOUGH if most >= ENOUGH else 2
        rows = [
            Row(
                w.say(f"{told['name']}-{row['piece']}"),
                row["worth"]["mean"],
                row["worth"]["low"],
                row["worth"]["high"],
                row["significant"],
            )
            for row in told["rows"]
            if row["worth"]["count"] >= least
        ]
        if not rows:
            continue
        label = w.say("report-more-points" if everybody else "report-more-wins")
        reading = "report-round-reading" if everybody else "report-pieces-reading"
        made.append(
            figure(
                drawing(
                    f"pieces-{group}",
                    figures.marks(rows, number, 0.0, label),
                    0.8 + 0.21 * len(rows),
                ),
                w.say(f"report-{group}"),
                w.say(reading, looks=len(told["rows"]), least=least),
            )
            + folded(w.say("report-numbers"), pieces_table(told, number, w))
        )
    return section(w.say("report-pieces"), *made)


def pieces_table(told: Found, number: Callable[[float], str], w: Writer) -> str:
    heads = ["", *(w.say(f"report-{key}") for key in ("had", "worth", "games", "chance-alone"))]
    rows = []
    for row in told["rows"]:
        worth = row["worth"]
        span = f"{number(worth['mean'])} ({number(worth['low'])}{TO}{number(worth['high'])})"
        chance = w.number(row["chance"], 3) if row["chance"] >= 0.001 else f"< {w.number(0.001, 3)}"
        share = w.share(row["had"]["share"])
        name = w.say(f"{told['name']}-{row['piece']}")
        rows.append([name, share, span, w.whole(worth["count"]), chance])
    return table(heads, rows)


def mishaps(found: Found, w: Writer) -> str:
    made = []
    for kind, told in found["mishaps"].items():
        rows = [
            Row(str(round), row["mean"], row["low"], row["high"])
            for round, row in enumerate(told["by_round"], 1)
        ]
        if not any(row.mean for row in rows):
            continue
        axes = (w.say("report-round"), w.say(f"report-rate-{told['whose']}"))
        made.append(
            figure(
                drawing(f"mishap-{kind}", figures.with_intervals(rows, w.percent, axes)),
                w.say(f"report-{kind}"),
                w.say(f"report-mishap-reading-{told['whose']}", mean=w.mean(told["a_game"], 2)),
            )
        )
    return section(w.say("report-mishaps"), *made)


def facts(found: Found, w: Writer) -> str:
    """What is known for certain, in the words of the game."""
    items = []
    for key, params in found["facts"]:
        worded = {
            name: w.percent(value) if isinstance(value, float) else value
            for name, value in params.items()
        }
        items.append(paragraph(w.say(key, **worded)))
    return section(w.say("report-facts"), *items)


ALL: Final[list[Callable[[Found, Writer], str]]] = [
    fairness,
    duration,
    options,
    scores,
    course,
    luck,
    pieces,
    mishaps,
    taken,
    facts,
]
