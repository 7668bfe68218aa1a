/** What a seat may answer, and where on the page: few answers are in the row of actions, many above it. */

import type { Refused } from '../../lib/types';
import { asked, legalOf, type QuacksMove, type QuacksProps } from './types';

const FEW = 5;
const BUY = 'do-buy';

/** Whether what is asked is what to buy. */
export function shopping(given: QuacksProps): boolean {
  return !!legalOf(given, [BUY]) || (asked(given) === 'shop' && given.legal.length > 0);
}

/** All legal moves but those of the shop. */
export function answers(given: QuacksProps): QuacksMove[] {
  return given.legal.filter((move) => move.key !== BUY);
}

/** These stay, dashed, with their reason. */
export function refused(given: QuacksProps): Refused[] {
  return given.refused.filter((move) => move.key !== BUY);
}

export const few = (given: QuacksProps): boolean => answers(given).length <= FEW;
