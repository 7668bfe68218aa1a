/** What all look at: the round just revealed, and what came of it. */

import type { Words } from '../../lib/words';
import { anyOf, asked, type Content, type PotionProps, type Round } from './types';

/** The round on show: the one just revealed, or the last of a finished game; none: a new one is played. */
export function onShow({ view, beat }: Pick<PotionProps, 'view' | 'beat'>): Round | null {
  return beat?.name === 'reveal' || !view.dice.length || view.winners.length ? view.last : null;
}

/** Who drops an ingredient; or why nobody does (P-5 to P-7). */
export function outcome(round: Round, content: Content, words: Words): string {
  const { discarded, shown, dice } = round;
  if (discarded.length)
    return words.say('reveal-drops', { seats: discarded, count: discarded.length });
  const kinds = content.ingredients
    .map((ingredient) => ({
      ingredient,
      count: shown.filter((one) => one === ingredient).length,
      quantities: asked(content, dice, ingredient),
    }))
    .filter(({ count }) => count);
  const missed = kinds.every(
    ({ count, quantities }) => quantities.length && !quantities.includes(count),
  );
  if (!missed) return words.say('reveal-everybody');
  const numbers = kinds.map(({ ingredient, count, quantities }) => {
    return words.say('reveal-count', { ingredient, count, wanted: anyOf(quantities, words) });
  });
  return words.say('reveal-missed', { numbers: numbers.join(' · ') });
}
