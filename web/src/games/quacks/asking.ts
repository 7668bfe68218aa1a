/**
 * What a seat may answer, and where on the page: few answers are in the row of actions; of more
 * the chips are where the bag is; only what does not fit there lies over the pot.
 */

import type { Refused } from '../../lib/types';
import { asked, legalOf, type QuacksMove, type QuacksProps } from './types';

const FEW = 5;
const CELLS = 7;
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

/** The chips among more answers than the row of actions has room for, if they fit side by side. */
export function offered(given: QuacksProps): QuacksMove[] {
  const all = answers(given);
  const chips = all.filter((move) => typeof move.params.chip === 'string');
  const fit = chips.length <= CELLS && all.length - chips.length <= FEW;
  return all.length > FEW && fit && !shopping(given) ? chips : [];
}

/** The answers of the row of actions. */
export function rest(given: QuacksProps): QuacksMove[] {
  const chips = offered(given);
  return answers(given).filter((move) => !chips.includes(move));
}

export const few = (given: QuacksProps): boolean => rest(given).length <= FEW;
