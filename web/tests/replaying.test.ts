import { expect, test } from 'vitest';
import { decisions, moveOf, nearest } from '../src/lib/replaying';

const course = {
  who: [-1, 0, 1, 0, -1],
  heard: [0, 2, 2, 3, 5, 6],
  rounds: [],
  points: [],
  sources: [],
  honours: [],
};

test('an event leads to the move that told it', () => {
  expect([0, 1, 2, 3, 4, 5].map((n) => moveOf(course, n))).toEqual([1, 1, 3, 4, 4, 5]);
  expect(moveOf(course, 99)).toBe(5);
});

test('a decision is seen before it is made', () => {
  expect(decisions(course, 0)).toEqual([1, 3]);
  expect(nearest([1, 3], 3, -1)).toBe(1);
  expect(nearest([1, 3], 1, 1)).toBe(3);
  expect(nearest([1, 3], 3, 1)).toBeNull();
});
