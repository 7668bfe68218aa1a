"""A page does not wait for what is slow to import."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import httpx
import pytest

from philtre.server import app
from tests.server.people import PATIENCE, patient, serving


@pytest.fixture
def built(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>Philtre")
    (web / "assets" / "app-1.js").write_text("let x")
    return web


@pytest.mark.sqlite
def test_pages_come_before_all_else_and_nothing_asked_meanwhile_is_lost(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    come, imported = Event(), app.imported

    def late(body_bytes: int) -> object:
        assert come.wait(PATIENCE)
        return imported(body_bytes)

    monkeypatch.setattr(app, "imported", late)
    with serving(patient(tmp_path, web=built)) as url, ThreadPoolExecutor() as pool:
        asked = pool.submit(httpx.get, f"{url}/api/games", timeout=PATIENCE)
        assert httpx.get(url).text == "<!doctype html>Philtre"
        assert httpx.get(f"{url}/assets/app-1.js").text == "let x"
        assert not asked.done()
        come.set()
        assert len(asked.result(PATIENCE).json()) == 4


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("POST", "/", 405, "bad-method"),
        ("DELETE", "/table/x", 405, "bad-method"),
        ("GET", "/no.js", 404, "not-found"),
        ("GET", "/api/no", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("POST", "/healthz", 405, "bad-method"),
    ],
)
def test_what_is_no_page_says_so(
    tmp_path: Path, built: Path, method: str, path: str, status: int, key: str
) -> None:
    with serving(patient(tmp_path, web=built)) as url:
        answer = httpx.request(method, url + path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert answer.headers["content-length"] == str(len(answer.content))


@pytest.mark.sqlite
def test_how_a_page_is_sent(tmp_path: Path, built: Path) -> None:
    with serving(patient(tmp_path, web=built)) as url:
        page = httpx.get(f"{url}/table/x?invite=y", headers={"accept-encoding": "gzip"})
        plain = httpx.get(f"{url}/assets/app-1.js", headers={"accept-encoding": "identity"})
        options = httpx.options(url)
    assert page.text == "<!doctype html>Philtre"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert (page.headers["cache-control"], page.headers["vary"]) == ("no-cache", "accept-encoding")
    assert page.headers["content-encoding"] == "gzip"
    assert "content-security-policy" in page.headers
    assert "content-encoding" not in plain.headers
    assert "immutable" in plain.headers["cache-control"]
    assert (options.status_code, options.headers["allow"]) == (204, "GET, OPTIONS")
