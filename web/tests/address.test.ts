import { expect, test } from 'vitest';
import {
  pieceAddress,
  replayAddress,
  routeOf,
  ruleAddress,
  tableAddress,
} from '../src/lib/address';

function route(address: string): ReturnType<typeof routeOf> {
  const { pathname, search } = new URL(address, 'http://table.test');
  return routeOf({ pathname, search });
}

test.each([
  ['/', { page: 'lobby' }],
  ['/new/potion', { page: 'new', game: 'potion' }],
  ['/about', { page: 'about' }],
  ['/recover', { page: 'recover' }],
  ['/new', { page: 'missing' }],
  ['/table/', { page: 'missing' }],
  ['/somewhere/else', { page: 'missing' }],
])('%s is %o', (address, expected) => {
  expect(route(address)).toEqual(expected);
});

test('the address of a table leads to it, with its invitation', () => {
  expect(route(tableAddress('a b/c', 'x&y'))).toEqual({
    page: 'table',
    id: 'a b/c',
    invite: 'x&y',
  });
  expect(tableAddress('abc', null)).toBe('/table/abc');
});

test('the address of a replay leads to a move and a seat; without them, to neither', () => {
  const found = { page: 'replay', id: 'abc', invite: '' };
  expect(route(replayAddress('abc', 0, 1))).toEqual({ ...found, move: 0, seat: 1 });
  expect(route(replayAddress('abc'))).toEqual({ ...found, move: null, seat: null });
  expect(route(replayAddress('abc', 3, null, 'i'))).toMatchObject({ invite: 'i', seat: null });
});

test('a move that is no number is none', () => {
  expect(route('/replay/abc?move=-1&seat=1e3')).toMatchObject({ move: null, seat: null });
});

test('an address that is no text is a table that is not there', () => {
  expect(route('/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', invite: '' });
});

test('the house rules of a table go along to the rules and the gallery', () => {
  const house = 'Short%20and%20bold@07e5fcb71bfd;rounds:7';
  for (const [made, at] of [
    [ruleAddress('quacks', 'Q-25', house), { page: 'rules', game: 'quacks', rule: 'Q-25' }],
    [pieceAddress('quacks', 'f01', house), { page: 'gallery', game: 'quacks', piece: 'f01' }],
    [pieceAddress('quacks'), { page: 'gallery', game: 'quacks', piece: '', house: '' }],
  ] as const)
    expect(routeOf(new URL(made, 'http://here'))).toEqual({ house, ...at });
});
