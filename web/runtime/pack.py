"""Inside Pyodide: compile the standard library's used part, and our program, into one file each.

Not compressed: the whole archive is, which makes it smaller.
"""

import importlib.util
import json
import marshal
import zipfile
from pathlib import Path
from types import CodeType

# Names of library.txt: a package with all of it, but for the codecs, of which a page needs few.
LINES = Path("/runtime/library.txt").read_text().splitlines()
NAMES = [name for line in LINES if not line.startswith("#") for name in line.split()]
KEPT = {name for name in NAMES if not name.startswith("-")}
LEFT_OUT = tuple(name[1:] for name in NAMES if name.startswith("-"))
CODECS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "unicode_escape")
WHEN = (2020, 1, 1, 0, 0, 0)


def is_kept(name: str) -> bool:
    path = Path(name)
    top = path.parts[0].removesuffix(".py")
    if name.startswith(LEFT_OUT):
        return False
    if top == "encodings":
        return path.stem in CODECS
    return top in KEPT and path.suffix == ".py" and "metadata" not in path.parts


def compiled(source: bytes, name: str) -> bytes:
    """As Python keeps it; never checked against a source, which is not there."""
    code = without_columns(compile(source, name, "exec", dont_inherit=True, optimize=2))
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little")
    return head + importlib.util.source_hash(source) + marshal.dumps(code)


def without_columns(code: CodeType) -> CodeType:
    """Where each line begins is enough for a traceback; where each part of it, a fifth of all."""
    lines = bytearray()
    last = code.co_firstlineno
    for begin, end, line in code.co_lines():
        for units in pieces((end - begin) // 2):
            if line is None:
                lines.append(0x80 | 15 << 3 | units - 1)
            else:
                lines.append(0x80 | 13 << 3 | units - 1)
                lines += signed(line - last)
                last = line
    consts = tuple(without_columns(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=bytes(lines), co_consts=consts)


def pieces(units: int) -> list[int]:
    """An entry of the table of lines is of eight units at most."""
    return [min(8, units - done) for done in range(0, units, 8)]


def signed(number: int) -> bytes:
    """As the table of lines writes a difference: six bits at a time, the sign in the lowest."""
    left = -number << 1 | 1 if number < 0 else number << 1
    out = bytearray()
    while left >= 64:
        out.append(left & 63 | 64)
        left >>= 6
    return bytes([*out, left])


def ready(name: str, data: bytes) -> tuple[str, bytes]:
    """A file as it is packed."""
    return (name + "c", compiled(data, name)) if name.endswith(".py") else (name, data)


def pack_library() -> None:
    with (
        zipfile.ZipFile("/lib/python314.zip") as whole,
        zipfile.ZipFile("/made/python_stdlib.zip", "w") as kept,
    ):
        for name in sorted(whole.namelist()):
            if is_kept(name):
                name, data = ready(name, whole.read(name))
                kept.writestr(zipfile.ZipInfo(name, WHEN), data)


def pack_ours() -> None:
    """One after the other, behind a line that says which: quicker to unpack than an archive."""
    given = sorted(file for file in Path("/given").rglob("*") if file.is_file())
    files = [ready(str(file.relative_to("/given")), file.read_bytes()) for file in given]
    head = json.dumps([[name, len(data)] for name, data in files]).encode()
    Path("/made/philtre.files").write_bytes(b"\n".join([head, b"".join(d for _, d in files)]))


Path("/made").mkdir()
pack_library()
pack_ours()
