import { expect, test } from 'vitest';
import { margin } from '../src/lib/ending';
import type { Table } from '../src/lib/types';
import { Words } from '../src/lib/words';

const words = new Words('en', ['web-end-scores = { $first } to { $second }']);
const scored = (returns: number[], points: number[], places?: number[]): string =>
  margin(words, { standing: places && { places } } as unknown as Table, returns, (seat) =>
    String(points[seat]),
  );

test('the first to the second, where that is one number', () => {
  expect(scored([-1, 1], [49, 65])).toBe('65 to 49');
  expect(scored([0, 1, 0], [60, 65, 49], [2, 1, 3])).toBe('65 to 60');
});

test('nothing of a draw, nor where those who come next have different numbers', () => {
  expect(scored([0, 0], [7, 7])).toBe('');
  expect(scored([1, 0, 0], [4, 2, 0])).toBe('');
});
