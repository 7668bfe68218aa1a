"""A learning curve as one SVG file: shares of wins, their intervals, and a line to beat."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, EDGE = 640, 320, 48


class Point(NamedTuple):
    """The share of wins of a policy after so many decisions."""

    steps: int
    share: float
    low: float
    high: float


def curve(points: Sequence[Point], line: float, title: str) -> str:
    """Shares over the number of decisions; `line` is what is to be beaten."""
    most = max(1, *(point.steps for point in points))
    top = max(line, *(point.high for point in points)) * 1.1

    def at(steps: float, mean: float) -> tuple[float, float]:
        x = EDGE + (WIDTH - 2 * EDGE) * steps / most
        return round(x, 1), round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * mean / top, 1)

    def path(places: list[tuple[float, float]]) -> str:
        return " ".join(f"{x},{y}" for x, y in places)

    def text(x: float, y: float, words: str) -> str:
        style = 'font-size="12" font-family="sans-serif" fill="#555"'
        return f'<text x="{x}" y="{y}" {style}>{words}</text>'

    band = [at(p.steps, p.high) for p in points] + [at(p.steps, p.low) for p in reversed(points)]
    shares = [at(p.steps, p.share) for p in points]
    ends = [at(0, line), at(most, line)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf7f0"/>',
        f'<polygon points="{path(band)}" fill="#7a4fa3" opacity="0.2"/>',
        f'<polyline points="{path(ends)}" fill="none" stroke="#b3541e" stroke-dasharray="6 4"/>',
        f'<polyline points="{path(shares)}" fill="none" stroke="#7a4fa3" stroke-width="2"/>',
        text(EDGE, 24, title),
        text(EDGE, HEIGHT - 16, "0"),
        text(WIDTH - EDGE - 100, HEIGHT - 16, f"{most:,} decisions"),
        text(8, ends[0][1], f"{line:.0%}"),
        text(WIDTH - EDGE + 4, shares[-1][1], f"{points[-1].share:.0%}"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
