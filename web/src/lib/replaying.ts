/** Where a replay may jump to: rounds, decisions of a seat, the move that an event came with. */

import { getContext, setContext } from 'svelte';
import type { Course } from './types';

/** The first move after which so many events had been heard: the one that told number `n`. */
export function moveOf(course: Course, n: number): number {
  const found = course.heard.findIndex((heard) => heard > n);
  return found < 0 ? course.heard.length - 1 : found;
}

/** Before each decision of a seat: it is seen as it was when it had to be made. */
export const decisions = (course: Course, seat: number): number[] =>
  course.who.flatMap((who, move) => (who === seat ? [move] : []));

/** The nearest of these before or after a move; null if there is none. */
export function nearest(moves: number[], move: number, step: -1 | 1): number | null {
  const found = step < 0 ? moves.findLast((one) => one < move) : moves.find((one) => one > move);
  return found ?? null;
}

export interface Replaying {
  course: Course | null;
  move: number;
  /** Whose decisions are jumped to. */
  seat: number;
  go: (move: number) => void;
  /** Play on from a move, against bots. */
  goOn: (move: number) => void;
  download: () => void;
}

const KEY = Symbol('replaying');

export const offerReplaying = (replaying: () => Replaying): void => void setContext(KEY, replaying);
/** Nothing where a match is still being played. */
export const theReplaying = (): (() => Replaying) | undefined => getContext(KEY);
