"""A thirteenth witch: what somebody writes who makes one up, and that she plays (Q-70, Q-71).

Her line in content.py, her rule and its line in rules/witches.py, her words in two languages;
no other file of the game is touched.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import philtre

LINE = '    ("lamplighter", "allumeuse", SILVER),\n'
RULE = '''class Lamplighter(Witch):
    """W13: a ruby for who has exploded."""

    def helps(self, state: QuacksState, player: Player) -> bool:
        return player.exploded

    def help(self, state: QuacksState, player: Player) -> None:
        add_rubies(state, player, 1, "witch")


'''
LISTED = "    Lamplighter(13, BEFORE_THE_DIE),\n"
WORDS = """
witch-w13 = The Lamplighter
help-w13 = a ruby after an explosion
ask-w13 = Your pot exploded. Call the Lamplighter?
"""
MOTS = """
witch-w13 = L'Allumeuse
help-w13 = un rubis après une explosion
ask-w13 = Votre chaudron a explosé. Appeler l'Allumeuse ?
"""
PLAY = """
import philtre
from philtre.words import Words

match = philtre.new("quacks", seed=4, expansion="on", players=2, witches="lamplighter,w5,w9")
assert match.options["witches"] == "w13,w5,w9", match.options
while match.view()["asked"].get("0") != "w13":
    seat = match.actors[0]
    moves = [move for move in match.legal(seat) if move != "stop"]
    match.play(moves[0], seat)
rubies = match.view()["seats"][0]["rubies"]
assert match.legal(0) == ["witch w13", "decline"]
assert "silver" in match.view()["seats"][0]["pennies"]
again = philtre.load("quacks", match.position())  # Q-96
assert again.position() == match.position() and "todo=w13" in match.position()
match.play("witch w13", 0)
assert match.view()["seats"][0]["rubies"] == rubies + 1
assert "silver" not in match.view()["seats"][0]["pennies"]
for lang in ("en", "fr"):
    assert "w13" not in Words(lang, "quacks").say("do-witch", witch="w13")
"""


def insert(file: Path, before: str, text: str) -> None:
    """Put lines in front of the first line that begins so."""
    old = file.read_text("utf-8")
    place = old.index(before)
    file.write_text(old[:place] + text + old[place:], "utf-8")


def test_a_thirteenth_witch_plays(tmp_path: Path) -> None:
    sources = Path(philtre.__file__).parent
    copy = tmp_path / "philtre"
    shutil.copytree(sources, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "web", "*.pyc"))
    game = copy / "games" / "quacks"
    insert(game / "content.py", "]\nWITCHES: Final", LINE)
    insert(game / "rules" / "witches.py", "RESCUER: Final", RULE)
    insert(game / "rules" / "witches.py", "]\nMOMENTS: Final", LISTED)
    for lang, words in (("en", WORDS), ("fr", MOTS)):
        with (game / "text" / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write(words)
    command = [sys.executable, "-c", PLAY]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
