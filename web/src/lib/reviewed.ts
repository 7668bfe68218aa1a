/** What a review shows: a curve with axes, bars that add up, decisions by round and question. */

import type { Move, Part, ReviewAnswer, Shares, Turn } from './types';

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

export interface Habit {
  asked: Part;
  /** How many such choices cost something, and which part of all that choices cost, in 100. */
  count: number;
  share: number;
  /** What was better in most of them, where that is one and the same and of no place or piece. */
  instead: { best: Move; times: number } | null;
}

/** The question at which most was lost; none where nothing can be learnt from it. */
export function habit(turns: Turn[], points: boolean): Habit | null {
  const dear = turns.filter((turn) => cost(turn, points) < 0);
  const lost = (some: Turn[]): number => some.reduce((sum, t) => sum + t.before - t.after, 0);
  const groups = grouped(dear, (turn) => turn.asked?.key ?? '');
  const [most] = [...groups.values()].sort((a, b) => lost(b) - lost(a));
  const asked = most?.[0]?.asked;
  if (!most || !asked || most.length < 2) return null; // once is no habit
  const plain = most.filter(({ best }) => !Object.keys(best.params).length);
  const [same = []] = [...grouped(plain, ({ best }) => best.move).values()].sort(
    (a, b) => b.length - a.length,
  );
  const times = same.length;
  const instead = same[0] && times > 1 && 2 * times > most.length ? same[0].best : null;
  if (!instead && turns.every((turn) => turn.asked?.key === asked.key)) return null;
  return {
    asked,
    count: most.length,
    share: Math.round((100 * lost(most)) / lost(dear)),
    instead: instead && { best: instead, times },
  };
}

function grouped(turns: Turn[], by: (turn: Turn) => string): Map<string, Turn[]> {
  const found = new Map<string, Turn[]>();
  for (const turn of turns) found.set(by(turn), [...(found.get(by(turn)) ?? []), turn]);
  return found;
}
