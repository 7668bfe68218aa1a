"""The server's own tests of a table, against the door and the shelf of a tab."""

from inspect import signature
from types import ModuleType
from typing import Final

from tests.server import (
    test_coach,
    test_draw,
    test_house_rules,
    test_keys,
    test_lessons,
    test_luck,
    test_play,
    test_puzzles,
    test_recap,
    test_standing,
    test_talk,
    test_undo,
)

MODULES: Final[list[ModuleType]] = [
    *(test_coach, test_draw, test_house_rules, test_keys, test_lessons, test_luck, test_play),
    *(test_puzzles, test_recap, test_standing, test_talk, test_undo),
]
# Whoever is there, and what they ask with: all that such a test is handed.
WHO: Final = {"guest", "client"}
SERVERS_ALONE: Final = {
    # a tab keeps the tables of one person: nothing is listed or hidden for others
    "test_a_hidden_table_is_hidden_from_one_list_only",
    # where nobody is at a table, it is read anew, with the name that whoever sits there has now
    "test_a_name_is_no_way_to_talk",
    # headers of HTTP, and bytes that are no text
    "test_the_tables_of_a_game_are_kept_for_good_under_their_digest",
    "test_a_record_can_be_brought_and_gone_on_with",
    "test_nonsense_is_refused",
    # takes long, and of a door it has nothing that others have not
    "test_no_message_of_any_kind_gets_round_it",
    # asks twice before any bot has moved: a server's bots take longer to begin
    "test_a_hint_has_moves_with_their_chances_and_their_words",
}


def asks_one_who_is_there(test: object) -> bool:
    if not callable(test):
        return False
    names = set(signature(test).parameters)
    return bool(names & WHO) and not names & {"tmp_path", "monkeypatch", "caplog", "url"}


for module in MODULES:
    for name, test in vars(module).items():
        if name.startswith("test_") and name not in SERVERS_ALONE and asks_one_who_is_there(test):
            globals()[name] = test
