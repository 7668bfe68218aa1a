import { expect, test } from 'vitest';
import { Calls, type Standing } from '../src/lib/calls';
import type { TableEvent } from '../src/lib/types';

const QUIET: Standing = { called: false, won: false, addressed: null, fresh: [] };
const heard = (...kinds: string[]): TableEvent[] =>
  kinds.map((kind, n) => ({ n, kind, params: {} }));

/** A table that is open already. */
function calls(): Calls {
  const made = new Calls({ placed: 'chip', exploded: 'explosion' });
  made.changed(QUIET, false);
  return made;
}

test('each event has its sound, several alike are heard once, the others not at all', () => {
  const fresh = heard('placed', 'scored', 'placed', 'exploded', 'placed');
  expect(calls().changed({ ...QUIET, fresh }, false)).toEqual(['chip', 'explosion']);
});

test('a table that is just opened is silent, though it is our turn', () => {
  const made = new Calls({ placed: 'chip' });
  expect(made.changed({ ...QUIET, called: null }, false)).toEqual([]);
  expect(made.changed({ ...QUIET, called: true, fresh: heard('placed') }, false)).toEqual([]);
});

test('our turn is heard when it comes, and not again while it lasts', () => {
  const made = calls();
  expect(made.changed({ ...QUIET, called: true }, false)).toEqual(['turn']);
  expect(made.changed({ ...QUIET, called: true, fresh: heard('placed') }, false)).toEqual(['chip']);
  made.changed(QUIET, false);
  expect(made.changed({ ...QUIET, called: true }, false)).toEqual(['turn']);
});

test('events are heard when they come, not when something else changes', () => {
  const made = calls();
  const fresh = heard('placed');
  made.changed({ ...QUIET, fresh }, false);
  expect(made.changed({ ...QUIET, fresh, called: true }, false)).toEqual(['turn']);
});

test('who looks elsewhere hears what is for them alone', () => {
  const now = { called: true, won: true, addressed: {}, fresh: heard('placed') };
  expect(calls().changed(now, true)).toEqual(['message', 'win', 'turn']);
});

test('a message is heard once, a win too', () => {
  const made = calls();
  const now = { ...QUIET, won: true, addressed: {} };
  expect(made.changed(now, false)).toEqual(['message', 'win']);
  expect(made.changed({ ...now }, false)).toEqual([]);
});
