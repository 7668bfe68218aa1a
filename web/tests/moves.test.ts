import { expect, test } from 'vitest';
import { rows } from '../src/lib/moves';
import type { Move } from '../src/lib/types';
import { Words } from '../src/lib/words';

const words = new Words('en', [
  'place = place { $tile } on { $space }\nswap = swap two chips\npass = pass\n',
]);
const place = (tile: string, space: string): Move => ({
  move: `${tile} ${space}`,
  key: 'place',
  params: { tile, space },
});
const SPACES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];
const pass: Move = { move: 'pass', key: 'pass', params: {} };

test('a short list is shown move by move, in its order', () => {
  expect(rows([place('monk', 'a1'), pass], words)).toEqual([
    { label: 'Place monk on a1', moves: [place('monk', 'a1')] },
    { label: 'Pass', moves: [pass] },
  ]);
});

test('a long one is grouped by what the moves have in common, single moves first', () => {
  const all = ['monk', 'golem'].flatMap((tile) => SPACES.map((space) => place(tile, space)));
  const shown = rows([...all, pass], words);
  expect(shown.map((row) => row.label)).toEqual(['Pass', 'Place monk on …', 'Place golem on …']);
  expect(shown[1]?.moves).toEqual(all.slice(0, 9));
});

test('every move is in one row, once', () => {
  const all = SPACES.flatMap((tile) => SPACES.map((space) => place(tile, space)));
  const shown = rows(all, words).flatMap((row) => row.moves);
  expect(new Set(shown)).toEqual(new Set(all));
  expect(shown).toHaveLength(all.length);
});

test('a list of one family is grouped by what it names next, not left in one heap', () => {
  const all = Array.from({ length: 20 }, (_, i) => place('monk', `x${i}`));
  expect(rows(all, words)).toHaveLength(20);
});

test('groups that read alike are told apart by their notation', () => {
  const swaps = (from: string): Move[] =>
    SPACES.map((to) => ({ move: `${from} ${to}`, key: 'swap', params: { from, to } }));
  const shown = rows([...swaps('red'), ...swaps('blue')], words);
  expect(shown.map((row) => row.label)).toEqual([
    'Swap two chips (red) …',
    'Swap two chips (blue) …',
  ]);
});
