import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableSocket, type Connection } from '../src/lib/socket';
import type { ServerMessage } from '../src/lib/types';
import { FakeSocket, page } from './browser';

let states: Connection[];
let heard: ServerMessage[];
let opened: number;
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [states, heard, opened] = [[], [], 0];
  line = new TableSocket('ws://table.test/socket', {
    opened: () => (opened += 1),
    message: (message) => void heard.push(message),
    connection: (state) => void states.push(state),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test('nothing is sent, or kept to be sent, before the line is open', () => {
  expect(line.send({ type: 'ping' })).toBe(false);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([]);
  expect(line.send({ type: 'ping' })).toBe(true);
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
  expect(states).toEqual(['connecting', 'live']);
});

test('a lost line is opened again, each time after a longer wait, at most eight seconds', () => {
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    FakeSocket.last.drop();
    const lines = FakeSocket.all.length;
    const begun = Date.now();
    while (FakeSocket.all.length === lines) vi.advanceTimersByTime(100);
    waits.push(Date.now() - begun);
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
});

test('once it was open, the next wait is short again', () => {
  FakeSocket.last.drop();
  vi.advanceTimersByTime(300);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(600);
  FakeSocket.last.open();
  FakeSocket.last.drop();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(4);
  expect(opened).toBe(1);
});

test('a line that no longer answers is given up', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(3_500);
  expect(FakeSocket.last.take()).toEqual([{ type: 'ping' }]);
  FakeSocket.last.says({ type: 'pong' });
  vi.advanceTimersByTime(3_500);
  expect(states.at(-1)).toBe('live');
  vi.advanceTimersByTime(6_000);
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(states.at(-1)).toBe('connecting');
});

test('a line is lost as soon as the browser says that there is no network', () => {
  FakeSocket.last.open();
  page.window.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('lost');
  expect(line.send({ type: 'ping' })).toBe(false);
  page.window.dispatchEvent(new Event('online'));
  FakeSocket.last.open();
  expect(states.at(-1)).toBe('live');
});

test('what an old line still says of its end changes nothing', () => {
  const old = FakeSocket.last;
  old.open();
  vi.advanceTimersByTime(9_800);
  FakeSocket.last.open();
  old.drop();
  expect(states.at(-1)).toBe('live');
});

test('the network is back, or the page is looked at again: no waiting', () => {
  for (const target of [page.window, page.document]) {
    FakeSocket.last.drop();
    const lines = FakeSocket.all.length;
    target.dispatchEvent(new Event(target === page.window ? 'online' : 'visibilitychange'));
    expect(FakeSocket.all).toHaveLength(lines + 1);
  }
});

test('who is sent away does not come back; who was too fast does', () => {
  FakeSocket.last.open();
  FakeSocket.last.says({ type: 'gone', reason: 'too-fast' });
  FakeSocket.last.drop();
  vi.advanceTimersByTime(300);
  FakeSocket.last.open();
  FakeSocket.last.says({ type: 'gone', reason: 'deleted' });
  FakeSocket.last.drop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(states.at(-1)).toBe('closed');
  expect(heard).toHaveLength(2);
});

test('closed is closed', () => {
  FakeSocket.last.open();
  line.close();
  FakeSocket.last.drop();
  page.window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
