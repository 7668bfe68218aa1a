"""Inside Pyodide: compile the standard library's used part, and our program, into two archives.

Not compressed: the whole archive is, which makes it smaller.
"""

import importlib.util
import marshal
import zipfile
from pathlib import Path

# What Pyodide and our program import, and what those may yet import; a package with all of it,
# but for the codecs, of which a page needs few.
KEPT = set(
    """
    __future__ _ast_unparse _collections_abc _colorize _compat_pickle _opcode_metadata
    _py_warnings _pydatetime _pyodide _sitebuiltins _ssl _strptime _weakrefset abc annotationlib
    argparse ast asyncio base64 bisect bz2 calendar codecs codeop collections compression concurrent
    contextlib contextvars copy copyreg dataclasses datetime decimal difflib dis encodings enum
    fnmatch fractions functools genericpath gettext glob graphlib gzip hashlib heapq hmac importlib
    inspect io ipaddress json keyword linecache locale logging lzma ntpath numbers opcode operator
    os pathlib pickle pkgutil posixpath pprint pyodide queue random re reprlib secrets selectors
    shutil signal site socket ssl stat statistics string struct subprocess tempfile textwrap
    threading token tokenize tomllib traceback types typing urllib uuid warnings weakref zipfile
    zipimport zoneinfo
    """.split()
)
CODECS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "unicode_escape")
WHEN = (2020, 1, 1, 0, 0, 0)


def is_kept(name: str) -> bool:
    path = Path(name)
    top = path.parts[0].removesuffix(".py")
    if top == "encodings":
        return path.stem in CODECS
    return top in KEPT and path.suffix == ".py" and "metadata" not in path.parts


def compiled(source: bytes, name: str) -> bytes:
    """As Python keeps it; never checked against a source, which is not there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little")
    return head + importlib.util.source_hash(source) + marshal.dumps(code)


def add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    if name.endswith(".py"):
        name, data = name + "c", compiled(data, name)
    archive.writestr(zipfile.ZipInfo(name, WHEN), data)


def pack_library() -> None:
    with (
        zipfile.ZipFile("/lib/python314.zip") as whole,
        zipfile.ZipFile("/made/python_stdlib.zip", "w") as kept,
    ):
        for name in sorted(whole.namelist()):
            if is_kept(name):
                add(kept, name, whole.read(name))


def pack_ours() -> None:
    with zipfile.ZipFile("/made/philtre.zip", "w") as archive:
        for file in sorted(Path("/given").rglob("*")):
            if file.is_file():
                add(archive, str(file.relative_to("/given")), file.read_bytes())


Path("/made").mkdir()
pack_library()
pack_ours()
