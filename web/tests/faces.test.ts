import { expect, test } from 'vitest';
import { botFor, facesOf, levels } from '../src/lib/faces';

test('a level has two faces, which sit side by side', () => {
  expect(facesOf('adept')).toEqual(['adept-bold', 'adept-patient']);
  expect([1, 2, 3].map((seat) => botFor('adept', seat))).toEqual([
    'adept-bold',
    'adept-patient',
    'adept-bold',
  ]);
});

test('what is no level has no face', () => {
  expect(facesOf('greedy')).toEqual(['greedy']);
  expect(botFor('greedy', 1)).toBe('greedy');
  expect(levels(['novice-bold', 'novice', 'greedy'])).toEqual(['novice', 'greedy']);
});
