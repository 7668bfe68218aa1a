import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reviews } from '../src/lib/review.svelte';
import type { ReviewAnswer } from '../src/lib/types';
import { answers, json } from './made';

const answer = (more: Partial<ReviewAnswer>): Response =>
  json({
    seat: 0,
    points: false,
    done: 0,
    total: 9,
    turns: [],
    review: null,
    error: null,
    ...more,
  });
const DONE = {
  start: 0.5,
  result: 1,
  given_away: 0,
  from_outside: 0,
  swings: [],
  shares: { start: 50, parts: [{ kind: 'luck' as const, change: 50 }], result: 100 },
  costliest: [],
  oddities: [],
  good: 0,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asked for until it is done, and shown as far as it is', async () => {
  answers(answer({ done: 3 }), answer({ done: 9, review: DONE }));
  const reviews = new Reviews('abc', '', () => undefined);
  const done = reviews.start(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([reviews.busy, reviews.of.get(0)?.done]).toEqual([0, 3]);
  await vi.advanceTimersByTimeAsync(700);
  await done;
  expect([reviews.busy, reviews.of.get(0)?.review]).toEqual([null, DONE]);
});

test('one at a time', async () => {
  const asked = answers(answer({ review: DONE }));
  const reviews = new Reviews('abc', '', () => undefined);
  await Promise.all([reviews.start(0), reviews.start(1)]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an error ends it, whether the server thinks of one or is not there', async () => {
  const error = { key: 'too-many', params: {}, reason: null };
  answers(answer({ error }), new TypeError('network'));
  const reviews = new Reviews('abc', '', () => undefined);
  await reviews.start(0);
  expect([reviews.busy, reviews.fault]).toEqual([null, error]);
  await reviews.start(0);
  expect([reviews.busy, reviews.fault?.key]).toEqual([null, 'web-offline']);
});

test('nobody asks on when the page is left', async () => {
  const asked = answers(answer({}), answer({}));
  const reviews = new Reviews('abc', '', () => undefined);
  const done = reviews.start(0);
  await vi.advanceTimersByTimeAsync(0);
  reviews.close();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(asked).toHaveBeenCalledTimes(1);
});
