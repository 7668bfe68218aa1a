import { beforeEach, expect, test, vi } from 'vitest';
import { Remembered } from '../src/lib/remembered';
import { heardBefore, remember } from '../src/lib/visits';
import { storage } from './browser';

let kept: Remembered<number>;
beforeEach(() => {
  kept = new Remembered('numbers');
});

test('what was set is there, also for another page', () => {
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('a', 3);
  expect(new Remembered('numbers').get('a')).toBe(3);
  expect(kept.get('b')).toBe(2);
  expect(new Remembered('others').get('a')).toBeUndefined();
});

test('the oldest is forgotten, not what was used lately', () => {
  kept.set('first', 0);
  kept.set('second', 0);
  for (let i = 0; i < 59; i++) kept.set(`table ${i}`, i);
  kept.set('first', 1);
  kept.set('one more', 1);
  expect(kept.get('second')).toBeUndefined();
  expect(kept.get('first')).toBe(1);
});

test('without storage, or with rubbish in it, nothing is remembered and nothing breaks', () => {
  localStorage.setItem('numbers', '{oops');
  expect(kept.get('a')).toBeUndefined();
  kept.set('a', 1);
  expect(kept.get('a')).toBe(1);
  vi.stubGlobal('localStorage', storage(true));
  kept.set('a', 2);
  expect(kept.get('a')).toBeUndefined();
});

test('each seat of a table has heard its own, and so has the public', () => {
  remember('abc', 0, 5);
  remember('abc', null, 3);
  expect(heardBefore('abc', 0)).toBe(5);
  expect(heardBefore('abc', null)).toBe(3);
  expect(heardBefore('abc', 1)).toBeUndefined();
});
