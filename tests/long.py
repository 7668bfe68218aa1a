"""What only `python3 run.py test --long` tries, so that the rest stays short: mostly what another
test has tried before, at another size, in the other language, with other options, on the other
database; and a few that take long by themselves.

A pattern is searched for in the name of a test, such as `test_a.py::test_b[en-390]`.
"""

import re
from typing import Final

LONG: Final = [
    r"attack/test_attacks\.py::.*\[nodes\]",
    r"deploy/test_files\.py::test_it_serves_logs_in_json_and_ends_when_told\[container",
    r"lab/report/test_report\.py::test_every_game_has_its_measures_and_its_page\[(quacks|witch)",
    r"server/test_bots\.py::test_a_table_whose_workers_are_always_lost_goes_on\[hangs\]",
    r"server/test_damage\.py::.*postgresql",
    r"server/test_restart\.py::test_every_acknowledged_move_survives_kill_9.*postgresql",
    r"server/test_(draw|keys|leaving|luck|standing|talk)\.py::.*postgresql",
    r"server/test_talk\.py::test_no_message_of_any_kind_gets_round_it\[off",
    r"site/test_browser\.py::test_a_new_version_waits",
    r"site/test_browser\.py::test_a_whole_game\[(apotheca|quacks|witchcraft)",
    r"site/test_browser\.py::test_axe_finds_nothing_wrong_on_any_page",
    r"site/test_browser\.py::test_what_an_older_version_kept",
    r"site/test_browser\.py::test_without_room",
    r"site/test_conformance\.py::test_golden_records_are_walked_through_alike_in_a_tab\[all",
    r"test_examples\.py::test_its_own_tests_and_the_conformance_suite_pass",
    r"test_makers\.py::test_a_maker_runs\[tools\.solve_potion",
    r"web/games/test_apotheca\.py::test_a_game_in_french_on_a_phone",
    r"web/games/test_apotheca\.py::test_a_whole_game_by_clicks\[(1-|3-|4-|2-options3)",
    r"web/games/test_apotheca\.py::test_a_whole_game_with_the_keyboard_alone\[(1-solo|2-master)",
    r"web/games/test_apotheca_rare\.py::test_axe_finds_nothing_wrong\[(1-|2-light|4-)",
    r"web/games/test_apotheca_rare\.py::test_every_power.*\[(afrit|benedetto|imogen|karinne|masked)",
    r"web/games/test_apotheca_rare\.py::test_every_power.*\[(merten|porter|qwixly|strega)",
    r"web/games/test_quacks\.py::test_a_game_in_french_on_a_phone",
    r"web/games/test_quacks\.py::test_to_the_end_by_clicks\[[013]\]",
    r"web/games/test_witchcraft\.py::test_a_choice_begun_outlasts",
    r"web/games/test_witchcraft\.py::test_master_mode_and_tournament_in_french_on_a_phone",
    r"web/test_answers\.py::test_(a_draw_is_offered_once|the_others_are_asked_once)",
    r"web/test_coach\.py::test_a_review_adds_up.*\[390-dark\]",
    r"web/test_coach\.py::test_on_a_phone_in_french_the_sheet_asks_by_itself",
    r"web/test_draw\.py::test_an_offer_is_withdrawn_and_one_is_accepted_in_french",
    r"web/test_engine_note\.py::test_the_line_is_there_until_the_engine_is\[fr",
    r"web/test_(end|lobby|replay)\.py::test_.*fits_every_window\[(844|1024)",
    r"web/test_killed\.py::test_a_killed_server_comes_back",
    r"web/test_leaving\.py::test_a_long_match_is_heard",
    r"web/test_lessons\.py::test_every_step_of_every_lesson_has_its_light\[[aqw]",
    r"web/test_luck\.py::test_(another_seed|the_match_waits)",
    r"web/test_pages\.py::test_axe_finds_nothing_wrong_on_any_page\[light-390\]",
    r"web/test_plain\.py::test_a_game_goes_on_to_its_end",
    r"web/test_plain\.py::test_names_labels_and_moves_are_worded\[390",
    r"web/test_playing\.py::test_a_game_in_french_on_a_phone",
    r"web/test_prompts\.py::test_whoever_is_asked_has_two_lines\[.*-en\]",
    r"web/test_puzzles\.py::test_one_of_each_other_game_on_a_phone",
    r"web/test_shared\.py::test_a_replay_says_who_was_to_move\[(apotheca-options1|potion|quacks)",
    r"web/test_stage\.py::test_the_stage_in_french_covers_the_board_alone",
    r"web/test_whole_games\.py::test_a_whole_game\[(potion|witchcraft)",
    r"web/test_zones\.py::test_a_bag_is_seen_whole_on_a_phone_that_lies\[(bag0-en|bag2)",
    r"web/test_zones\.py::test_a_turn_is_played_at_every_size\[quacks",
    r"web/test_zones\.py::test_every_question_at_every_size\[.*-fr\]",
]
ANY: Final = re.compile("|".join(LONG))


def is_long(name: str) -> bool:
    return ANY.search(name) is not None


def unknown(names: list[str]) -> list[str]:
    """Patterns that none of all tests has any more."""
    return [pattern for pattern in LONG if not any(re.search(pattern, name) for name in names)]
