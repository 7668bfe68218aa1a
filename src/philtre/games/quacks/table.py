from philtre.core.game import Panel, Say, View


def panels(view: View, say: Say) -> list[Panel]:
    return [Panel("x", ["y"])]
