/** What a review shows: a curve with axes, bars that add up, decisions by round and question. */

import type { Part, ReviewAnswer, Shares, Turn } from './types';

export interface Point {
  /** After so many moves. */
  at: number;
  /** A chance from 0 to 1, or points. */
  value: number;
}

/** What the seat could expect: before and after each decision, and in the end. */
export function curve(answer: ReviewAnswer, total: number): Point[] {
  const found = answer.turns.flatMap((turn): Point[] => [
    { at: turn.number - 1, value: turn.before },
    { at: turn.number, value: turn.after },
  ]);
  return answer.review ? [...found, { at: total, value: answer.review.result }] : found;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Chances from 0 to 1; points from 0 to what there is, in steps that people count in. */
export function scale(points: boolean, values: number[]): Scale {
  if (!points) return { low: 0, high: 1, ticks: [0, 0.5, 1] };
  const most = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 50].find((one) => most / one <= 5) ?? 100;
  const high = Math.ceil(most / step) * step;
  return { low: 0, high, ticks: Array.from({ length: high / step + 1 }, (_, n) => n * step) };
}

export interface Band {
  where: Part;
  from: number;
  to: number;
}

/** Rounds or turns, each as far as it goes; few enough that their names have room. */
export function bands(turns: Turn[], total: number, most: number): Band[] {
  const found: Band[] = [];
  for (const { where, number } of turns) {
    if (!where) return [];
    if (JSON.stringify(found.at(-1)?.where) === JSON.stringify(where)) continue;
    const last = found.at(-1);
    if (last) last.to = number - 1;
    found.push({ where, from: found.length ? number - 1 : 0, to: total });
  }
  const every = Math.ceil(found.length / most);
  return found
    .filter((_, index) => index % every === 0)
    .map((band, index, all) => ({ ...band, to: all[index + 1]?.from ?? total }));
}

export interface Bar {
  kind: 'start' | 'luck' | 'choice' | 'others' | 'ended' | 'result';
  /** Where it stands, and what it says. */
  from: number;
  to: number;
  change: number;
}

/** One after the other from the start to the result; what is nothing is left out, but for luck,
 * choices and the others. */
export function waterfall(shares: Shares): Bar[] {
  let level = shares.start;
  const bars: Bar[] = [{ kind: 'start', from: 0, to: level, change: level }];
  for (const { kind, change } of shares.parts) {
    if (kind === 'ended' && !change) continue;
    bars.push({ kind, from: level, to: level + change, change });
    level += change;
  }
  return [...bars, { kind: 'result', from: 0, to: level, change: level }];
}

/** With its sign; nothing has none. Points are told in tenths. */
export function signed(change: number, points: boolean, lang = 'en'): string {
  return change ? `${change < 0 ? '−' : '+'}${told(Math.abs(change), points, lang)}` : '0';
}

/** A number of the review, as its language writes it. */
export const told = (value: number, points: boolean, lang: string): string =>
  (points ? value / 10 : value).toLocaleString(lang);

/** What a choice cost, on the scale of the review. */
export const cost = (turn: Turn, points: boolean): number =>
  -Math.round((turn.before - turn.after) * (points ? 10 : 100));
