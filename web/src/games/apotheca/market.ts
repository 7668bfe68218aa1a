/** The 4×4 market as it is drawn: where its spaces are, what goes where, where a seat sits round it. */

import type { Content, Market, Step } from './types';

/** Columns from the left and rows from the top. */
export type Spot = [across: number, down: number];

export function spot({ market }: Content, space: string): Spot {
  const down = market.findIndex((row) => row.includes(space));
  return [market[down]?.indexOf(space) ?? 0, down];
}

/** The space that lies so many columns and rows away, if the market has it. */
export function beside(content: Content, space: string, [right, below]: Spot): string | undefined {
  const [across, down] = spot(content, space);
  return content.market[down + below]?.[across + right];
}

/** What lies where, once these steps are made. */
export function after(market: Market, steps: Step[]): Market {
  const changed: Market = { ...market };
  for (const [from = ''] of steps) changed[from] = null;
  for (const [from = '', to = ''] of steps) changed[to] = market[from] ?? null;
  return changed;
}

export type Side = 'south' | 'west' | 'north' | 'east';
const AROUND: Side[][] = [
  [],
  ['south'],
  ['south', 'north'],
  ['south', 'west', 'east'],
  ['south', 'west', 'north', 'east'],
];

/** On which side of the market a seat sits: the own one, else the first, nearest; the others clockwise. */
export function side(seat: number, near: number | null, count: number): Side {
  return AROUND[count]?.[(seat - (near ?? 0) + count) % count] ?? 'south';
}
