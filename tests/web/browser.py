"""The machine's Chromium, and the client built."""

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import run

ROOT: Final = Path(__file__).parents[2]
BUILT: Final = ROOT / "src" / "philtre" / "web"
# The shell draws the same pages without windows or an address bar: two thirds of the time a page.
SHELL: Final = "chromium-headless-shell"
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def build() -> None:
    """The client as its sources are now; several test processes wait for one another."""
    (ROOT / ".venv").mkdir(exist_ok=True)
    with (ROOT / ".venv" / "web-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


def installed() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def chromium() -> str | None:
    """Its path; None for Playwright's own, which is fetched where the system has none."""
    if shutil.which(SHELL) is None:
        run.system_package([SHELL])  # does nothing where that is not ours to do
    if found := installed():
        return found
    fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(fetch).returncode:
        raise RuntimeError("no Chromium here, and none could be installed or fetched")
    return None


@contextmanager
def opened() -> Iterator[Browser]:
    """A fresh browser; Playwright gives it a profile of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()
