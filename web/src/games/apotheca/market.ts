/** The 4×4 market: where its spaces are, what lies in a row, where a seat sits round it. */

import type { Colour, Market } from './types';

/** Row by row from the top, as the market is drawn and read. */
export const ROWS = ['4', '3', '2', '1'].map((row) =>
  ['a', 'b', 'c', 'd'].map((column) => column + row),
);
/** In the order of their texts: a1 a2 … d4. */
export const SPACES = ROWS.flat().sort();

/** Column and row, from 0; row 0 is at the bottom. */
export function spot(space: string): [number, number] {
  return ['abcd'.indexOf(space.charAt(0)), Number(space.charAt(1)) - 1];
}

export function at(column: number, row: number): string | undefined {
  return column < 0 || row < 0 || column > 3 || row > 3
    ? undefined
    : `${'abcd'.charAt(column)}${row + 1}`;
}

/** The space that lies so many columns and rows away, if the market has it. */
export function beside(space: string, columns: number, rows: number): string | undefined {
  const [column, row] = spot(space);
  return at(column + columns, row + rows);
}

export interface Match {
  colour: Colour;
  spaces: string[];
}

/** Lines of three or more face-up potions of a colour; those that share a potion are one match. */
export function matches(market: Market): Match[] {
  const found: Match[] = [];
  const colour = (space: string | undefined): Colour | null => {
    const tile = space ? market[space] : null;
    return tile?.face === 'up' ? tile.colour : null;
  };
  for (const start of SPACES) {
    for (const [columns, rows] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const line = [0, 1, 2].map((step) => beside(start, columns * step, rows * step));
      const kind = colour(start);
      if (!kind || line.some((space) => colour(space) !== kind)) continue;
      join(found, { colour: kind, spaces: line as string[] });
    }
  }
  return found.map(({ colour: kind, spaces }) => ({
    colour: kind,
    spaces: [...new Set(spaces)].sort(),
  }));
}

function join(found: Match[], line: Match): void {
  const shared = found.filter(
    (match) =>
      match.colour === line.colour && match.spaces.some((space) => line.spaces.includes(space)),
  );
  for (const match of shared) found.splice(found.indexOf(match), 1);
  found.push({
    colour: line.colour,
    spaces: [...shared.flatMap((match) => match.spaces), ...line.spaces],
  });
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
