"""What `bench start` says of sizes."""

import os
from pathlib import Path

from philtre.lab.bench_start import megabytes


def test_a_file_of_several_names_counts_once_and_a_link_not_at_all(tmp_path: Path) -> None:
    (tmp_path / "engine").write_bytes(bytes(2_000_000))
    os.link(tmp_path / "engine", tmp_path / "door")
    (tmp_path / "way").symlink_to(tmp_path / "engine")
    assert megabytes(tmp_path) == 2
