"""The pictures of a report: SVG that takes its colours from the page it stands in.

Matplotlib draws with a few colours that stand for roles; they become the page's variables,
so that one picture serves light, dark and paper. Text stays text.
"""

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from typing import Any, Final, NamedTuple

from philtre.core.errors import PhiltreError

INK: Final = "#010101"
FAINT: Final = "#020202"
ONE: Final = "#030303"
TWO: Final = "#040404"
SOFT: Final = "#060606"
ROLES: Final = {
    INK: "var(--ink)",
    FAINT: "var(--line-strong)",
    ONE: "var(--accent)",
    TWO: "var(--legal)",
    SOFT: "var(--accent-soft)",
}
# What a picture inside a page does without.
NEEDLESS: Final = (
    r"<metadata>.*?</metadata>",
    r"<!--.*?-->",
    r"<defs>\s*<style.*?</style>\s*</defs>",
    r"font-family: [^;]*; ",
    r' transform="rotate\(-0 [^"]*"',
)
WIDTH: Final = 4.6  # inches: as wide as a phone shows it without making letters small
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "philtre",
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.8,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "hatch.color": INK,
    "hatch.linewidth": 0.5,
}


class Missing(PhiltreError):
    """There is nothing to draw with."""


class Row(NamedTuple):
    """A mean with its interval, by name."""

    name: str
    mean: float
    low: float
    high: float
    sure: bool = True  # else the mark is hollow


Number = Callable[[float], str]  # as the language of the page writes it


def check() -> None:
    """Raise `Missing` before hours of play if nothing can be drawn after them."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise Missing("report-not-installed") from None


def drawing(name: str, draw: Callable[[Any], None], height: float = 2.4) -> str:
    """A picture of one pair of axes, as an `svg` element."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells of its fonts
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.subplots())
        text = StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    return cleaned(name, text.getvalue())


def cleaned(name: str, svg: str) -> str:
    """Only the element; ids of this picture alone; the page's colours."""
    svg = svg[svg.index("<svg") :]
    for needless in NEEDLESS:
        svg = re.sub(needless, "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s+", " ", re.sub(r"(\d\.\d\d)\d+", r"\1", svg)).replace("> <", "><")
    used = set(re.findall(r'(?:url\(#|href="#)([^)"]+)', svg))
    svg = re.sub(r' id="([^"]+)"', lambda m: f' id="{name}-{m[1]}"' if m[1] in used else "", svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\g<1>{name}-", svg)
    for colour, role in ROLES.items():
        svg = svg.replace(colour, role)
    svg = re.sub(r'<svg ([^>]*?)width="[^"]*" ', r"<svg \1", svg, count=1)
    svg = re.sub(r'<svg ([^>]*?)height="[^"]*" ', r"<svg \1", svg, count=1)
    return svg.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)


def on_axis(axis: Any, number: Number) -> None:
    axis.set_major_formatter(lambda value, _: number(value))


def marks(rows: Sequence[Row], number: Number, at: float | None, label: str) -> Callable[..., None]:
    """A mark and its interval for each row, first on top; a line where nothing would differ."""

    def draw(axes: Any) -> None:
        places = range(len(rows))[::-1]
        for place, row in zip(places, rows, strict=True):
            axes.plot([row.low, row.high], [place, place], color=ONE, linewidth=1.6)
            fill = ONE if row.sure else "none"
            axes.plot(row.mean, place, "o", color=ONE, markerfacecolor=fill, markersize=5)
        if at is not None:
            axes.axvline(at, color=FAINT, linewidth=0.9, linestyle="--")
        axes.set_yticks(list(places), [row.name for row in rows])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.tick_params(axis="y", length=0)
        axes.locator_params(axis="x", nbins=5)
        on_axis(axes.xaxis, number)
        axes.set_xlabel(label)

    return draw


def bars(
    names: Sequence[str],
    sets: Mapping[str, Sequence[float]],
    number: Number,
    labels: tuple[str, str],
) -> Callable[..., None]:
    """A bar a name; of two sets side by side, the second is hatched."""

    def draw(axes: Any) -> None:
        width = 0.8 / len(sets)
        styles = [{"color": ONE}, {"facecolor": SOFT, "edgecolor": ONE, "hatch": "////"}]
        for place, (name, heights) in enumerate(sets.items()):
            left = [at - 0.4 + (place + 0.5) * width for at in range(len(names))]
            axes.bar(left, heights, width * 0.92, label=name, **styles[place])
        step = max(1, -(-len(names) // 12))
        axes.set_xticks(list(range(0, len(names), step)), list(names)[::step])
        if any(len(name) > 4 for name in names):  # they would run into each other
            axes.tick_params(axis="x", labelsize=7)
        on_axis(axes.yaxis, number)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        if len(sets) > 1:
            axes.legend(frameon=False)

    return draw


def with_intervals(rows: Sequence[Row], number: Number, labels: tuple[str, str]) -> Any:
    """A bar a row, with its interval."""

    def draw(axes: Any) -> None:
        places = list(range(len(rows)))
        axes.bar(places, [row.mean for row in rows], 0.8, color=SOFT, edgecolor=ONE)
        for place, row in zip(places, rows, strict=True):
            axes.plot([place, place], [row.low, row.high], color=INK, linewidth=1)
        step = max(1, -(-len(rows) // 12))
        axes.set_xticks(places[::step], [row.name for row in rows][::step])
        axes.set_ylim(bottom=0)
        on_axis(axes.yaxis, number)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])

    return draw


class Line(NamedTuple):
    name: str
    ys: Sequence[float]
    band: tuple[Sequence[float], Sequence[float]] | None = None


def lines(
    xs: Sequence[str], of: Sequence[Line], number: Number, labels: tuple[str, str], at: float | None
) -> Callable[..., None]:
    """Lines told apart by their marks and their dashes, not by colour alone."""

    def draw(axes: Any) -> None:
        places = list(range(len(xs)))
        styles = [("o", "-", ONE), ("s", "--", TWO)]
        for line, (mark, dash, colour) in zip(of, styles, strict=False):
            if line.band:
                axes.fill_between(places, *line.band, color=SOFT, linewidth=0)
            axes.plot(places, line.ys, dash, marker=mark, color=colour, label=line.name, ms=4)
        if at is not None:
            axes.axhline(at, color=FAINT, linewidth=0.9, linestyle=":")
        axes.set_xticks(places, list(xs))
        axes.set_ylim(bottom=0)
        on_axis(axes.yaxis, number)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        if len(of) > 1:
            axes.legend(frameon=False)

    return draw


def parts(rows: Sequence[Row], number: Number) -> Callable[..., None]:
    """One bar cut into parts that make a whole, each with its name below."""

    def draw(axes: Any) -> None:
        hatches = ["", "////", "xxx", ""]
        colours = [ONE, SOFT, SOFT, "none"]
        left = 0.0
        for row, hatch, colour in zip(rows, hatches, colours, strict=True):
            size = max(0.0, row.mean)
            label = f"{row.name} {number(row.mean)}"
            axes.barh(
                0, size, left=left, color=colour, edgecolor=INK, hatch=hatch, label=label, lw=0.8
            )
            left += size
        axes.set_xlim(0, max(1.0, left))
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        on_axis(axes.xaxis, number)
        axes.legend(frameon=False, ncols=2, loc="upper center", bbox_to_anchor=(0.5, -0.25))

    return draw
