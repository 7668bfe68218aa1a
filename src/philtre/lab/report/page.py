"""A report as one page of HTML: nothing is fetched, whatever shows it."""

from html import escape
from pathlib import Path
from typing import Any

from philtre.lab.report import sections
from philtre.lab.report.writing import Writer, folded, paragraph, section, table


def page(found: dict[str, Any], lang: str) -> str:
    w = Writer(lang, found["game"])
    title = w.say("report-title", game=w.say("name"))
    style = (Path(__file__).parent / "page.css").read_text("utf-8")
    body = "".join(make(found, w) for make in sections.ALL)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{summary(found, w)}{body}{about(found, w)}"
        "</main></body></html>\n"
    )


def summary(found: dict[str, Any], w: Writer) -> str:
    """The first things to know, with Ludii's and TAG's names where they have one."""
    rows = []
    fair, goes, lasts = found["fairness"], found["course"], found["duration"]
    if fair:
        if fair["starter"]:
            rows.append([w.say("report-advantage"), w.interval(fair["starter"])])
        rows.append([w.say("report-balance"), w.number(fair["balance"], 3)])
        rows.append([w.say("report-drawishness"), w.interval(fair["drawishness"])])
        rows.append([w.say("report-completion"), w.interval(fair["completion"])])
    rows.append([w.say("report-rounds"), w.mean(lasts["rounds"])])
    rows.append([w.say("report-decisions-seat"), w.mean(lasts["decisions_of_a_seat"])])
    rows.append([w.say("report-minutes"), w.mean(lasts["minutes"], 0)])
    rows.append([w.say("report-branching"), w.number(found["complexity"]["branching_factor"])])
    if goes:
        rows.append([w.say("report-drama"), w.mean_share(goes["drama"])])
        rows.append([w.say("report-lead-changes"), w.mean(goes["lead_changes"], 2)])
        rows.append([w.say("report-last-round"), w.mean_share(goes["last_round"])])
    bots = ", ".join(dict.fromkeys(found["bots"]))
    played = w.say(
        "report-played",
        games=w.whole(found["games"]),
        players=len(found["bots"]),
        bots=bots,
        version=found["engine"],
    )
    return section(
        w.say("report-summary"), paragraph(played), table(["", w.say("report-value")], rows)
    )


def about(found: dict[str, Any], w: Writer) -> str:
    given = {name: value for name, value in found["options"].items() if value is not None}
    options = " ".join(f"{name}={value}" for name, value in given.items())
    cost = w.say(
        "report-cost",
        seconds=w.whole(found["processor_seconds"]),
        each=w.number(found["processor_seconds"] / max(1, found["games"]), 3),
    )
    return section(
        w.say("report-about"),
        paragraph(w.say("report-made", options=options, seed=found["seed"])),
        paragraph(cost),
        folded(
            w.say("report-sources"),
            "".join(paragraph(w.say(f"report-source-{key}")) for key in SOURCES),
        ),
    )


SOURCES = ("intervals", "looks", "ludii", "tag", "chances", "deals")
