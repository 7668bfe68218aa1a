"""A part of a page while something moves on it, as an animated WebP."""

from io import BytesIO
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Page

WIDTH: Final = 480
LAST: Final = 3.0  # seconds that the end is shown before it begins anew
QUALITY: Final = 55

Frame = tuple[float, Image.Image]  # when, in seconds


def film(page: Page, box: FloatRect, seconds: float) -> list[Frame]:
    """What is seen in the box from now on, as fast as the browser can show it."""
    frames: list[Frame] = []
    end = monotonic() + seconds
    while (now := monotonic()) < end:
        with Image.open(BytesIO(page.screenshot(clip=box))) as shown:
            height = round(shown.height * WIDTH / shown.width)
            small = shown.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
        frames.append((now, small))
    return frames


def develop(frames: list[Frame], file: Path) -> None:
    """At the pace at which it happened; what does not move costs nothing."""
    kept = frames[:1]
    for frame in frames[1:]:
        if ImageChops.difference(kept[-1][1], frame[1]).getbbox():
            kept.append(frame)
    times = [after - before for (before, _), (after, _) in pairwise(kept)]
    first, *others = [shown for _, shown in kept]
    first.save(
        file,
        save_all=True,
        append_images=others,
        duration=[round(1000 * time) for time in (*times, LAST)],
        loop=0,
        quality=QUALITY,
    )
