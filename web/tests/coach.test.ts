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
  looked: 0,
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

const tip = (text: string): HintMessage['tips'][0] => ({
  ...move(text),
  worth: 0.5,
  share: 1,
  reasons: [{ key: 'why', params: {}, marks: [{ kind: 'ring', places: ['space:a1'] }] }],
});

test('the best move is drawn when the advice comes; a line played out lays the marks aside', () => {
  const sent: ClientMessage[] = [];
  const coach = new Coach((message) => sent.push(message) > 0);
  coach.sees(0, [move('a'), move('b')]);
  const shown = vi.fn<(text: string | null) => void>();
  coach.onshow = shown;
  coach.ask(0);
  coach.hears({ ...hint(coach.asked ?? ''), tips: [tip('a'), tip('b')] });
  expect([coach.tip?.move, coach.marks.length]).toEqual(['a', 1]);
  expect(shown).not.toHaveBeenCalled();
  coach.choose(1);
  expect(shown).toHaveBeenCalledWith('b');
  const second = coach.tip;
  if (second) coach.follow(0, second);
  expect(sent.at(-1)).toMatchObject({ type: 'line', move: 'b' });
  coach.hears({ type: 'line', key: coach.asked ?? '', seat: 0, seq: 1, move: 'b', steps: [] });
  expect([coach.step, coach.marks]).toEqual([0, []]);
  coach.sees(0, [move('c')]);
  expect([coach.advice, coach.line, coach.step]).toEqual([null, null, null]);
});

test('threats are asked for with every view while they are watched', () => {
  const sent: ClientMessage[] = [];
  const coach = new Coach((message) => sent.push(message) > 0);
  coach.sees(0, [move('a')]);
  coach.watch(true);
  coach.sees(0, [move('b')]);
  const asked = sent.filter((message) => message.type === 'threats');
  expect(asked).toHaveLength(2);
  const told = { type: 'threats' as const, seat: 0, seq: 2, threats: tip('a').reasons };
  coach.hears({ ...told, key: asked[0]?.key ?? '' }); // of the view before
  expect(coach.threats).toEqual([]);
  coach.hears({ ...told, key: asked[1]?.key ?? '' });
  expect(coach.marks).toHaveLength(1);
  coach.watch(false);
  expect(coach.marks).toEqual([]);
});
