"""philtre rules: our text of the rules, every piece of a game, one word or one rule of it."""

from rich.console import Console

from philtre.cli.game_options import option_lines
from philtre.cli.house import house_beside, house_value
from philtre.core.errors import BadOption
from philtre.core.registry import find
from philtre.reference.answers import PieceAnswer, RulingAnswer, SceneAnswer
from philtre.reference.diagram import diagram
from philtre.reference.gallery import gallery, search
from philtre.reference.rules import SCENE, numbered, rule, rules
from philtre.words import Words


def show_rules(game: str, word: str, full: bool, lang: str, house: str = "") -> None:
    """Our own text and the options; with a word, what it finds; in full, every piece besides.

    What house rules change comes before it.
    """
    from rich.markdown import Markdown  # slow to import: only when needed

    found, words = find(game), Words(lang, game)
    value = found.settle({"house": house_value(found, house)})["house"] if house else None
    if word:
        text = looked_up(game, word, words)
    else:
        text = f"{told_text(game, words)}\n{option_lines(found, words)}"
        if full:
            text += pieces_text(game, words)
    console = Console(highlight=False)
    for line in house_beside(found, str(value), words) if value else []:
        console.print(line, markup=False, soft_wrap=True)
    console.print(Markdown(text))


def looked_up(game: str, word: str, words: Words) -> str:
    """A rule by its number, or the pieces that a word finds."""
    number = word[:1].upper() + word[1:]
    if number in numbered(game):
        return rule_text(game, number, words)
    found = search(game, words.lang, word)
    if not found:
        raise BadOption("rules-no-word", {"game": words.say("name"), "word": word})
    return "\n\n".join(piece_text(game, piece, words) for piece in found)


def told_text(game: str, words: Words) -> str:
    """The rules text, its pictures told in words."""
    answer = rules(game, words.lang)
    return SCENE.sub(
        lambda scene: f"> {scene[2]}\n\n" + steps_text(game, answer.scenes[scene[1]], words),
        answer.text,
    )


def steps_text(game: str, scene: SceneAnswer, words: Words) -> str:
    """What happens in a scene, step by step."""
    frames = diagram(game, scene.line, scene.seat, scene.moves).frames[1:]
    lines = []
    for number, frame in enumerate(frames, 1):
        done = words.say("replay-move", seat=frame.seat, move=words.say(frame.key, **frame.params))
        heard = [words.say(event.kind, **event.params) for event in frame.events]
        lines.append(f"{number}. " + " ".join(heard or ([done] if frame.key else [])))
    return "\n".join(lines)


def pieces_text(game: str, words: Words) -> str:
    shelves = [
        "\n\n".join(
            [f"\n## {shelf.title}", *(piece_text(game, one, words) for one in shelf.pieces)]
        )
        for shelf in gallery(game, words.lang).shelves
    ]
    return "\n\n".join(shelves)


def piece_text(game: str, piece: PieceAnswer, words: Words) -> str:
    parts = [
        f"### {piece.name}",
        f"*{piece.kind}* · {', '.join(piece.rules)}",
        *piece.text,
        table_text(piece),
    ]
    if piece.scene:
        parts += [f"**{words.say('web-gallery-example')}**", steps_text(game, piece.scene, words)]
    if piece.rulings:
        parts.append(f"**{words.say('web-gallery-rulings')}**")
        parts.append("\n".join(f"- {ruling_text(ruling, words)}" for ruling in piece.rulings))
    return "\n\n".join(part for part in parts if part)


def table_text(piece: PieceAnswer) -> str:
    if not piece.rows:
        return ""
    rows = [piece.head, ["---"] * len(piece.head), *(row.cells for row in piece.rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def rule_text(game: str, number: str, words: Words) -> str:
    found = rule(game, words.lang, number)
    note = [] if found.lang == words.lang else [f"*{words.say('web-rule-english')}*"]
    named = [
        piece.name
        for shelf in gallery(game, words.lang).shelves
        for piece in shelf.pieces
        if piece.id in found.pieces
    ]
    lines = [f"- {ruling_text(ruling, words)}" for ruling in found.rulings]
    parts = [f"### {number}", *note, found.text, "\n".join(lines), ", ".join(named)]
    return "\n\n".join(part for part in parts if part)


def ruling_text(ruling: RulingAnswer, words: Words) -> str:
    parts = [
        words.say(f"web-ruling-{name}", text=text)
        for name, text in (("book", ruling.book), ("other", ruling.other))
        if text
    ]
    ours = words.say("web-ruling-ours", text=ruling.text) if parts else ruling.text
    return f"{' '.join([*parts, ours])} ({ruling.rule})"
