"""Write all playthroughs anew."""

from open_spiel.python.algorithms import generate_playthrough

from tests.envs.test_playthroughs import FOLDER, GAMES

for _name, _game in GAMES.items():
    _text = generate_playthrough.playthrough(_game, action_sequence=None, seed=1)
    (FOLDER / f"{_name}.txt").write_text(_text, "utf-8")
