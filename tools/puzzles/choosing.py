"""Which of the puzzles that were found are shipped: many themes, all levels, no idea twice."""

from collections import Counter
from difflib import SequenceMatcher

from philtre.puzzles.puzzle import LEVELS, Puzzle

ALIKE = 0.9  # of two positions: they come from one game
HARD = LEVELS[2:]  # novice and adept mostly miss these
# Of all, at most, by level; what then is missing is filled up.
PARTS = {"novice": 0.3, "adept": 0.4, "expert": 0.35, "master": 0.25}
MOST = {"prize": 6, "rubies": 6, "always": 10, "counting": 10}  # of a theme; of others a third


def chosen(found: list[Puzzle], count: int) -> list[Puzzle]:
    """The hard ones first, from theme to theme in turn; then those between, then easy ones."""
    order: list[Puzzle] = []
    for levels in (HARD, LEVELS[1:2], LEVELS[:1]):
        order += in_turn([puzzle for puzzle in found if puzzle.level in levels])
    kept: list[Puzzle] = []
    for parts in (PARTS, dict.fromkeys(LEVELS, 1.0)):
        for puzzle in order:
            if len(kept) < count and fits(puzzle, kept, count, parts):
                kept.append(puzzle)
    return kept


def in_turn(found: list[Puzzle]) -> list[Puzzle]:
    """One of each theme, then the next of each."""
    seen: Counter[str] = Counter()
    places: list[tuple[int, str, int]] = []
    for puzzle in found:
        places.append((seen[puzzle.theme], puzzle.theme, len(places)))
        seen[puzzle.theme] += 1
    return [found[place] for _, _, place in sorted(places)]


def fits(puzzle: Puzzle, kept: list[Puzzle], count: int, parts: dict[str, float]) -> bool:
    themes = Counter(one.theme for one in kept)
    alike = sum(one.level == puzzle.level for one in kept)
    if themes[puzzle.theme] >= MOST.get(puzzle.theme, count // 2):
        return False
    if alike >= parts[puzzle.level] * count:
        return False
    return not any(same_idea(puzzle, one) for one in kept)


def same_idea(one: Puzzle, other: Puzzle) -> bool:
    if one.id == other.id:
        return True
    if one.theme != other.theme:
        return False
    match = SequenceMatcher(None, one.position, other.position, autojunk=False)
    return match.quick_ratio() > ALIKE and match.ratio() > ALIKE
