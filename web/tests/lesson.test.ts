import { beforeEach, expect, test, vi } from 'vitest';
import { routeOf } from '../src/lib/address';
import { api } from '../src/lib/api';
import type { LessonAnswer, LessonInfo } from '../src/lib/types';
import { ANY, decline, following, keep, kept, offered } from '../src/lesson/progress';
import { lit, selectors, towards } from '../src/lesson/spots';
import { Taught } from '../src/lesson/taught.svelte';

const info: LessonInfo = {
  game: 'potion',
  name: 'first',
  minutes: 5,
  steps: ['theme', 'alone'],
  seat: 0,
  names: ['Ana', 'Bruno'],
  options: {},
  play: {},
  content: '',
};
const next: LessonInfo = { ...info, name: 'second' };

test('a lesson has an address, and so have those of a game', () => {
  const at = (pathname: string) => routeOf({ pathname, search: '' });
  expect(at('/learn')).toEqual({ page: 'learn', game: '' });
  expect(at('/learn/quacks')).toEqual({ page: 'learn', game: 'quacks' });
  expect(at('/learn/quacks/first')).toEqual({ page: 'lesson', game: 'quacks', name: 'first' });
});

test('what was done is kept; at the end it begins anew, and counts as played', () => {
  expect(kept(info)).toEqual({ path: [], done: false });
  keep(info, ['']);
  expect(kept(info)).toEqual({ path: [''], done: false });
  keep(info, ['', 'beetle']);
  expect(kept(info)).toEqual({ path: [], done: true });
  keep(info, ['']);
  expect(kept(info)).toEqual({ path: [''], done: true });
});

test('it is offered until it is taken, or declined', () => {
  expect([offered(ANY), offered('potion'), offered('quacks')]).toEqual([true, true, true]);
  keep(info, ['']);
  expect([offered(ANY), offered('potion'), offered('quacks')]).toEqual([false, false, true]);
  decline('quacks');
  expect(offered('quacks')).toBe(false);
});

test('after one comes the next of its game, if there is one', () => {
  const all = [{ ...next, game: 'quacks' }, info, next];
  expect(following(all, info)).toBe(next);
  expect(following(all, next)).toBeUndefined();
});

/** Things on a page, each found by the selectors that it is given. */
interface Thing {
  at: string;
  hidden?: boolean;
  chosen?: boolean;
}
function pageOf(things: Thing[]): ParentNode {
  const made = things.map((thing) => ({
    thing,
    checkVisibility: () => !thing.hidden,
    getClientRects: () => [{}],
    closest: () => (thing.chosen ? {} : null),
  }));
  const found = (where: string) => made.filter(({ thing }) => thing.at === where);
  return { querySelectorAll: found } as unknown as ParentNode;
}
const name = (found: Element | null): string | undefined =>
  (found as unknown as { thing: Thing } | null)?.thing.at;

beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));

test('a spot is a part of the board, or what is marked so', () => {
  expect(selectors('part:pot', { pot: '.pot' })).toEqual(['.pot']);
  expect(selectors('part:none', {})).toEqual([]);
  expect(selectors('seat:1', {})).toEqual(['.seats > :nth-child(2)']);
  expect(selectors('space:b2', {})).toEqual(['[data-space="b2"]']);
  expect(selectors('piece:e3 e4', {})).toEqual(['[data-space="e3"]']);
});

const turn = { move: 'place b2 N', key: '', params: {}, picks: [['space:b2', 'facing:N']] };
const space = { at: '[data-space="b2"]' };
const plays = { at: '[data-move="place b2 N"]' };

test('what is lit goes the way of the picks, and what plays the move comes first', () => {
  expect(name(towards(pageOf([space]), turn))).toBe(space.at);
  expect(name(towards(pageOf([space, plays]), turn))).toBe(plays.at);
  expect(name(towards(pageOf([space, { ...plays, hidden: true }]), turn))).toBe(space.at);
  const facing = { at: '[data-facing="N"]' };
  expect(name(towards(pageOf([{ ...space, chosen: true }, facing]), turn))).toBe(facing.at);
  expect(towards(pageOf([]), turn)).toBeNull();
  const restock = { move: 'restock', key: '', params: {} };
  expect(name(towards(pageOf([{ at: '[data-action="restock"]' }]), restock))).toBeDefined();
});

test('a spot that a step names comes before its move; one that is not there does not', () => {
  const pot = { at: '.pot' };
  const names = (...given: Parameters<typeof lit>) => lit(...given).map(name);
  expect(names(pageOf([pot, space]), ['part:pot'], turn, { pot: '.pot' })).toEqual(['.pot']);
  expect(names(pageOf([space]), ['part:pot'], turn, { pot: '.pot' })).toEqual([space.at]);
  expect(lit(pageOf([space]), [], undefined, {})).toEqual([]);
});

test('all that a step names is lit', () => {
  const other = { at: '[data-space="c5"]' };
  const found = lit(pageOf([space, other]), ['space:b2', 'space:c5', 'space:z9'], undefined, {});
  expect(found.map(name)).toEqual([space.at, other.at]);
});

function answer(path: string[], told: number, refused: LessonAnswer['refused'] = null) {
  const events = Array.from({ length: told }, (_, n) => ({ n, kind: 'rolled', params: {} }));
  const view = { events, told, seat: 0 } as unknown as LessonAnswer['view'];
  return { path, do: path.length ? ['beetle'] : [], lit: [], picture: [], refused, view };
}

test('a lesson goes on by what is answered, and tells what is new', async () => {
  const ask = vi.spyOn(api, 'lesson');
  const taught = new Taught(info);
  ask.mockResolvedValueOnce(answer([], 2));
  await taught.open();
  expect([taught.step, taught.reads, taught.shown?.fresh]).toEqual(['theme', true, []]);
  ask.mockResolvedValueOnce(answer([''], 3));
  taught.next();
  await vi.waitFor(() => expect(taught.step).toBe('alone'));
  expect(ask).toHaveBeenLastCalledWith('potion', 'first', { path: [], move: '' });
  expect(taught.shown?.fresh.map(({ n }) => n)).toEqual([2]);
  ask.mockResolvedValueOnce(answer([''], 3, { key: 'no', params: {}, reason: null }));
  taught.play('vial');
  await vi.waitFor(() => expect(taught.fault?.key).toBe('no'));
  expect(taught.step).toBe('alone');
  ask.mockResolvedValueOnce(answer(['', 'beetle'], 4));
  taught.show();
  await vi.waitFor(() => expect(taught.over).toBe(true));
  expect(taught.fault).toBeNull();
  expect(kept(info).done).toBe(true);
  ask.mockResolvedValueOnce(answer([''], 3));
  taught.back();
  await vi.waitFor(() => expect(taught.step).toBe('alone'));
  expect(taught.shown?.fresh).toEqual([]);
});

test('a path that the lesson does not take any more begins anew', async () => {
  keep(info, ['frog']);
  const ask = vi.spyOn(api, 'lesson').mockRejectedValueOnce(new Error('refused'));
  ask.mockResolvedValueOnce(answer([], 2));
  const taught = new Taught(info);
  await taught.open();
  expect(ask).toHaveBeenLastCalledWith('potion', 'first', { path: [] });
});
