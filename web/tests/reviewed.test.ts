import { expect, test } from 'vitest';
import { bands, cost, curve, habit, scale, signed, waterfall } from '../src/lib/reviewed';
import type { ReviewAnswer, Turn } from '../src/lib/types';

const turn = (number: number, before: number, after: number, round: number): Turn => ({
  number,
  move: { move: 'a', key: 'a', params: {} },
  best: { move: 'b', key: 'b', params: {} },
  before,
  after,
  why: [],
  odd: null,
  where: { key: 'where-round', params: { round } },
  asked: null,
});
const TURNS = [turn(3, 0.5, 0.4, 1), turn(6, 0.6, 0.6, 1), turn(9, 0.7, 0.3, 2)];

test('bars go from the start to the result, one on the other', () => {
  const bars = waterfall({
    start: 25,
    parts: [
      { kind: 'luck', change: 18 },
      { kind: 'choice', change: -21 },
      { kind: 'others', change: -22 },
      { kind: 'ended', change: 0 },
    ],
    result: 0,
  });
  expect(bars.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['start', 0, 25],
    ['luck', 25, 43],
    ['choice', 43, 22],
    ['others', 22, 0],
    ['result', 0, 0],
  ]);
});

test('numbers have their signs; points are told in tenths', () => {
  expect([18, -21, 0].map((n) => signed(n, false))).toEqual(['+18', '−21', '0']);
  expect(signed(-15, true)).toBe('−1.5');
  expect(cost(turn(1, 0.5, 0.41, 1), false)).toBe(-9);
});

test('a decision is a step of the curve, and the result its end', () => {
  const answer = { turns: TURNS, review: { result: 1 } } as unknown as ReviewAnswer;
  const points = curve(answer, 12);
  expect(points.slice(0, 2)).toEqual([
    { at: 2, value: 0.5 },
    { at: 3, value: 0.4 },
  ]);
  expect(points.at(-1)).toEqual({ at: 12, value: 1 });
});

test('rounds are named along the curve, as many as have room', () => {
  expect(bands(TURNS, 12, 9).map(({ from, to }) => [from, to])).toEqual([
    [0, 8],
    [8, 12],
  ]);
  expect(bands(TURNS, 12, 1)).toHaveLength(1);
  expect(bands([{ ...TURNS[0], where: null } as Turn], 12, 9)).toEqual([]);
});

test('chances go from 0 to 1, points to a round number', () => {
  expect(scale(false, [0.2]).ticks).toEqual([0, 0.5, 1]);
  expect(scale(true, [3, 13]).ticks).toEqual([0, 5, 10, 15]);
});

test('one thing to try: the question that cost most, and what was better there', () => {
  const at = (asked: string, lost: number, best = 'b', params = {}): Turn => ({
    ...turn(1, 0.5, 0.5 - lost, 1),
    best: { move: best, key: best, params },
    asked: { key: asked, params: {} },
  });
  const shop = at('ask-shop', 0.1);
  const draws = [at('ask-decide', 0.1), at('ask-decide', 0.2), at('ask-decide', 0)];
  const found = habit([shop, ...draws], false);
  expect(found).toMatchObject({ asked: { key: 'ask-decide' }, count: 2, share: 75 });
  expect(found?.instead).toMatchObject({ best: { move: 'b' }, times: 2 });
  expect(habit([shop, at('ask-decide', 0)], false)).toBeNull(); // once is no habit
  expect(habit([shop, at('ask-shop', 0.1, 'c')], false)).toBeNull(); // nothing else was asked
  expect(habit([at('ask-shop', 0)], false)).toBeNull();
  const somewhere = at('ask-shop', 0.1, 'b', { space: 'a2' });
  expect(habit([somewhere, somewhere, at('ask-decide', 0)], false)?.instead).toBeNull();
});
