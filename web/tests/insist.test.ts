import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OFFLINE } from '../src/lib/api';
import { EVERY, faultOf, insist } from '../src/lib/insist';
import type { Fault } from '../src/lib/types';

const away = new ApiError(503, { key: 'store-away', params: {}, reason: null });
const missing = new ApiError(404, { key: 'no-table', params: {}, reason: null });
const said: (string | null)[] = [];
const say = (fault: Fault | null): void => void said.push(fault?.key ?? null);

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
});
afterEach(() => vi.useRealTimers());

test('what passes is tried again until it works, and said meanwhile', async () => {
  const work = vi.fn(() => Promise.resolve());
  work.mockRejectedValueOnce(away).mockRejectedValueOnce(new ApiError(0, OFFLINE));
  const done = insist(work, say);
  await vi.advanceTimersByTimeAsync(2 * EVERY);
  await done;
  expect(said).toEqual(['store-away', 'web-offline', null]);
});

test('what does not pass is said once', async () => {
  const work = vi.fn(() => Promise.reject(missing));
  await insist(work, say);
  expect(work).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['no-table']);
});

test('nobody who has left is told anything, or asked for', async () => {
  const work = vi.fn(() => Promise.reject(away));
  let left = false;
  const done = insist(work, say, () => left);
  await vi.advanceTimersByTimeAsync(EVERY - 1);
  left = true;
  await vi.advanceTimersByTimeAsync(2 * EVERY);
  await done;
  expect(work).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['store-away']);
});

test('what is no answer of the server is a line that failed', () => {
  expect(faultOf(new Error('what'))).toEqual(OFFLINE);
  expect(faultOf(missing).key).toBe('no-table');
});
