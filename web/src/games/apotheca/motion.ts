/** How the pieces of the market came to where they lie: for their motion, and for the last-move mark. */

import type { TableEvent } from '../../lib/types';
import { spot } from './market';
import type { Colour, Market } from './types';
import { stepsOf } from './uses';

export interface Motion {
  /** `gone`: a match of this colour has left. */
  kind: 'slide' | 'flip' | 'drop' | 'gone';
  /** From so many spaces to the right and downwards. */
  across: number;
  down: number;
  colour?: Colour;
}

const STILL = { across: 0, down: 0 };

export function motions(events: TableEvent[], before: Market): Record<string, Motion> {
  const found: Record<string, Motion> = {};
  for (const { kind, params } of events) {
    const space = String(params.space);
    if (kind === 'revealed') found[space] = { kind: 'flip', ...STILL };
    else if (kind === 'placed' || kind === 'came-in') found[space] = { kind: 'drop', ...STILL };
    else if (kind === 'matched') {
      for (const one of params.spaces as string[])
        found[one] = { ...STILL, ...found[one], kind: 'gone', colour: params.colour as Colour };
    } else if (kind === 'power') {
      for (const [from, to] of stepsOf(String(params.use), before)) {
        const [start, end] = [spot(from), spot(to)];
        found[to] = { kind: 'slide', across: start[0] - end[0], down: end[1] - start[1] };
      }
    }
  }
  return found;
}

/** The spaces that the last thing done to the market has changed. */
export function lastSpaces(log: TableEvent[], before: Market): Set<string> {
  const last = log.findLast((event) =>
    ['power', 'revealed', 'placed', 'came-in'].includes(event.kind),
  );
  if (!last) return new Set();
  if (last.kind !== 'power') return new Set([String(last.params.space)]);
  return new Set(stepsOf(String(last.params.use), before).flat());
}
