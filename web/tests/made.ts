/** Tables, views and answers as the server sends them, with what matters to a test. */

import { vi } from 'vitest';
import type { Move, Seat, Table, TableEvent, View, ViewMessage } from '../src/lib/types';

export const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'person',
  name: null,
  bot: null,
  mine: false,
  here: true,
  online: true,
  part: null,
  ...more,
});

export const table = (more: Partial<Table> = {}): Table => ({
  id: 'abc',
  game: 'apotheca',
  name: null,
  options: {},
  public: false,
  coach: false,
  talk: true,
  several: false,
  secret: true,
  onlookers: 0,
  created: '',
  started: true,
  over: false,
  returns: null,
  archive: false,
  standing: null,
  moves: 0,
  content: '',
  seed_hash: null,
  seed: null,
  luck: null,
  given: false,
  touched: '',
  owned: false,
  invite: null,
  mine: [0],
  seats: [seat(0, { mine: true }), seat(1)],
  ...more,
});

export const move = (text: string): Move<View> => ({ move: text, key: text, params: {} });

/** So many events, from the first number on. */
export const events = (first: number, count: number): TableEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    n: first + i,
    kind: `event-${first + i}`,
    params: {},
  }));

export const view = (more: Partial<ViewMessage> = {}): ViewMessage => ({
  type: 'view',
  seq: 1,
  seat: 0,
  actors: [0],
  view: {},
  legal: [move('restock')],
  refused: [],
  events: [],
  heard: 0,
  told: 0,
  undo: false,
  undo_why: null,
  draw: null,
  over: false,
  returns: null,
  ended: null,
  ...more,
});

/** Answer all requests from now on; what was asked is in `mock.calls`. */
export function answers(...given: (Response | Error)[]): ReturnType<typeof vi.fn<typeof fetch>> {
  const asked = vi.fn<typeof fetch>();
  for (const one of given) {
    if (one instanceof Error) asked.mockRejectedValueOnce(one);
    else asked.mockResolvedValueOnce(one);
  }
  vi.stubGlobal('fetch', asked);
  return asked;
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
