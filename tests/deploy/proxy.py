"""The real nginx and Caddy on loopback, with the files of `deploy/` as they are but for ports."""

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import run
from tests.ports import free_ports
from tests.server.people import PATIENCE

DEPLOY: Final = Path(run.ROOT) / "deploy"
NAME: Final = "philtre.example"
MAIN: Final = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
events {{}}
http {{
    access_log off; default_type text/plain;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/philtre.conf;
}}
"""


def program(name: str) -> str:
    """Its path; a test that needs it is skipped where it can't be had."""
    if shutil.which(name) is None:
        run.system_package([name])  # does nothing where that is not ours to do
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not here, and could not be installed")
    return found


def changed(text: str, changes: dict[str, str]) -> str:
    """A file of ours with a few words in place of others, each of which must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str], port: int, env: dict[str, str] | None = None) -> Iterator[None]:
    child = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        wait_for(child, port)
        yield
    finally:
        child.terminate()
        child.communicate(timeout=PATIENCE)


def careless() -> ssl.SSLContext:
    """Any certificate will do: it is our own."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def greet(port: int) -> None:
    """Raises `OSError` until it listens and has its certificate, which Caddy makes after that."""
    with (
        socket.create_connection(("127.0.0.1", port), 1) as line,
        careless().wrap_socket(line, server_hostname=NAME),
    ):
        pass


def wait_for(child: "subprocess.Popen[bytes]", port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if child.poll() is not None:
            raise AssertionError(child.communicate()[0].decode())
        try:
            greet(port)
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("it does not answer")


@contextmanager
def nginx(folder: Path, upstream: str) -> Iterator["Outside"]:
    plain, secure = free_ports(2)
    certificate, key = folder / "cert.pem", folder / "key.pem"
    make = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    make += ["-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(make, check=True, capture_output=True)
    changes = {
        "    server 127.0.0.1:8000 max_fails=1 fail_timeout=3s;": "".join(
            f"    server {node} max_fails=1 fail_timeout=3s;\n" for node in upstream.split()
        ),
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "/etc/letsencrypt/live/philtre.example/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/philtre.example/privkey.pem": str(key),
    }
    site = changed((DEPLOY / "nginx.conf").read_text(), changes)
    (folder / "philtre.conf").write_text(site)
    (folder / "main.conf").write_text(MAIN.format(folder=folder))
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "main.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with running(command, secure):
        yield Outside(secure, plain)


@contextmanager
def caddy(folder: Path, upstream: str) -> Iterator["Outside"]:
    plain, secure = free_ports(2)
    ports = f"\thttp_port {plain}\n\thttps_port {secure}\n\tadmin off\n\tskip_install_trust\n"
    changes = {
        "{\n\tservers {": "{\n" + ports + "\tservers {",
        "philtre.example {": f"https://{NAME}:{secure}, http://{NAME}:{plain} {{\n\ttls internal",
        "reverse_proxy 127.0.0.1:8000": f"reverse_proxy {upstream}",
    }
    # with a port of its own Caddy does not send plain requests on by itself
    site = changed((DEPLOY / "Caddyfile").read_text(), changes)
    (folder / "Caddyfile").write_text(site)
    env = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/bin"}
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config"]
    with running([*command, str(folder / "Caddyfile")], secure, env):
        yield Outside(secure, plain)


PROXIES: Final = {"nginx": nginx, "caddy": caddy}


class Outside:
    """Somebody who reaches the server through its proxy, from an address of loopback."""

    def __init__(self, secure: int, plain: int) -> None:
        self.plain = plain
        self.secure = secure
        self.origin = f"https://{NAME}:{secure}"
        self.context = careless()

    def http(self, source: str = "127.0.0.1") -> httpx.Client:
        """As a page of the site asks; the name leads here, as it would in the net."""
        transport = httpx.HTTPTransport(verify=self.context, local_address=source)
        headers = {"Host": f"{NAME}:{self.secure}"}
        base = f"https://127.0.0.1:{self.secure}"
        return httpx.Client(
            base_url=base,
            headers=headers,
            transport=Named(transport),
            timeout=PATIENCE,
        )

    def line(self, path: str, cookie: str, origin: str = "") -> ClientConnection:
        sock = socket.create_connection(("127.0.0.1", self.secure), PATIENCE)
        return connect(
            f"wss://{NAME}:{self.secure}{path}",
            sock=sock,
            ssl=self.context,
            server_hostname=NAME,
            origin=Origin(origin or self.origin),
            additional_headers={"Cookie": cookie},
        )


class Named(httpx.BaseTransport):
    """Greets the proxy by the name of the site, which has no address here."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self.inner = inner

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return self.inner.handle_request(request)

    def close(self) -> None:
        self.inner.close()
