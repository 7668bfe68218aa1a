"""The menu of somebody who has typed nothing: a game, its seats, a language; play."""

from pathlib import Path
from typing import Any

import philtre
from philtre.bots.levels import LEVEL_NAMES
from philtre.cli import files
from philtre.cli.house import house_value
from philtre.cli.play import HUMAN, Sitting
from philtre.cli.screen import Leave, Screen
from philtre.core.errors import PhiltreError
from philtre.core.house import House
from philtre.core.options import Count
from philtre.core.registry import find, games
from philtre.words import LANGUAGES, Words

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}


class Menu:
    def __init__(self, lang: str) -> None:
        self.screen = Screen(Words(lang))

    @property
    def words(self) -> Words:
        return self.screen.words

    def run(self) -> None:
        try:
            self.screen.line(f"{self.words.say('app-title')} · {self.words.say('app-subtitle')}")
            language = self.choose("menu-language", [LANGUAGE_NAMES[lang] for lang in LANGUAGES])
            self.screen.words = Words(LANGUAGES[language])
            while self.main():
                pass
        except Leave:
            self.screen.say("goodbye")

    def main(self) -> bool:
        """One choice of the main menu; False to leave."""
        playable, broken = games()
        for error in broken:
            self.screen.line(self.words.error(error))
        ids = [game.id for game in playable]
        names = [f"{w.say('name')} · {w.say('about')}" for w in (self.of(id) for id in ids)]
        last = [self.words.say("menu-resume"), self.words.say("menu-quit")]
        chosen = self.choose("menu-game", names + last)
        if chosen < len(ids):
            self.play(ids[chosen])
        elif chosen == len(ids):
            self.resume()
        else:
            self.screen.say("goodbye")
        return chosen <= len(ids)

    def of(self, id: str) -> Words:
        return Words(self.words.lang, id)

    def play(self, id: str) -> None:
        players = self.players(id)
        options = self.options(id)
        try:
            parts = find(id).parts(find(id).settle({"players": players, **options}))
        except PhiltreError as error:
            self.screen.line(self.of(id).error(error))
            return
        said = [self.of(id).phrase(part) for part in parts] or [""] * players
        seats = [self.seat(number, part) for number, part in enumerate(said, 1)]
        match = philtre.new(id, players=players, seats=seats, **options)
        Sitting(match, self.words.lang).run()

    def players(self, id: str) -> int:
        option = next(option for option in find(id).options if option.name == "players")
        assert isinstance(option, Count)
        if option.low == option.high:
            return option.low
        while True:
            answer = self.screen.ask(self.words.say("menu-players", allowed=option.allowed()))
            try:
                players = option.read(answer)
            except PhiltreError as error:
                self.screen.line(self.words.error(error))
            else:
                assert isinstance(players, int)
                return players

    def options(self, id: str) -> dict[str, Any]:
        """What is to be other than usual; most people just press Enter."""
        changed: dict[str, Any] = {}
        options = [option for option in find(id).options if option.name != "players"]
        while True:
            self.screen.say("menu-options")
            for number, option in enumerate(options, 1):
                value = option.write(changed.get(option.name, option.default))
                words = self.of(id).say(f"option-{option.name}")
                self.screen.line(f"  {number}  {words}: {value}  ({option.allowed()})")
            answer = self.screen.ask(">")
            if not answer:
                return changed
            if not answer.isdecimal() or not 1 <= int(answer) <= len(options):
                self.screen.say("menu-again", most=len(options))
                continue
            option = options[int(answer) - 1]
            given = self.screen.ask(self.words.say("menu-value", allowed=option.allowed()))
            try:
                house = isinstance(option, House)
                changed[option.name] = option.read(house_value(find(id), given) if house else given)
            except PhiltreError as error:
                self.screen.line(self.of(id).error(error))

    def seat(self, number: int, part: str) -> str:
        """Who sits there; `part` says what that seat is, where they are not all alike."""
        key = "menu-seat-part" if part else "menu-seat"
        who = ["menu-human", *(f"menu-bot-{bot}" for bot in LEVEL_NAMES)]
        chosen = self.choose(key, [self.words.say(k) for k in who], number=number, part=part)
        if chosen:
            return LEVEL_NAMES[chosen - 1]
        default = self.words.say("player-number", number=number)
        name = self.screen.ask(self.words.say("menu-name", default=default))
        return f"{HUMAN}:{name}" if name else HUMAN

    def resume(self) -> None:
        saved = sorted(str(file) for file in Path().glob("*.philtre.json"))
        if saved:
            file = saved[self.choose("menu-file", saved)]
        else:
            file = self.screen.ask(self.words.say("menu-file"))
        try:
            match = files.load(Path(file))
        except PhiltreError as error:
            self.screen.line(self.words.error(error))
        else:
            Sitting(match, self.words.lang, Path(file)).run()

    def choose(self, key: str, options: list[str], **params: object) -> int:
        """The index of the option that the person picks by its number."""
        self.screen.say(key, **params)
        for number, option in enumerate(options, 1):
            self.screen.line(f"  {number}  {option}")
        while True:
            answer = self.screen.ask(">")
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return int(answer) - 1
            self.screen.say("menu-again", most=len(options))
