"""The terminal's table, and why a move is not legal, in both languages."""

import pytest
from rich.text import Text

import philtre
from philtre import Match
from philtre.core.rng import Rng
from philtre.games.witchcraft import GAME
from philtre.words import LANGUAGES, Words
from tests.games.witchcraft.positions import blast_line, play, position, random_line


def drawn(match: Match, lang: str = "en", seat: int | None = 0) -> str:
    """All that is shown, without colours."""
    say = Words(lang, "witchcraft", ["Ann", "Bob"]).say
    panels = match.game.terminal(match.view(seat), say)
    return "\n".join(
        Text.from_markup(line).plain for panel in panels for line in [panel.title, *panel.lines]
    )


FULL = {  # every file and rank that can be there at once
    "red": "a1 golem N / monk E / master S *|N.SE, y3 apprentice E",
    "green": "d6 guardian W, f4 prophet N |E",
    "spaces": "z3 y3 z4 e4 f4 e3 a0 d7 b7 c7 b0 c0",
    "pairs": "",
    "altars": "energy:b2 summoning:c5",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_are_narrow_enough(lang: str) -> None:
    say = Words(lang, "witchcraft", ["Ann", "Bob"]).say
    for match in (position(**FULL), philtre.new("witchcraft", seed=1, master=True)):
        for panel in match.game.terminal(match.view(0), say):
            assert all(Text.from_markup(line).cell_len <= 54 for line in panel.lines)


def test_the_board_grows_with_its_pieces() -> None:
    """W-34: only files and ranks that exist are drawn."""
    bare = drawn(position("a1 prophet N", "d6 monk S"))
    assert "    a     b     c     d" in bare
    grown = drawn(position("a1 prophet N", "d6 monk S", spaces="e3 z4", pairs="23"))
    assert "    z     a     b     c     d     e" in grown


def test_a_stack_shows_facing_height_exhaustion_and_shields() -> None:
    """W-4, W-17, W-23: printed shields are single lines, tokens double ones."""
    out = drawn(position(**FULL))
    assert "○Go↑" in out
    assert "╭════╮" in out
    assert "   3╝" in out
    assert "◆Gu←" in out
    assert "│◆Gu←" in out
    assert "◆Ph↑║" in out


def test_the_stacks_can_be_looked_through() -> None:
    """W-11"""
    assert " a1 ○Go↑ ●Mo→ ●Ma↓" in drawn(position(**FULL))


def test_what_can_be_activated_is_counted_for_both() -> None:
    """W-12: that is how games end."""
    out = drawn(position("a1 prophet N, b1 barbarian N, c1 monk N *", "d6 monk S, a6 archmage W"))
    assert "Ann (you) – 1 stack can be activated" in out
    assert "Bob – 0 stacks can be activated" in out


def test_the_lines_of_bolts_are_told() -> None:
    """W-14, W-16, W-17"""
    match = position(
        "a1 monk N, b1 apprentice N, c1 apprentice N, d1 apprentice N, a3 guardian W",
        "a6 golem S, d6 golem S",
        altars="energy:b2 protection:c2",
    )
    out = drawn(match)
    assert " a1↑ Mo ✓ takes a6" in out
    assert " b1↑ Ap ✗ b2: idle altar (W-14)" in out
    assert " c1↑ Ap ✓ altar on c2" in out
    assert " d1↑ Ap ✗ d6: shield (W-17)" in out
    assert "✗ hits nothing (W-14): a3←" in out


def test_what_a_blast_may_still_hit_is_told() -> None:
    """W-19: to both, and while a captured tile is dealt out."""
    match = position(
        "a1 telekinetic N, d1 golem S",
        "a3 monk S, a5 monk N, a6 golem N, d6 prophet N",
        options="blast=several",
    )
    play(match, "fire a1", "target a5")
    assert "The blast may still hit: a3 a6" in drawn(match)
    assert "La rafale peut encore toucher : a3 a6" in drawn(match, "fr")


def test_quiet_turns_are_told_where_they_count() -> None:
    """W-40"""
    assert "without event: 7 of 60" in drawn(position("a1 prophet N", "d6 monk N", quiet=7))
    none = position("a1 prophet N", "d6 monk N", quiet=7, options="quiet=none")
    assert "without event" not in drawn(none)


def test_french_screens_have_french_directions_and_names() -> None:
    """W-60: records keep the English ones."""
    match = position("a1 keykeeper N, b1 monk N", "d6 monk S")
    words = Words("fr", "witchcraft")
    assert words.phrase(match.game.phrase(match.game.parse("turn b4 SW"))) == ("tourner b4 vers SO")
    assert words.say("tile-keykeeper") == "Gardien de la clé"
    assert "GC" in drawn(match, "fr")


REFUSED = [
    ("fire a1", "exhausted .W-23."),
    ("fire b1", "first meets d3, where a shield stops it"),
    ("fire c1", "say “use c1”"),
    ("fire e1", "no space e1"),
    ("use d6", "no stack on d6"),
    ("use d1", "the Prince needs a stack of two tiles"),
]


@pytest.mark.parametrize(("move", "why"), REFUSED)
def test_an_illegal_activation_is_explained(move: str, why: str) -> None:
    """W-11, W-17, W-23, W-65"""
    match = position(
        "a1 monk N *, b1 apprentice NE, c1 prophet N, d1 prince N", "d3 golem SW, d6 monk N"
    )
    before = match.position()
    with pytest.raises(philtre.IllegalMove, match=why):
        match.play(move)
    assert match.position() == before


def test_every_refusal_has_words() -> None:
    """W-65: whatever is said, at any decision, in both languages."""
    rng = Rng(8)
    told = {lang: Words(lang, "witchcraft") for lang in LANGUAGES}
    heard = set[str]()  # the same reason has the same words
    for number in range(80):
        _, state = GAME.load(random_line(rng) if number < 60 else blast_line(rng))
        while state.actors():
            seat = state.actors()[0]
            legal = state.legal(seat)
            for move in range(rng.below(37), len(GAME.moves), 37):
                reason = GAME.refuse(state, seat, move) if move not in legal else None
                if reason is not None and repr(reason) not in heard:
                    heard.add(repr(reason))
                    for words in told.values():
                        assert words.has(reason.key), reason.key
                        assert "{" not in words.error(reason)
                        assert "-" not in words.error(reason).split()
            before = GAME.view(state, seat)["turn"]
            state.play(seat, legal[rng.below(len(legal))])
            if GAME.view(state, seat)["turn"] != before:
                break


def test_a_refusal_is_told_in_french_too() -> None:
    match = position("a1 monk N *, c1 prophet N", "d3 golem SW, d6 monk N")
    with pytest.raises(philtre.IllegalMove) as caught:
        match.play("fire a1")
    assert "est épuisé (W-23)" in Words("fr", "witchcraft").error(caught.value)


def test_the_end_is_shown() -> None:
    match = position("a1 monk N", "a6 golem N")
    play(match, "fire a1")
    assert "★ has won" in drawn(match)
    assert "a drawn game" in drawn(position("a1 prophet N", "d6 monk N", quiet=60))
