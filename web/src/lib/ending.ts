/** How a match came out, in a sentence; and what the end of it is shown with. */

import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { BoardProps, Player } from './games';
import { places } from './tables';
import type { Table } from './types';
import type { Words } from './words';

/** Who has won; `alone`: of a game that one plays alone, what was reached. */
export function outcome(
  words: Words,
  players: Player[],
  returns: number[],
  alone?: string,
): string {
  if (alone) return alone;
  const best = Math.max(...returns);
  const winners = players.filter((player) => returns[player.seat] === best);
  if (winners.length === players.length && players.length > 1) return words.say('web-end-draw');
  return words.say('web-end-won', {
    names: words.joined(winners.map((player) => player.name)),
    count: winners.length,
  });
}

/** If not by its rules: who resigned, or that all agreed. */
export function manner(words: Words, { standing }: Table): string {
  if (standing?.ended === 'draw') return words.say('web-end-agreed');
  return standing?.resigned === undefined || standing.resigned === null
    ? ''
    : words.say('web-end-resigned', { seat: standing.resigned });
}

/** By how much, where one has won and all who come next have the same. */
export function margin(
  words: Words,
  { standing }: Table,
  returns: number[],
  score: (seat: number) => string,
): string {
  const all = standing?.places ?? places(returns);
  const counted = (place: number): Set<string> =>
    new Set(all.flatMap((one, seat) => (one === place ? [score(seat)] : [])));
  const [[first], [second, ...others]] = [counted(1), counted(2)];
  if (!first || !second || others.length) return '';
  return words.say('web-end-scores', { first, second });
}

export interface Ending {
  table: Table;
  players: Player[];
  returns: number[];
  /** Who has won, and how if not by the rules. */
  won: string;
  how: string;
  words: Words;
  /** Whether the luck was as sealed, where this browser can say. */
  fair: boolean | null;
  /** What counts in this game, by seat; empty where nothing does. */
  score: (seat: number) => string;
  /** A rematch was asked for, and the others have not agreed yet. */
  asked: boolean;
  onrematch: () => void;
  /** Pictures of honours. */
  honours: Record<string, string>;
  /** The board as it was at the end, and whether it is looked at. */
  Board: Component<BoardProps>;
  looks: boolean;
  onlook: () => void;
}

const KEY = Symbol('ending');

export const offerEnding = (ending: () => Ending | null): void => void setContext(KEY, ending);
export const theEnding = (): (() => Ending | null) => getContext(KEY);
