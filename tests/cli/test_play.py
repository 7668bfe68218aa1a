"""Playing at a terminal."""

from pathlib import Path

import philtre
from philtre.cli import moves
from philtre.cli.moves import Named
from philtre.cli.play import seat_names
from philtre.words import LANGUAGES, Words
from tests.cli.terminal import Terminal

SOLO = "play potion --seats human:Ann,random,random --seed 3"


def test_a_whole_game_by_words_and_numbers(terminal: Terminal) -> None:
    answers = ["beetle", "1", "mushroom", "2", "vial", "v"] * 30
    code, out = terminal.run(f"{SOLO} --save game.json", answers)
    assert code == 0
    assert "The game is over." in out
    match = philtre.replay(Path("game.json").read_text("utf-8"))
    assert match.over
    assert match.seats == ["human:Ann", "random", "random"]


def test_in_french(terminal: Terminal) -> None:
    _, out = terminal.run(f"{SOLO} --lang fr", ["scarabée"])
    assert "Ann révèle : scarabée." in out
    assert "Hasard 2" in out
    assert "À la prochaine." in out


def test_leaving_loses_nothing(terminal: Terminal) -> None:
    _, out = terminal.run(SOLO, ["beetle", "quit"])
    file = next(Path().glob("potion-*.philtre.json"))
    assert f"philtre play --resume {file}" in " ".join(out.split())
    before = philtre.replay(file.read_text("utf-8"))
    code, _ = terminal.run(f"play --resume {file}", ["vial"])
    assert code == 0
    after = philtre.replay(file.read_text("utf-8"))
    assert after.moves()[: len(before.log)] == before.moves()
    assert len(after.log) > len(before.log)


def test_a_record_made_elsewhere_is_gone_on_with(terminal: Terminal) -> None:
    match = philtre.new("potion", players=3, seed=1, seats=["Ann", "", "greedy"])
    Path("made.json").write_text(match.record(), "utf-8")
    code, out = terminal.run("play --resume made.json", ["", "vial", "", "vial", ""])
    assert code == 0
    assert "Ann shows a vial." in out
    assert "Player 2 shows a vial." in out


def test_the_input_may_end_at_any_moment(terminal: Terminal) -> None:
    code, _ = terminal.run(SOLO, [])
    assert code == 0
    assert list(Path().glob("potion-*.philtre.json"))


def test_help_and_save(terminal: Terminal) -> None:
    _, out = terminal.run(SOLO, ["?", "save here.json", "save no/such/place.json"])
    assert "Who has only one kind left wins." in out
    assert philtre.replay(Path("here.json").read_text("utf-8")).seats[0] == "human:Ann"
    assert "can't be saved in no/such/place.json" in out


def test_what_is_no_move_is_answered_and_changes_nothing(terminal: Terminal) -> None:
    _, out = terminal.run(SOLO, ["frog", "99", "roll beetle beetle", "quit"])
    assert "“frog” is no move of this game" in out
    assert "Illegal move “roll beetle beetle”" in out
    file = next(Path().glob("potion-*.philtre.json"))
    assert not [e for e in philtre.replay(file.read_text("utf-8")).log if e.seat == 0]


def test_several_people_hand_the_screen_over(terminal: Terminal) -> None:
    command = "play potion --seats human:Ann,human:Bob,human:Zoé --seed 3"
    _, out = terminal.run(command, ["", "vial", "", "quit"])
    for_bob = out.split("Bob: press Enter")[0].split("Ann, your move")[-1]
    after = out.split("Bob is next")[1]
    assert "you show: vial" not in for_bob + after
    assert "Ann  hidden in the hand  ✓ has chosen" in after


def test_who_has_chosen_may_take_it_back_while_the_screen_is_handed_over(
    terminal: Terminal,
) -> None:
    command = "play potion --seats human:Ann,human:Bob,human:Zoé --seed 3 --save s.json"
    terminal.run(command, ["", "vial", "undo", "beetle", "quit"])
    moves = philtre.replay(Path("s.json").read_text("utf-8")).moves()
    assert moves[1:] == ["0 beetle"]


