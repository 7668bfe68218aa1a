"""Seeds to which every player's browser adds a part: sealed first, told when all are sealed."""

from collections.abc import Callable

import philtre
from philtre.core.audit import check_dealt, parts, seal, seals
from tests.server.people import Line, Person, play_on

Guest = Callable[[str | None], Person]
SECRETS = ["a" * 32, "b" * 32]


def two(guest: Guest) -> tuple[str, list[Person], list[Line]]:
    """A table of shared luck where Ann and Bob sit beside a bot."""
    people = [guest("Ann"), guest("Bob")]
    made = people[0].make("me", "open", "random", shared=True)
    body = {"seat": 1, "invite": made["invite"]}
    assert not people[1].post(f"/api/tables/{made['id']}/sit", body)["started"]
    return made["id"], people, [person.line(made["id"]) for person in people]


def luck(person: Person, table: str) -> dict[str, object]:
    found: dict[str, object] = person.get(f"/api/tables/{table}")["luck"]
    return found


def all_seal(lines: list[Line]) -> None:
    for line, secret in zip(lines, SECRETS, strict=True):
        line.send("seal", seal=seal(secret))
    for line in lines:
        line.until("table", lambda message: message["table"]["luck"]["sealed"])


def test_the_match_is_dealt_from_all_parts_and_every_part_was_sealed_before(guest: Guest) -> None:
    table, people, lines = two(guest)
    before = people[0].get(f"/api/tables/{table}")
    all_seal(lines)
    for line, secret in zip(lines, SECRETS, strict=True):
        line.send("secret", secret=secret)
    lines[0].look(0)
    lines[0].send("resign", seat=0)  # a bot goes on for Ann
    play_on(lines[1], 1)

    after = people[1].get(f"/api/tables/{table}")
    assert parts(after["seed"])[1:] == SECRETS
    assert seals(after["seed"])[0] == before["seed_hash"] == after["seed_hash"]
    match = philtre.replay(people[1].http.get(f"/api/tables/{table}/record").text)
    assert match.dealer.seed == after["seed"]
    assert check_dealt(match) > 0


def test_no_secret_is_taken_before_all_have_sealed(guest: Guest) -> None:
    table, people, lines = two(guest)
    lines[0].send("seal", seal=seal(SECRETS[0]))
    lines[0].send("secret", secret=SECRETS[0])
    assert lines[0].until("refused")["error"]["key"] == "luck-unsealed"
    assert luck(people[1], table) == {
        "seals": {"0": seal(SECRETS[0])},
        "waiting": [1],
        "sealed": False,
    }
    assert not people[0].get(f"/api/tables/{table}")["started"]


def test_another_secret_than_the_sealed_one_is_refused(guest: Guest) -> None:
    _, _, lines = two(guest)
    all_seal(lines)
    lines[1].send("secret", secret="c" * 32)
    assert lines[1].until("refused")["error"]["key"] == "luck-other-secret"


def test_who_seals_anew_after_a_secret_was_told_makes_all_begin_again(guest: Guest) -> None:
    """Else the last to seal could choose a part that goes well with what was told."""
    table, people, lines = two(guest)
    all_seal(lines)
    lines[0].send("secret", secret=SECRETS[0])
    lines[0].until("table", lambda message: message["table"]["luck"]["waiting"] == [1])
    lines[1].send("seal", seal=seal("c" * 32))
    lines[1].settle()
    assert luck(people[0], table) == {
        "seals": {"1": seal("c" * 32)},
        "waiting": [0],
        "sealed": False,
    }


def test_who_leaves_takes_their_part_along(guest: Guest) -> None:
    table, people, lines = two(guest)
    lines[1].send("seal", seal=seal(SECRETS[1]))
    lines[1].settle()
    people[1].post(f"/api/tables/{table}/leave", {"seat": 1, "bot": None})
    assert luck(people[0], table) == {"seals": {}, "waiting": [0], "sealed": False}
    lines[1].send("seal", seal=seal(SECRETS[1]))
    assert lines[1].until("refused")["error"]["key"] == "table-private"


def test_one_person_and_bots_need_no_ceremony(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "random", "random", shared=True)
    assert ann.get(f"/api/tables/{made['id']}")["started"]


def test_a_table_says_when_it_began_from_a_given_position(guest: Guest) -> None:
    ann = guest("Ann")
    old = ann.make("me", "random", "random")
    play_on(ann.line(old["id"]), 0)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    new = ann.post(f"/api/tables/{old['id']}/continue", {"move": 4, "seats": seats}, 201)
    given = [ann.get(f"/api/tables/{table['id']}")["given"] for table in (old, new)]
    assert given == [False, True]
