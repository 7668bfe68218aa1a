import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Told } from '../src/lib/explain.svelte';

let thing: EventTarget;
let told: Told;
let leave: ReturnType<ReturnType<Told['explains']>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'queueMicrotask'] });
  told = new Told();
  thing = new EventTarget();
  leave = told.explains('a flask')(thing as Element);
});
afterEach(() => void vi.useRealTimers());

function happens(kind: string, pointerType = 'mouse'): Event {
  const event = Object.assign(new Event(kind, { cancelable: true }), { pointerType });
  const stopped = vi.spyOn(event, 'stopPropagation');
  thing.dispatchEvent(event);
  return Object.assign(event, { stopped: stopped.mock.calls.length > 0 });
}

test('what is pointed at or focused says what it is', () => {
  for (const [comes, goes] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    happens(comes);
    expect(told.text).toBe('a flask');
    happens(goes);
    vi.runAllTicks();
    expect(told.text).toBe('');
  }
});

test('to leave one thing does not silence the next', () => {
  happens('pointerenter');
  happens('pointerleave');
  told.text = 'a ruby';
  vi.runAllTicks();
  expect(told.text).toBe('a ruby');
});

test('a long press of a finger asks and does nothing else, a short one only acts', () => {
  happens('pointerdown', 'touch');
  vi.advanceTimersByTime(449);
  expect(happens('click', 'touch')).toMatchObject({ stopped: false });
  vi.advanceTimersByTime(1000);
  expect(told.text).toBe('');
  happens('pointerdown', 'touch');
  vi.advanceTimersByTime(450);
  expect(told.text).toBe('a flask');
  expect(happens('contextmenu', 'touch').defaultPrevented).toBe(true);
  expect(happens('click', 'touch')).toMatchObject({ stopped: true });
});

test('a long press goes on while something else changes on the table', () => {
  happens('pointerdown', 'touch');
  vi.advanceTimersByTime(300);
  leave?.();
  leave = told.explains('a flask')(thing as Element);
  vi.advanceTimersByTime(150);
  expect(told.text).toBe('a flask');
  expect(happens('click', 'touch')).toMatchObject({ stopped: true });
  expect(happens('click', 'touch')).toMatchObject({ stopped: false });
});

test('a thing that leaves the page takes its words along', () => {
  happens('pointerenter');
  leave?.();
  vi.runAllTicks();
  expect(told.text).toBe('');
  happens('pointerenter');
  expect(told.text).toBe('');
});
