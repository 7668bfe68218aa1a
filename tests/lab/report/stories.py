"""Stories made by hand, for measures that can be worked out by hand."""

from typing import Any

from philtre.lab.report.story import Story


def story(returns: list[float], **more: Any) -> Story:
    players = len(returns)
    usual = Story(
        number=0,
        returns=returns,
        starter=0,
        moves=10,
        choices=[4] * players,
        widths={"2": 6, "4": 2},
        tree=3.0,
        rounds=2,
        minutes=5.0,
        cut=False,
        points=[[0] * players] * 3,
        values=[[0.5] * players] * 3,
        real=[[4, 2]],
        pieces={},
        drawn={},
        mishaps={},
        position="",
    )
    return usual._replace(**more)
