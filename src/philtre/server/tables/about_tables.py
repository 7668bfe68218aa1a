"""What is told of games and tables, whatever is played there; of a match, see `views.py`."""

from typing import Final, Literal

import msgspec

from philtre.core.audit import seals
from philtre.core.game import Game
from philtre.core.house import House
from philtre.core.options import Choice, Count, Option, Options, Switch
from philtre.core.registry import find
from philtre.server.tables.answers import (
    GameAnswer,
    LuckAnswer,
    OptionAnswer,
    PhraseAnswer,
    Players,
    SeatAnswer,
    StandingAnswer,
    TableAnswer,
)
from philtre.server.tables.content import content_of
from philtre.server.tables.header import Header, Seat, is_owner
from philtre.server.tables.talk import may_talk

READ: Final = msgspec.json.Decoder(StandingAnswer).decode


def option_answer(option: Option) -> OptionAnswer:
    if isinstance(option, Count):
        low, high, optional = option.low, option.high, option.optional
        if low == high:  # that number or none
            values = [str(low), "none"]
            return OptionAnswer(option.name, "choice", option.write(option.default), values)
        return OptionAnswer(option.name, "count", option.default, None, low, high, optional)
    if isinstance(option, Choice):
        switch = isinstance(option, Switch)
        kind: Literal["switch", "choice"] = "switch" if switch else "choice"
        return OptionAnswer(option.name, kind, option.default, list(option.words))
    if isinstance(option, House):
        return OptionAnswer(option.name, "house", option.default)
    return OptionAnswer(option.name, "text", option.default, allowed=option.allowed())


def game_answer(game: Game) -> GameAnswer:
    players = next(option for option in game.options if option.name == "players")
    assert isinstance(players, Count)
    default = players.low if players.default is None else int(players.default)
    others = [option_answer(option) for option in game.options if option is not players]
    digest = content_of(game.id).digest
    return GameAnswer(game.id, Players(players.low, players.high, default), others, digest)


def house_in(options: Options) -> str | None:
    """The house rules of a table; one may be older than the option."""
    house = options.get("house")
    return str(house) if house else None


def part_answers(game: Game, options: Options) -> list[PhraseAnswer]:
    """What each seat is, in the game's words; nothing where all are alike."""
    return [PhraseAnswer(part.key, part.params) for part in game.parts(options)]


def table_answer(
    header: Header,
    seats: list[Seat],
    guest: str | None,
    online: set[str],
    luck: LuckAnswer | None = None,
    onlookers: int = 0,
) -> TableAnswer:
    """A table as one guest may see it: its seed only when it is over."""
    mine = [seat.seat for seat in seats if guest and seat.guest == guest]
    parts = part_answers(find(header.game), header.options)
    return TableAnswer(
        id=header.id,
        game=header.game,
        name=header.name,
        options=header.options,
        public=header.public,
        coach=header.coach,
        talk=may_talk(header),
        several=header.may_have_several,
        secret=find(header.game).traits(header.options).secret,
        onlookers=onlookers,
        created=header.created,
        touched=header.touched,
        owned=is_owner(header, seats, guest),
        started=header.started,
        over=header.over,
        returns=header.returns,
        archive=header.archive,
        standing=READ(header.standing) if header.standing else None,
        moves=header.entries,
        seed_hash=None if header.seed is None else seals(header.seed)[0],
        seed=header.seed if header.over else None,
        luck=luck,
        given=bool(header.start),
        invite=header.invite if mine else None,
        mine=mine,
        seats=[
            SeatAnswer(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                mine=seat.seat in mine,
                here=seat.here,
                online=seat.guest in online,
                part=parts[seat.seat] if parts else None,
            )
            for seat in seats
        ],
        content=content_of(header.game, house_in(header.options)).digest,
    )
