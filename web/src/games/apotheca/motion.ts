/** How the pieces of the market came to where they lie: for their motion, and for the last-move mark. */

import { spot } from './market';
import type { Colour, Content, Event } from './types';

export interface Motion {
  /** `gone`: a match of this colour has left. */
  kind: 'slide' | 'flip' | 'drop' | 'gone';
  /** From so many spaces to the right and downwards. */
  across: number;
  down: number;
  colour?: Colour;
}

const STILL = { across: 0, down: 0 };

export function motions(events: Event[], content: Content): Record<string, Motion> {
  const found: Record<string, Motion> = {};
  for (const { kind, params } of events) {
    if (kind === 'revealed') found[params.space] = { kind: 'flip', ...STILL };
    else if (kind === 'placed' || kind === 'came-in')
      found[params.space] = { kind: 'drop', ...STILL };
    else if (kind === 'matched') {
      for (const one of params.spaces)
        found[one] = { ...STILL, ...found[one], kind: 'gone', colour: params.colour };
    } else if (kind === 'power') {
      params.ends.forEach((to, index) => {
        const [start, end] = [spot(content, params.starts[index] ?? to), spot(content, to)];
        found[to] = { kind: 'slide', across: start[0] - end[0], down: start[1] - end[1] };
      });
    }
  }
  return found;
}

/** The spaces that the last thing done to the market has changed. */
export function lastSpaces(log: Event[]): Set<string> {
  for (const { kind, params } of log.toReversed()) {
    if (kind === 'power') return new Set([...params.starts, ...params.ends]);
    if (kind === 'revealed' || kind === 'placed' || kind === 'came-in')
      return new Set([params.space]);
  }
  return new Set();
}
