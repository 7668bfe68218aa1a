"""The command that makes the pictures works; what they show is for people to look at."""

from pathlib import Path

from PIL import Image, ImageSequence, ImageStat
from playwright.sync_api import Browser, FloatRect

from tests.web import pictures
from tests.web.film import WIDTH, develop, film
from tests.web.shots import visitor
from tests.web.site import database


def test_a_board_is_taken_in_both_themes(
    chromium: Browser, site: str, kept: Path, tmp_path: Path
) -> None:
    page = visitor(chromium, site, 1000, "light", "en")
    pictures.board(page, "potion", database(kept), tmp_path)
    page.context.close()
    shades = []
    for theme in ("light", "dark"):
        with Image.open(tmp_path / f"potion-{theme}.webp") as taken:
            shades.append(ImageStat.Stat(taken.convert("L")).mean[0])
    assert shades[0] > 200
    assert shades[1] < 100


def test_a_film_holds_what_moves(chromium: Browser, tmp_path: Path) -> None:
    page = chromium.new_page()
    page.set_content("<p>a</p>")
    box = FloatRect(x=0, y=0, width=100, height=50)
    frames = film(page, box, 0.5)
    page.set_content("<p>b</p>")
    develop(frames + film(page, box, 0.5), tmp_path / "film.webp")
    page.close()
    with Image.open(tmp_path / "film.webp") as made:
        assert [shown.size for shown in ImageSequence.Iterator(made)] == [(WIDTH, WIDTH // 2)] * 2


def test_the_terminal_is_drawn_without_fetching_anything(tmp_path: Path) -> None:
    pictures.terminal(tmp_path)
    for theme in ("light", "dark"):
        svg = (tmp_path / f"terminal-{theme}.svg").read_text("utf-8")
        assert "Apothecary" in svg
        assert "url(http" not in svg
