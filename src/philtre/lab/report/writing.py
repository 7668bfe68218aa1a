"""Numbers and HTML as a page of a report writes them, in its language."""

from collections.abc import Sequence
from html import escape
from typing import Any

from philtre.lab.report.figures import Row
from philtre.words import Words

NARROW = "\u00a0"  # no line ends here
TO = f"{NARROW}–\u2060{NARROW}"  # after a dash one might, but for a word joiner


class Writer:
    """Words and numbers of one language, for one game."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.words = Words(lang, game)

    def say(self, key: str, **params: object) -> str:
        text = self.words.say(key, **params)
        for mark in "%:;?!»":
            text = text.replace(f" {mark}", NARROW + mark)
        return text

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        text = text.replace("-", "−")
        if self.lang == "fr":
            text = text.replace(",", NARROW).replace(".", ",")
        return text

    def whole(self, value: float) -> str:
        return self.number(value, 0)

    def short(self, value: float) -> str:
        """As few digits as tell it."""
        return self.number(value, 0 if value == round(value) else 1)

    def percent(self, value: float) -> str:
        return self.share(value, 0 if abs(value * 100 - round(value * 100)) < 1e-9 else 1)

    def share(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{NARROW}%"

    def points(self, value: float) -> str:
        """A difference of shares, in points of percent, with its sign."""
        text = self.number(100 * value, 1)
        return text if value <= 0 or text == "0.0" else f"+{text}"

    def signed(self, value: float) -> str:
        text = self.number(value, 1)
        return text if value <= 0 else f"+{text}"

    def share_row(self, name: str, row: dict[str, Any]) -> Row:
        return Row(name, row["share"], *row["interval"])

    def mean(self, found: dict[str, Any], digits: int = 1) -> str:
        low, high = (self.number(found[end], digits) for end in ("low", "high"))
        return f"{self.number(found['mean'], digits)} ({low}{TO}{high})"

    def interval(self, row: dict[str, Any]) -> str:
        """A share with its interval."""
        low, high = row["interval"]
        return f"{self.share(row['share'])} ({self.share(low)}{TO}{self.share(high)})"

    def mean_share(self, found: dict[str, Any]) -> str:
        low, high = (self.share(found[end]) for end in ("low", "high"))
        return f"{self.share(found['mean'])} ({low}{TO}{high})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column says what the row is about."""
    if not rows:
        return ""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def figure(svg: str, title: str, reading: str) -> str:
    """A picture, what it shows, and how to read it."""
    return (
        f'<figure role="group" aria-label="{escape(title)}"><h3>{escape(title)}</h3>{svg}'
        f"<figcaption>{escape(reading)}</figcaption></figure>"
    )


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>" if inside else ""


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def section(title: str, *parts: str) -> str:
    inside = "".join(parts)
    return f"<section><h2>{escape(title)}</h2>{inside}</section>" if inside else ""
