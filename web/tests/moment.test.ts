import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moment } from '../src/lib/moment';
import { page } from './browser';

/** Something on the page, in these. */
class FakeElement extends EventTarget {
  constructor(private readonly inside: string[]) {
    super();
  }
  closest(selector: string): FakeElement | null {
    return selector.split(', ').some((one) => this.inside.includes(one)) ? this : null;
  }
}

const ends = vi.fn();

/** An event of the window that began at something there; whether it was taken. */
function happens(kind: string, inside: string[], key = ''): boolean {
  const event = Object.assign(new Event(kind, { cancelable: true }), { key });
  Object.defineProperty(event, 'target', { value: new FakeElement(inside) });
  page.window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  ends.mockReset();
  vi.stubGlobal('Element', FakeElement);
});
afterEach(() => void vi.useRealTimers());

test('it ends by itself, once', () => {
  moment(500, ends);
  vi.advanceTimersByTime(499);
  expect(ends).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  happens('keydown', [], 'Escape');
  expect(ends).toHaveBeenCalledOnce();
});

test.each([
  ['keydown', [], ' '],
  ['keydown', [], 'Escape'],
  ['keydown', ['button'], 'Escape'],
  ['click', ['.stage'], ''],
])('%s in %j of %j skips it, once', (kind, inside, key) => {
  moment(500, ends);
  happens(kind, inside, key);
  expect(ends).toHaveBeenCalledOnce();
  happens(kind, inside, key);
  vi.advanceTimersByTime(1000);
  expect(ends).toHaveBeenCalledOnce();
});

test.each([
  ['keydown', ['button'], ' '],
  ['keydown', ['input'], ' '],
  ['keydown', ['dialog'], 'Escape'],
  ['keydown', [], 'a'],
  ['click', ['.log'], ''],
])('%s in %j of %j is for something else', (kind, inside, key) => {
  moment(500, ends);
  expect(happens(kind, inside, key)).toBe(false);
  expect(ends).not.toHaveBeenCalled();
});

test('Space does not scroll as well', () => {
  moment(500, ends);
  expect(happens('keydown', [], ' ')).toBe(true);
  expect(happens('keydown', [], ' ')).toBe(false);
});

test('called off, it never ends', () => {
  moment(500, ends)();
  vi.advanceTimersByTime(1000);
  happens('click', ['.stage']);
  expect(ends).not.toHaveBeenCalled();
});
