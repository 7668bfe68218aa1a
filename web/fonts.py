"""Makes src/fonts anew from the packages: what English and French need, and lining figures.

    pip install fonttools brotli && python web/fonts.py

Run by hand after a new version of the fonts; its files are in the repository, so that a build
needs nothing but Node.
"""

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).resolve().parent
# in step with src/style/fonts.css
SIGNS = "20-7E,A0-FF,152-153,2009,2013-2014,2018-201E,2026,202F,20AC,2212"
FEATURES = "kern,lnum,tnum,locl,ccmp,liga"


def make(family: str, weight: int) -> None:
    package = WEB / "node_modules" / "@fontsource" / family / "files"
    source = package / f"{family}-latin-{weight}-normal.woff2"
    target = WEB / "src" / "fonts" / f"{family}-{weight}.woff2"
    ours = ["--flavor=woff2", f"--unicodes={SIGNS}", f"--layout-features={FEATURES}"]
    subset.main([str(source), *ours, f"--output-file={target}"])


if __name__ == "__main__":
    for family in ("alegreya", "alegreya-sans"):
        for weight in (400, 700):
            make(family, weight)