def test_undo_says_why_not(terminal: Terminal) -> None:
    _, out = terminal.run(SOLO, ["beetle", "undo"])
    assert "chance has spoken since" in out


def test_a_match_of_two_may_be_resigned(terminal: Terminal) -> None:
    command = "play witchcraft --seats human:Ann,random --seed 3 --save given-up.json"
    code, out = terminal.run(command, ["resign", ""])
    assert code == 0
    assert "Ann resigns." in out
    match = philtre.replay(Path("given-up.json").read_text("utf-8"))
    assert (match.ended, match.returns) == ("resigned", [-1.0, 1.0])
    _, out = terminal.run("play --resume given-up.json --lang fr", [""])
    assert "Ann abandonne." in out
    _, out = terminal.run(SOLO, ["resign"])
    assert "this one has 3 players" in " ".join(out.split())


def test_bots_alone_are_watched(terminal: Terminal) -> None:
    code, out = terminal.run("play potion --seats random,random,random --seed 1")
    assert code == 0
    assert "Only bots sit at this table" in out
    assert "win" in out


def test_options_of_the_game(terminal: Terminal) -> None:
    _, out = terminal.run("play potion --players 5 --memory-aid --dice=plain --seed 1", ["quit"])
    assert "Adept 5" in out
    assert "hidden in the hand" not in out


def test_bad_input_is_a_sentence_and_exit_code_2(terminal: Terminal) -> None:
    for command, words in [
        ("play poker", "There is no game “poker”"),
        ("play potion --players 9", "players can't be “9”"),
        ("play potion --seats human,wizard,greedy", "no bot “wizard”"),
        ("play potion --seats human,greedy", "players can't be “2”"),
        ("play potion --players 4 --seats human,greedy,greedy", "seats can't be “3”"),
        ("play --resume nothing.json", "no file nothing.json"),
        ("replay nothing.json", "no file nothing.json"),
        ("rules poker", "no game “poker”"),
        ("bench poker", "no game “poker”"),
        ("sim potion --bots greedy,random", "2 bots were named for 4 players"),
        ("sim potion --games 0", "games can't be “0”"),
    ]:
        code, out = terminal.run(command)
        assert (code, words in " ".join(out.split())) == (2, True), out
    assert not list(Path().iterdir())


def test_a_damaged_file_is_refused(terminal: Terminal) -> None:
    Path("bad.json").write_text('{"format": "philtre-record-1"}')
    code, out = terminal.run("play --resume bad.json --lang fr")
    assert code == 2
    assert "abîmé" in out
    Path("bad.json").write_bytes(b"\xff\xfe\x00")
    assert terminal.run("replay bad.json")[0] == 2


def test_the_menu_leads_to_a_game(terminal: Terminal) -> None:
    games = philtre.game_ids()
    potion = str(games.index("potion") + 1)
    leave = str(len(games) + 2)
    options = ["3", "on", "1", "rond", "9", ""]  # the memory aid, then two mistakes
    seats = ["1", "Anne", "2", "3"]
    answers = ["7", "2", potion, "9", "3", *options, *seats, "scarabée", "quit", leave]
    code, out = terminal.run("", answers)
    assert code == 0
    assert "Tapez un nombre de 1 à 2" in out or "Please type a number from 1 to 2." in out
    assert "L'option players ne peut pas valoir « 9 »" in out
    assert "L'option dice ne peut pas valoir « rond »" in out
    assert "Anne révèle : scarabée." in out
    assert "cachés dans la main" not in out, "the memory aid is on"
    assert "À la prochaine." in out


def test_the_menu_says_what_a_seat_is(terminal: Terminal) -> None:
    """A-60: so that who plays the master is chosen."""
    game = str(philtre.game_ids().index("apotheca") + 1)
    leave = str(len(philtre.game_ids()) + 2)
    master = ["1", "master", ""]  # the variant
    seats = ["2", "1", "Anne", "2"]
    _, out = terminal.run("", ["1", game, "3", *master, *seats, "quit", leave])
    assert "Who is player 1 (the master)?" in out
    assert "Who is player 2 (apprentice)?" in out
    assert "Novice 1 (the master)" in out
    assert "Anne (apprentice)" in out


