"""philtre tables: what the server keeps, looked after without it."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App
from rich.console import Console
from rich.table import Table as Grid

from philtre.cli import files
from philtre.cli.commands import Commands
from philtre.core.errors import BadRecord
from philtre.words import Words


def add_tables(to: Commands) -> None:
    say, note, words = to.say, to.note, to.words
    db_note = note("db")
    tables = App(name="tables", help=say("help-tables"), group_commands=say("help-group-commands"))
    to.app.command(tables)

    @tables.command(name="list", help=say("help-tables-list"))
    def list_tables(*, db: Annotated[str, db_note] = "") -> None:
        show_tables(db, words)

    @tables.command(help=say("help-tables-export"))
    def export(
        table: Annotated[str, note("table")],
        file: Annotated[Path | None, note("export-file")] = None,
        *,
        db: Annotated[str, db_note] = "",
    ) -> None:
        export_table(db, table, file)

    @tables.command(name="import", help=say("help-tables-import"))
    def import_(file: Annotated[Path, note("file")], *, db: Annotated[str, db_note] = "") -> None:
        import_table(db, file, words)

    @tables.command(help=say("help-tables-delete"))
    def delete(table: Annotated[str, note("table")], *, db: Annotated[str, db_note] = "") -> None:
        delete_table(db, table, words)

    @tables.command(help=say("help-tables-check"))
    def check(
        *,
        repair: Annotated[bool, note("repair")] = False,
        folder: Annotated[Path, note("repair-folder")] = Path(),
        db: Annotated[str, db_note] = "",
    ) -> None:
        check_tables(db, folder if repair else None, words)

    @tables.command(help=say("help-tables-backup"))
    def backup(
        file: Annotated[Path, note("backup-file")], *, db: Annotated[str, db_note] = ""
    ) -> None:
        from philtre.server.storage.backup import backup

        print(say("tables-backed-up", count=backup(db, file), file=str(file)))

    @tables.command(help=say("help-tables-restore"))
    def restore(
        file: Annotated[Path, note("backup-file")], *, db: Annotated[str, db_note] = ""
    ) -> None:
        from philtre.server.storage.backup import restore

        count, before = restore(db, file)
        print(say("tables-restored", count=count, file=str(file)))
        if before:
            print(say("tables-before", file=str(before)))


def show_tables(db: str, words: Words) -> None:
    from philtre.server.storage import admin

    grid = Grid()
    for key in ("id", "game", "created", "moves", "state", "seats"):
        grid.add_column(words.say(f"tables-{key}"))
    for header, names in admin.overview(db):
        state = "over" if header.over else "playing" if header.started else "open"
        grid.add_row(
            header.id,
            header.game,
            header.created[:16].replace("T", " "),
            str(header.entries),
            words.say(f"tables-{state}"),
            ", ".join(names),
        )
    Console(highlight=False).print(grid)


def export_table(db: str, table: str, file: Path | None) -> None:
    from philtre.server.storage import admin

    match = admin.match_of(db, table)
    if file is None:
        sys.stdout.write(match.record())
        return
    try:
        files.save(match, file)
    except OSError as error:
        params: dict[str, str | int] = {"file": str(file), "reason": str(error)}
        raise BadRecord("file-unwritable", params) from None


def import_table(db: str, file: Path, words: Words) -> None:
    from philtre.server.storage import admin

    made = admin.bring(db, files.load(file))
    path = f"/table/{made.id}?invite={made.invite}"
    print(words.say("tables-imported", table=made.id, path=path))


def delete_table(db: str, table: str, words: Words) -> None:
    from philtre.server.storage import admin

    admin.delete(db, table)
    print(words.say("tables-deleted", table=table))


def check_tables(db: str, folder: Path | None, words: Words) -> None:
    """Say what is wrong; repair it if there is a folder for what is cut.

    The exit code is 1 if not all is well afterwards.
    """
    from philtre.server.storage import admin, check, queries

    damaged = 0
    with admin.opened(db) as storage:
        total = len(storage.read_now(queries.ids))
        for fault in check.check(storage):
            key = "check-rests" if fault.rests else "check-fault"
            print(words.say(key, table=fault.table, reason=words.error(fault.error)))
            if fault.rests:
                continue
            copy = check.repair(storage, fault.table, folder) if folder else None
            if copy:
                print(words.say("check-repaired", rows=fault.keep, file=str(copy)))
            else:
                damaged += 1
                hint = "check-unrepairable" if fault.keep is None else "check-repairable"
                print(words.say(hint, rows=fault.keep, table=fault.table))
    print(words.say("check-done", total=total, damaged=damaged))
    if damaged:
        raise SystemExit(1)
