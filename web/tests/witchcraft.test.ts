import { expect, test } from 'vitest';
import { moments } from '../src/games/witchcraft/moments';
import { turnNumber } from '../src/games/witchcraft/told';
import type { Event, WitchcraftView } from '../src/games/witchcraft/types';
import { steps, type Moments } from '../src/lib/moments';
import { view } from './made';

/** The moments of a stack on b2 whose bolt meets d2. */
function fired(why: string): (string | undefined)[] {
  const lines = [{ space: 'b2', meets: [{ space: 'd2', why }] }];
  const now = { view: view({ view: { lines } }), log: [] };
  const fresh = [{ n: 0, kind: 'fires', params: { seat: 0, space: 'b2', tile: 'guardian' } }];
  return steps({ ...now, fresh: [] }, { ...now, fresh }, moments as Moments).map(
    ({ beat }) => beat?.name,
  );
}

test('a shield that holds is looked at', () => {
  expect(fired('shield')).toEqual(['bolts', 'shield-holds', undefined]);
  expect(fired('capture')).toEqual(['bolts', undefined]);
});

test.each([
  [['power-used', 0], 'teleport', 1],
  [['fires', 1, 'power-used', 1], 'teleport', 1],
  [['fires', 1, 'power-used', 0], 'teleport', 2],
  [['fires', 1, 'power-used', 0], 'activate', 2],
  [['fires', 1, 'power-used', 0, 'uses', 0], 'target', 2],
])('%j at %s: turn %d', (told, step, turn) => {
  const kinds = told.filter((one) => typeof one === 'string');
  const log = kinds.map((kind, n) => ({ n, kind, params: { seat: told[2 * n + 1] } }));
  expect(turnNumber(log as Event[], { step } as WitchcraftView)).toBe(turn);
});