def test_the_menu_refuses_what_does_not_go_together(terminal: Terminal) -> None:
    game = str(philtre.game_ids().index("apotheca") + 1)
    leave = str(len(philtre.game_ids()) + 2)
    _, out = terminal.run("", ["1", game, "3", "1", "solo", "", leave])
    assert "Variant “solo” can't be played by 3." in out
    assert "Who is player 1" not in out


def test_the_menu_resumes_a_game(terminal: Terminal) -> None:
    terminal.run(SOLO, ["beetle", "quit"])
    resume = str(len(philtre.game_ids()) + 1)
    _, out = terminal.run("", ["1", resume, "1", "quit"])
    assert "Ann" in out
    _, out = terminal.run("", ["1"])
    assert "Until next time." in out


def listed(*texts: str) -> list[Named]:
    return [Named(number, text, f"say {text}", text.split()) for number, text in enumerate(texts)]


def test_long_lists_are_shown_by_their_first_words() -> None:
    powers = [f"power {who} a{n}-b{n}" for who in ("merten", "solas") for n in range(12)]
    all_moves = listed("restock", "reveal b2", *powers)
    shown = moves.rows(all_moves)
    assert [row.label for row in shown] == [
        "say restock (restock)",
        "say reveal b2 (reveal b2)",
        "say power merten … (12)",
        "say power solas … (12)",
    ]
    assert [m.text for m in moves.find("3", shown, all_moves)] == powers[:12]
    assert [m.text for m in moves.find("power solas", shown, all_moves)] == powers[12:]
    assert [m.text for m in moves.find("power solas a3-b3", shown, all_moves)] == [powers[15]]
    assert [m.text for m in moves.find("rest", shown, all_moves)] == ["restock"]
    assert [m.text for m in moves.find("SAY RESTOCK", shown, all_moves)] == ["restock"]
    assert moves.find("99", shown, all_moves) == []
    assert moves.find("frog", shown, all_moves) == []
    assert len(moves.rows(all_moves[2:14])) == 12


def test_a_list_of_one_first_word_is_shown_by_the_next() -> None:
    places = listed(
        *(f"place {file}{rank} {way}" for file in "abcd" for rank in "12345" for way in "NS")
    )
    shown = moves.rows(places)
    assert len(shown) == 20
    assert shown[0].label == "say place a1 … (2)"
    assert [m.text for m in moves.find("1", shown, places)] == ["place a1 N", "place a1 S"]


def test_long_lists_are_grouped_by_structure_in_the_readers_language() -> None:
    """By what a move is and names, not by how its notation begins."""
    match = philtre.new("witchcraft", seed=1)
    labels = {}
    for lang in LANGUAGES:
        all_moves = moves.named(match.game, match.state.legal(0), Words(lang, "witchcraft"))
        assert len(all_moves) > moves.MOST
        shown = moves.rows(all_moves)
        assert sum(len(row.moves) for row in shown) == len(all_moves)
        labels[lang] = [row.label for row in shown if len(row.moves) > 1]
        for row in shown:
            assert len({tuple(move.path[:2]) for move in row.moves}) == 1
    assert labels["en"]
    assert not set(labels["en"]) & set(labels["fr"])


def test_groups_whose_words_begin_alike_are_told_apart_by_their_notation() -> None:
    words = [f"{n} of {suit}" for suit in ("cups", "coins") for n in range(12)]
    texts = [f"{suit} {n}" for suit in ("cups", "coins") for n in range(12)]
    all_moves = [
        Named(number, text, f"play {said}", ["play", *text.split()])
        for number, (text, said) in enumerate(zip(texts, words, strict=True))
    ]
    assert [row.label for row in moves.rows(all_moves)] == [
        "play (cups) … (12)",
        "play (coins) … (12)",
    ]


def test_a_face_has_its_name_and_a_second_one_its_number_too() -> None:
    seats = ["human:Ann", "adept-bold", "adept-patient", "adept-bold", "human:Ann"]
    assert seat_names(seats, Words("fr")) == ["Ann", "Roussel", "Flaque", "Roussel 4", "Ann 5"]
