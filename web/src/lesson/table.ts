/** What a board is given where nobody else sits: in a lesson, at a puzzle. */

import { botFor } from '../lib/faces';
import type { BoardProps } from '../lib/games';
import type { Shown } from '../lib/moments';
import { players } from '../lib/players';
import type { Stage } from '../lib/stage.svelte';
import { words } from '../lib/text.svelte';
import type { Seat } from '../lib/types';

/** One person, and bots of a level. */
export const seatsOf = (names: string[], mine: number, level: string): BoardProps['seats'] =>
  players(
    names.map((name, seat): Seat => ({
      seat,
      kind: seat === mine ? 'person' : 'bot',
      name,
      bot: seat === mine ? null : botFor(level, seat),
      mine: seat === mine,
      here: false,
      online: true,
      part: null,
    })),
    words(),
  );

type Rest = Pick<BoardProps, 'content' | 'seats' | 'options' | 'words' | 'desk'>;

/** Who answers what is done on the board. */
interface Asker {
  play: (move: string) => void;
  why: (picks: string[]) => void;
}

export const givenOf = (stage: Stage, now: Shown, asker: Asker, rest: Rest): BoardProps => ({
  ...rest,
  view: now.view.view,
  legal: now.view.legal,
  refused: now.view.refused,
  actors: stage.actors(now),
  seat: now.view.seat,
  events: now.fresh,
  log: now.log,
  beat: stage.beat ?? null,
  sent: null,
  over: now.view.over,
  onplay: (move) => {
    if (stage.acts()) asker.play(move);
  },
  onwhy: (picks) => {
    asker.why(picks);
  },
  onboard: () => undefined,
});
