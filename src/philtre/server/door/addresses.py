"""Where a request comes from, and whose word about that is taken."""

from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from philtre.core.errors import bad_value

OF_ONE_HOME: Final = 64  # bits of an IPv6 address that everybody in one house shares
FORWARDED: Final = frozenset([b"x-forwarded-for", b"forwarded", b"x-real-ip"])


def address_of(scope: Mapping[str, Any]) -> str:
    """Who is counted as one: an address, or a network where each may have as many as it likes."""
    text = str((scope.get("client") or ["?"])[0])
    try:
        address = ip_address(text)
    except ValueError:
        return text[:100]
    if not isinstance(address, IPv6Address):
        return text
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed, OF_ONE_HOME), strict=False))


def is_local(scope: Mapping[str, Any]) -> bool:
    """Whether somebody on this machine asks, and not a proxy on it for somebody else."""
    if any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    try:
        return ip_address(str((scope.get("client") or ["?"])[0])).is_loopback
    except ValueError:
        return False


def checked_proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks, each written as it is compared; raises `BadOption`."""
    proxies = []
    for text in given:
        try:
            proxies.append(str(ip_network(text.strip(), strict=False)))
        except ValueError:
            raise bad_value("trust-proxy", text, "127.0.0.1, 10.0.0.0/8, ::1 …") from None
    return tuple(proxies)
