import { expect, test } from 'vitest';
import { draftOf, houseName, rulesOf, standard, told } from '../src/lib/house';
import type { HouseVariable } from '../src/lib/types';
import { Words } from '../src/lib/words';

const some = { labels: null, low: 0, high: 20, least: 0 };
const variables: HouseVariable[] = [
  { ...some, name: 'rounds', kind: 'number', keys: [''], default: [9] },
  { ...some, name: 'prices', kind: 'table', keys: ['orange-1', 'green1-1'], default: [3, 4] },
  { ...some, name: 'without_cards', kind: 'pieces', keys: ['f01', 'f02'], default: [1, 1] },
];
const words = new Words('en', [
  'house-rounds = Rounds\nhouse-prices = Prices\nhouse-without_cards = Left out\n' +
    'house-step = { $label }: { $step }',
]);

test('what is as in the box is left out', () => {
  expect(rulesOf(variables, standard(variables), 'Ours')).toEqual({ name: 'Ours' });
});

test('what differs is written as a file has it, and told from what to what', () => {
  const draft = draftOf(variables, [
    { variable: 'rounds', values: [7] },
    { variable: 'prices', values: [2, 4] },
    { variable: 'without_cards', values: [1, 0] },
  ]);
  expect(rulesOf(variables, draft, 'Ours')).toEqual({
    name: 'Ours',
    rounds: 7,
    prices: { 'orange-1': 2 },
    without_cards: ['f02'],
  });
  expect(told(variables, draft, words)).toEqual([
    { variable: 'rounds', label: 'Rounds', text: '9 → 7' },
    { variable: 'prices', label: 'Prices', text: 'orange-1: 3 → 2' },
    { variable: 'without_cards', label: 'Left out', text: 'f02' },
  ]);
});

test('the standard stays the standard, whatever is drafted from it', () => {
  const draft = standard(variables);
  draft.prices?.fill(12);
  expect(variables[1]?.default).toEqual([3, 4]);
});

test('a name is read out of the value of the option', () => {
  expect(houseName('Court%20et%20hardi@07e5fcb71bfd;rounds:7')).toBe('Court et hardi');
  expect(houseName('@07e5fcb71bfd;rounds:7')).toBe('');
  expect(houseName('%E0%A4%A@x')).toBe('');
});
