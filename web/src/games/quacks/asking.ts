/** What a seat may answer, and where on the page: few answers are in the row of actions, many above it. */

import type { Move } from '../../lib/types';
import { asked, type QuacksProps } from './types';

const FEW = 5;

/** Whether what is asked is what to buy. */
export function shopping(given: QuacksProps): boolean {
  return (
    given.legal.some((move) => move.move.startsWith('buy ')) ||
    (asked(given) === 'shop' && given.legal.length > 0)
  );
}

/** All legal moves but those of the shop. */
export function answers(given: QuacksProps): Move[] {
  return shopping(given)
    ? given.legal.filter((move) => !move.move.startsWith('buy '))
    : given.legal;
}

/** At a brewing decision these stay, dashed, with their reason. */
export function refused(given: QuacksProps): Move[] {
  if (asked(given) !== 'decide' || !given.legal.length) return [];
  const wished: Move[] = ['draw', 'flask'].map((move) => ({ move, key: `do-${move}`, params: {} }));
  for (const witch of given.view.witches) {
    if (witch === 'w2' || witch === 'w3')
      wished.push({ move: `witch ${witch}`, key: 'do-witch', params: { witch } });
  }
  return wished.filter(({ move }) => !given.legal.some((one) => one.move === move));
}

export const few = (given: QuacksProps): boolean => answers(given).length <= FEW;
