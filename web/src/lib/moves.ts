/**
 * A long list of moves shown by what they have in common, as the terminal shows it
 * (src/philtre/cli/moves.py): a row is one move, or several of one family that name the
 * same things.
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
  const heads = groups.map((group) => common(group.map((move) => words.move(move))));
  const made = groups.map((group, index) => {
    const [only, more] = group;
    if (only && !more) return single(only);
    const head = heads[index] ?? '';
    const text = common(group.map((move) => move.move));
    const alike = heads.filter((other) => other === head).length > 1;
    return {
      label: `${capital(head && text && alike ? `${head} (${text})` : head || text)} …`,
      moves: group,
    };
  });
  // an open group is long: what stands alone comes first
  return [
    ...made.filter((row) => row.moves.length === 1),
    ...made.filter((row) => row.moves.length > 1),
  ];
}

/** A move's family, then what it names; a value of several words is a path of its own. */
function path(move: Move): string[] {
  return [move.key, ...Object.values(move.params)].join(' ').split(' ');
}

/** By as long a part of their paths as gives at most MOST groups; if that is one, by more. */
function grouped(moves: Move[]): Move[][] {
  const paths = moves.map(path);
  let finer = new Map<string, Move[]>();
  for (let length = Math.max(...paths.map((one) => one.length)); length > 0; length--) {
    const groups = new Map<string, Move[]>();
    moves.forEach((move, index) => {
      const head = (paths[index] ?? []).slice(0, length).join(' ');
      groups.set(head, [...(groups.get(head) ?? []), move]);
    });
    if (groups.size <= MOST) return [...(groups.size > 1 || !finer.size ? groups : finer).values()];
    finer = groups;
  }
  return [...finer.values()];
}

/** The words that all begin with. */
function common(texts: string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  let length = 0;
  while (length < first.length && others.every((words) => words[length] === first[length]))
    length++;
  return first
    .slice(0, length)
    .join(' ')
    .replace(/[,:\u00a0]+$/, '');
}
