import { expect, test, vi } from 'vitest';
import { Coach, worth } from '../src/lib/coach.svelte';
import type { ClientMessage, HintMessage } from '../src/lib/types';
import { move } from './made';

function coached(line = true): { coach: Coach; keys: () => string[] } {
  const send = vi.fn<(message: ClientMessage) => boolean>(() => line);
  const coach = new Coach(send);
  coach.sees(0, [move('a')]);
  const keys = (): string[] => send.mock.calls.map(([m]) => (m.type === 'hint' ? m.key : ''));
  return { coach, keys };
}
const hint = (key: string): HintMessage => ({
  type: 'hint',
  key,
  seat: 0,
  seq: 1,
  points: false,
  tips: [],
  mixed: false,
  facts: [],
});

test('one question at a time', () => {
  const { coach, keys } = coached();
  coach.ask(0);
  coach.ask(0);
  expect(keys()).toHaveLength(1);
  expect(coach.hears(hint(keys()[0] ?? ''))).toBe(true);
  expect(coach.asked).toBeNull();
  coach.ask(0);
  expect(new Set(keys()).size).toBe(2);
});

test('without a line nothing was asked; with the line its answer is lost', () => {
  const { coach } = coached(false);
  coach.ask(0);
  expect(coach.asked).toBeNull();
  const { coach: other, keys } = coached();
  other.ask(0);
  other.lost();
  expect(other.hears(hint(keys()[0] ?? ''))).toBe(true);
  expect(other.advice).toBeNull();
});

test('advice that comes when the table has gone on is dropped', () => {
  const { coach, keys } = coached();
  coach.ask(0);
  coach.sees(0, [move('b')]);
  expect(coach.hears(hint(keys()[0] ?? ''))).toBe(true);
  expect([coach.asked, coach.advice]).toEqual([null, null]);
});

test("a refusal of the question is the coach's, of a move it is not", () => {
  const { coach, keys } = coached();
  coach.ask(0);
  const error = { key: 'no-coach', params: {}, reason: null };
  expect(coach.hears({ type: 'refused', key: 'a move', error })).toBe(false);
  expect(coach.hears({ type: 'refused', key: keys()[0] ?? '', error })).toBe(true);
  expect(coach.fault).toEqual(error);
});

test('a question that nobody may hear the answer to is over, and another may be asked', () => {
  const { coach, keys } = coached();
  coach.ask(0);
  expect(coach.hears({ type: 'stale', key: 'a move' })).toBe(false);
  expect(coach.hears({ type: 'stale', key: keys()[0] ?? '' })).toBe(true);
  expect([coach.asked, coach.advice]).toEqual([null, null]);
});

test('the same moves of another seat are another choice', () => {
  const { coach, keys } = coached();
  coach.ask(0);
  coach.hears(hint(keys()[0] ?? ''));
  coach.sees(1, [move('a')]);
  expect(coach.advice).toBeNull();
});

test('a chance in percent, points to a tenth', () => {
  const say = (key: string, params: Record<string, unknown>): string =>
    `${key} ${String(params.points ?? params.percent)}`;
  expect(worth(0.626, false, say)).toBe('coach-chance 63');
  expect(worth(12.34, true, say)).toBe('coach-score 12.3');
});
