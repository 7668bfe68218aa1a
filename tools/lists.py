"""Lists as GitHub reads them, for the site: an extension of Python-Markdown (mkdocs.yml).

There a list may follow a paragraph at once, and what belongs to an item is indented by two
spaces; Python-Markdown wants a blank line and four.
"""

import re
from typing import Final

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

ITEM: Final = re.compile(r" *(?:[-*]|\d+\.) ")
BEFORE_FENCES: Final = 28  # among the preprocessors, after white space is tidied


class Lists(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        done: list[str] = [""]
        fenced = listed = False
        for line in lines:
            fenced ^= line.lstrip().startswith("```")
            if not fenced and line.strip():
                item, above = ITEM.match(line), done[-1]
                if item and above.strip() and not ITEM.match(above):
                    done.append("")
                if not line.startswith(" ") and (item or not above.strip()):
                    listed = bool(item)
                if listed and line.startswith("  "):
                    line = "  " + line
            done.append(line)
        return done[1:]


class ListsExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        md.preprocessors.register(Lists(md), "lists", BEFORE_FENCES)


def makeExtension() -> ListsExtension:  # noqa: N802
    return ListsExtension()
