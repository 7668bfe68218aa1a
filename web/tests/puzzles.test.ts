import { beforeEach, expect, test } from 'vitest';
import { keep, kept, next } from '../src/puzzle/progress';
import type { PuzzleInfo } from '../src/lib/types';

const one = (id: string, game = 'quacks'): PuzzleInfo => ({
  game,
  id,
  theme: 'brewing',
  level: 'novice',
});
const all = [one('a'), one('b'), one('c'), one('d', 'potion')];

beforeEach(() => {
  localStorage.clear();
});

test('what was found alone stays so, whatever is tried later', () => {
  keep(one('a'), false);
  expect(kept(one('a'))).toBe('helped');
  keep(one('a'), true);
  keep(one('a'), false);
  expect(kept(one('a'))).toBe('alone');
});

test('the next one is of the same game and not yet found alone', () => {
  expect(next(all, one('a'))?.id).toBe('b');
  keep(one('b'), true);
  expect(next(all, one('a'))?.id).toBe('c');
  keep(one('a'), false);
  expect(next(all, one('c'))?.id).toBe('a');
  keep(one('a'), true);
  expect(next(all, one('c'))).toBeUndefined();
});
