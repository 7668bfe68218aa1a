/** The rounds so far, read from the events: dice, what each showed, who discarded. */

import type { Event, Round } from './types';

export function rounds(log: Event[]): Round[] {
  const all: Round[] = [];
  for (const { kind, params } of log) {
    const now = all.at(-1);
    if (kind === 'rolled') {
      const { round, seat: roller, faces: dice } = params;
      all.push({ round, roller, dice, shown: [], discarded: [] });
    } else if (kind === 'revealed' && now) {
      now.shown[params.seat] = params.ingredient;
    } else if (kind === 'discarded' && now) {
      now.discarded.push(params.seat);
    }
  }
  return all;
}
