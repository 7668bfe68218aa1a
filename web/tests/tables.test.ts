import { expect, test } from 'vitest';
import { place, places, shelved, since, wanted } from '../src/lib/tables';
import type { Table } from '../src/lib/types';
import { table } from './made';

const standing = (...actors: number[]): Table['standing'] => ({
  actors,
  where: null,
  asks: [],
  points: null,
  places: null,
  ended: null,
  resigned: null,
});

test('a table waits for us when a seat of ours is to act', () => {
  expect(wanted(table({ standing: standing(0, 1) }))).toEqual([0]);
  expect(wanted(table({ standing: standing(1) }))).toEqual([]);
  expect(wanted(table({ standing: null }))).toEqual([]);
  expect(wanted(table({ standing: standing(0), over: true }))).toEqual([]);
});

test('tables are shelved by what they want, the last touched first', () => {
  const named = (id: string, more: Partial<Table>): Table => table({ id, ...more });
  const { waiting, others, late, open } = shelved([
    named('old', { standing: standing(0), touched: '2026-01-01T00:00:00+00:00' }),
    named('new', { standing: standing(0), touched: '2026-01-02T00:00:00+00:00' }),
    named('theirs', { standing: standing(1) }),
    named('before', { started: false, standing: null }),
    named('over', { over: true }),
    named('public', { mine: [], standing: standing(0) }),
  ]);
  expect(waiting.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(others.map(({ id }) => id)).toEqual(['theirs', 'before']);
  expect(late.map(({ id }) => id)).toEqual(['over']);
  expect(open.map(({ id }) => id)).toEqual(['public']);
});

test('places count from the best; equal returns are a draw; records and solo have none', () => {
  const over = (returns: number[], more: Partial<Table> = {}): Table =>
    table({ over: true, returns, ...more });
  expect(place(over([1, -1]))).toBe(1);
  expect(place(over([0, 1, 0]))).toBe(2);
  expect(place(over([0.5, 0.5]))).toBe(0);
  expect(place(over([12]))).toBeNull();
  expect(place(over([1, 0], { archive: true }))).toBeNull();
  expect(place(over([1, 0], { mine: [] }))).toBeNull();
  expect(place(over([0, 1], { mine: [0, 1] }))).toBeNull();
  expect(place(over([0, 1, 0], { mine: [0, 1] }))).toBe(1);
});

test('who gets the same shares a place', () => {
  expect(places([0, 1, 0, 0])).toEqual([2, 1, 2, 2]);
  expect(places([1, -1])).toEqual([1, 2]);
});

test('when it was', () => {
  const now = Date.parse('2026-11-17T12:00:00+00:00');
  expect(since('2026-11-17T11:56:00+00:00', 'en', now)).toBe('4 min. ago');
  expect(since('2026-11-17T11:59:50+00:00', 'en', now)).toBe('this minute');
  expect(since('2026-11-16T11:00:00+00:00', 'en', now)).toBe('yesterday');
  expect(since('2026-11-17T09:30:00+00:00', 'fr', now)).toBe('il y a 2\u00a0h');
  expect(since('2026-10-01T09:30:00+00:00', 'en', now)).toBe('Oct 1');
  expect(since('', 'en', now)).toBe('');
});
