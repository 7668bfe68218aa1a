/** Whether all look at what was just shown: the board, its button and the seats know of it. */

import type { PotionView, Round } from './types';

class Reveal {
  shown = $state(false);
}

export const reveal = new Reveal();

/** The round on show: the one just revealed, or the last of a finished game; none: a new one is played. */
export function onShow(view: PotionView): Round | null {
  return reveal.shown || !view.dice.length || view.winners.length ? view.last : null;
}
