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
  return [...grouped(moves)].map(([head, group]) =>
    group.length === 1 && group[0]
      ? single(group[0])
      : { label: `${capital(common(group.map((move) => words.move(move))) || head)} …`, moves: group },
  );
}

/** By as many first words as give at most MOST groups; if that is one group, by one word more. */
function grouped(moves: Move[]): Map<string, Move[]> {
  const longest = Math.max(...moves.map((move) => move.move.split(' ').length));
  let finer = new Map<string, Move[]>();
  for (let length = longest; length > 0; length--) {
    const groups = new Map<string, Move[]>();
    for (const move of moves) {
      const head = move.move.split(' ').slice(0, length).join(' ');
      groups.set(head, [...(groups.get(head) ?? []), move]);
    }
    if (groups.size <= MOST) return groups.size > 1 || !finer.size ? groups : finer;
    finer = groups;
  }
  return finer;
}

/** The words that all begin with. */
function common(texts: string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  let length = 0;
  while (length < first.length - 1 && others.every((words) => words[length] === first[length])) length++;
  return first.slice(0, length).join(' ').replace(/[,:]$/, '');
}
