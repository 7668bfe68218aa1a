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
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Two pages that Chromium loads for the address bar of every window, in a process of their own:
# nobody sees them here, and they took half of what a test takes.
ADDRESS_BAR: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
# What Playwright switches off itself, in a list that another list replaces.
PLAYWRIGHTS: Final = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=" + ",".join(PLAYWRIGHTS + ADDRESS_BAR),
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
    if installed() is None:
        run.system_package(["chromium"])  # does nothing where that is not ours to do
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
