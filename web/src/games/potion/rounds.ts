/** The rounds so far, read from the events: dice, what each showed, who discarded. */

import type { TableEvent } from '../../lib/types';
import type { Ingredient, Round } from './types';

export function rounds(log: TableEvent[]): Round[] {
  const all: Round[] = [];
  for (const { kind, params } of log) {
    const now = all.at(-1);
    if (kind === 'rolled') {
      all.push({
        round: params.round as number,
        roller: params.seat as number,
        dice: params.faces as string[],
        shown: [],
        discarded: [],
      });
    } else if (kind === 'revealed' && now) {
      now.shown[params.seat as number] = params.ingredient as Ingredient;
    } else if (kind === 'discarded' && now) {
      now.discarded.push(params.seat as number);
    }
  }
  return all;
}
