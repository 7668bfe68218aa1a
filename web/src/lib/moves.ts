/**
 * A long list of moves shown by their first words, as the terminal shows it
 * (src/philtre/cli/moves.py): a row is one move, or several that begin alike.
 */

import type { Move } from './types';
import { capital, type Words } from './words';

const MOST = 16; // more than this are grouped

export interface Row {
  label: string;
  moves: Move[];
}

export function rows(moves: Move[], words: Words): Row[] {
  const single = (move: Move): Row => ({ label: capital(words.move(move)), moves: [move] });
  if (moves.length <= MOST) return moves.map(single);
  const groups = grouped(moves);
  if (groups.size === 1) return moves.map(single);
  return [...groups].map(([head, group]) =>
    group.length === 1 && group[0] ? single(group[0]) : { label: `${head} …`, moves: group },
  );
}

/** By as many first words as give at most MOST groups. */
function grouped(moves: Move[]): Map<string, Move[]> {
  const longest = Math.max(...moves.map((move) => move.move.split(' ').length));
  let groups = new Map<string, Move[]>();
  for (let length = longest; length > 0; length--) {
    groups = new Map();
    for (const move of moves) {
      const head = move.move.split(' ').slice(0, length).join(' ');
      groups.set(head, [...(groups.get(head) ?? []), move]);
    }
    if (groups.size <= MOST) break;
  }
  return groups;
}
