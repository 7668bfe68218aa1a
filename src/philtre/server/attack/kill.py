"""Kill -9 under load, again and again: every acknowledged move is in the log."""

import asyncio
import random
from pathlib import Path
from threading import Timer
from time import monotonic

from philtre.server.attack import Finding
from philtre.server.attack.crowd import Crowd
from philtre.server.attack.target import broken_promises, kill, target

TABLES = 8
LONGEST = 1.5  # seconds that a server lives, once it is played at


def attack(seconds: float, folder: Path) -> Finding:
    db = f"sqlite:///{folder / 'tables.db'}"
    rng = random.Random(1)
    crowd = Crowd()
    kills = 0
    ends = monotonic() + seconds
    while kills == 0 or monotonic() < ends:
        with target(db) as (url, pid):
            asyncio.run(crowd.sit_down(url, TABLES))
            crowd.tables = crowd.tables[-2 * TABLES :]  # some of before, some new
            death = Timer(rng.uniform(0.2, LONGEST), kill, [pid])
            death.start()
            asyncio.run(crowd.play(url, 30))
            death.join()
            kills += 1
    broken = broken_promises(db, crowd.acknowledged, crowd.refused)
    lost = sum(line.startswith("lost") for line in broken)
    return Finding({"kills": kills, "moves": len(crowd.acknowledged), "lost": lost}, broken)
