/** Whether all look at what was just shown: the board, its button and the seats know of it. */

import type { PotionProps, Round } from './types';

export class Reveal {
  shown = $state(false);
}

/** The round on show: the one just revealed, or the last of a finished game; none: a new one is played. */
export function onShow({ view, desk }: Pick<PotionProps, 'view' | 'desk'>): Round | null {
  return desk.shown || !view.dice.length || view.winners.length ? view.last : null;
}
