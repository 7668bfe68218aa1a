"""Lists that clones share: they are never changed, only replaced."""


def replaced(items: list[int], index: int, item: int) -> list[int]:
    """The same list, but for one item."""
    other = items[:]
    other[index] = item
    return other


def without(items: list[int], item: int) -> list[int]:
    """The same list, with one such item less."""
    other = items[:]
    other.remove(item)
    return other
