import { expect, test, vi } from 'vitest';
import { transport } from '#transport';
import { api, ApiError, OFFLINE, socketAddress } from '../src/lib/api';
import { answers, json } from './made';

const fails = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('it did not fail as it should');
};

test('no line: offline, to be tried again', async () => {
  answers(new TypeError('network'));
  const { status, fault } = await fails(api.me());
  expect([status, fault]).toEqual([0, OFFLINE]);
});

test("the server's error is passed on with its words", async () => {
  const error = { key: 'seat-taken', params: { seat: 1 }, reason: null };
  answers(json({ error }, 409));
  const { status, fault } = await fails(api.sit('abc', 1, ''));
  expect([status, fault]).toEqual([409, error]);
});

test('a page of somebody in between is an error too', async () => {
  answers(new Response('<html>Bad Gateway', { status: 502 }));
  const { fault } = await fails(api.tables());
  expect(fault).toMatchObject({ key: 'web-failed', params: { status: 502 } });
});

test('what is left out is not in the address, what is odd is escaped', async () => {
  const asked = answers(json({}), json({}), json({}));
  await api.replay('a/b', 3, null, 0, '');
  await api.replay('abc', 3, 0, 7, 'x&y');
  await api.parts('potion', { players: 3, variant: null });
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/tables/a%2Fb/replay/3?heard=0',
    '/api/tables/abc/replay/3?seat=0&heard=7&invite=x%26y',
    '/api/games/potion/parts?players=3',
  ]);
});

test('luck is shared where others may sit down', async () => {
  const asked = answers(json({ id: 'abc', invite: 'i' }), json({ id: 'abc', invite: 'i' }));
  const more = { public: false, coach: null, several: null };
  await api.open('potion', {}, [{ kind: 'me' }, { kind: 'open' }], more);
  await api.open('potion', {}, [{ kind: 'me' }, { kind: 'bot', bot: 'adept' }], more);
  const sent = asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(sent).toMatchObject([{ shared: true }, { shared: false }]);
});

test('a record is sent as it is, not as a text inside a text', async () => {
  const asked = answers(json({ id: 'abc', invite: 'i' }));
  await api.upload('{"game": "potion"}');
  expect(asked.mock.calls[0]?.[1]?.body).toBe('{"game": "potion"}');
});

test('the line to a table is as safe as the page', () => {
  const opened: string[] = [];
  vi.stubGlobal('WebSocket', function (address: string) {
    opened.push(address);
  });
  transport.open(socketAddress('abc', ''));
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.test' });
  transport.open(socketAddress('abc', 'i'));
  expect(opened).toEqual([
    'ws://table.test/api/tables/abc/socket',
    'wss://table.test/api/tables/abc/socket?invite=i',
  ]);
});
