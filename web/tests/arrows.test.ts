import { expect, test } from 'vitest';
import { arrows } from '../src/lib/arrows';
import { page } from './browser';

/** A group of things of which some are hidden; which of them has the focus. */
function group(...visible: boolean[]): { press: (key: string) => boolean; at: () => number } {
  const things = visible.map((shown) => ({
    checkVisibility: () => shown,
    focus(): void {
      Object.assign(page.document, { activeElement: this });
    },
  }));
  const element = Object.assign(new EventTarget(), { querySelectorAll: () => things });
  arrows(element as unknown as HTMLElement);
  things[0]?.focus();
  const focused = (): unknown => (page.document as { activeElement?: unknown }).activeElement;
  return {
    press: (key) =>
      element.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key })),
    at: () => things.findIndex((thing) => thing === focused()),
  };
}

test('arrows go round, past what is hidden', () => {
  const { press, at } = group(true, false, true, true);
  const steps = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'];
  const passed = steps.map((key) => {
    press(key);
    return at();
  });
  expect(passed).toEqual([2, 3, 0, 3, 2]);
});

test('other keys are left to the page, an arrow does not scroll it', () => {
  const { press, at } = group(true, true);
  expect(press('Tab')).toBe(true);
  expect(at()).toBe(0);
  expect(press('ArrowRight')).toBe(false);
});

test('with the focus elsewhere, arrows are not ours', () => {
  const { press } = group(true, true);
  Object.assign(page.document, { activeElement: null });
  expect(press('ArrowRight')).toBe(true);
});
