/** Which puzzles were solved on this device: alone, or with help. */

import { Remembered } from '../lib/remembered';
import type { PuzzleInfo } from '../lib/types';

export type Solved = 'alone' | 'helped';
type Named = Pick<PuzzleInfo, 'game' | 'id'>;

const solved = new Remembered<Solved>('philtre-puzzles', 2000);

const name = ({ game, id }: Named): string => `${game}/${id}`;

export const kept = (puzzle: Named): Solved | undefined => solved.get(name(puzzle));

/** Who has found it alone once has. */
export function keep(puzzle: Named, alone: boolean): void {
  if (kept(puzzle) !== 'alone') solved.set(name(puzzle), alone ? 'alone' : 'helped');
}

/** What to try next: the first after this one that was not found alone, then from the beginning. */
export function next(all: PuzzleInfo[], after?: Named): PuzzleInfo | undefined {
  const own = after ? all.filter((one) => one.game === after.game) : all;
  const at = own.findIndex((one) => one.id === after?.id) + 1;
  return [...own.slice(at), ...own.slice(0, at)].find(
    (one) => one.id !== after?.id && kept(one) !== 'alone',
  );
}
