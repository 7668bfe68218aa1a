import { beforeEach, expect, test } from 'vitest';
import { Luck } from '../src/lib/luck';
import { sha256 } from '../src/lib/sha256';
import type { Table } from '../src/lib/types';
import { table } from './made';

const SERVER = "the server's part";
const THEIRS = "the other's part";

const waits = (seals: Record<number, string>, waiting = [0, 1], sealed = false): Table =>
  table({ seed_hash: sha256(SERVER), luck: { seals, waiting, sealed } });

let luck: Luck;
let seal: string;
beforeEach(() => {
  luck = new Luck('abc');
  const first = luck.next(waits({}));
  seal = first?.type === 'seal' ? first.seal : '';
});

/** All have sealed, and our part is asked for. */
function tell(): string {
  const told = luck.next(waits({ 0: seal, 1: sha256(THEIRS) }, [0, 1], true));
  return told?.type === 'secret' ? told.secret : '';
}

const over = (server: string, ...parts: string[]): Table =>
  table({ over: true, seed: ['1', server, ...parts].join(':') });

test('first the seal; the secret only when all have sealed', () => {
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(luck.next(waits({ 0: seal }))).toBeNull();
  const secret = tell();
  expect(sha256(secret)).toBe(seal);
  expect(luck.next(waits({ 0: seal, 1: sha256(THEIRS) }, [1], true))).toBeNull();
});

test('a page that is opened again goes on with the same part', () => {
  luck = new Luck('abc');
  expect(luck.next(waits({ 0: seal }))).toBeNull();
  expect(sha256(tell())).toBe(seal);
});

test('seals changed after ours was told: a new part, for what was told is known', () => {
  tell();
  const again = luck.next(waits({ 0: seal, 1: sha256('another') }, [0, 1], true));
  expect(again?.type).toBe('seal');
  expect(again).not.toMatchObject({ seal });
});

test("another device's part is replaced once, when we arrive", () => {
  const other = new Luck('xyz');
  expect(other.next(waits({ 0: sha256('elsewhere') }))?.type).toBe('seal');
  expect(other.next(waits({ 0: sha256('elsewhere') }))).toBeNull();
});

test('who only watches adds nothing', () => {
  expect(new Luck('abc').next({ ...waits({}), seats: [] })).toBeNull();
});

test('the seed was kept if it is made of what was sealed, and of nothing else', () => {
  const secret = tell();
  expect(luck.kept(over(SERVER, secret, THEIRS))).toBe(true);
  expect(luck.kept(over('changed later', secret, THEIRS))).toBe(false);
  expect(luck.kept(over(SERVER, secret, 'changed later'))).toBe(false);
  expect(luck.kept(over(SERVER, secret))).toBe(false);
  expect(luck.kept(over(SERVER, secret, THEIRS, 'one more'))).toBe(false);
});

test('nothing is said before the end, or of a match that we had no part in', () => {
  const secret = tell();
  expect(luck.kept({ ...over(SERVER, secret, THEIRS), over: false })).toBeNull();
  expect(new Luck('xyz').kept(over(SERVER, secret, THEIRS))).toBeNull();
});
