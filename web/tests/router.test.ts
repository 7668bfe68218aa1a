import { beforeEach, expect, test, vi } from 'vitest';
import { page } from './browser';

type Module = typeof import('../src/lib/router.svelte');
let router: Module['router'];
let steps: string[];

/** What was clicked: a link, or something that is in none. */
class Thing {
  constructor(private readonly attributes: Record<string, string> | null) {}
  closest = (): Thing | null => (this.attributes ? this : null);
  hasAttribute = (name: string): boolean => name in (this.attributes ?? {});
  getAttribute = (name: string): string | null => this.attributes?.[name] ?? null;
}

beforeEach(async () => {
  steps = [];
  const at = (kind: string) => (state: unknown, _: string, address: string) => {
    steps.push(`${kind} ${address}`);
    const { pathname, search } = new URL(address, 'http://table.test');
    Object.assign(location, { pathname, search });
    Object.assign(history, { state });
  };
  vi.stubGlobal('history', { state: null, pushState: at('push'), replaceState: at('replace') });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('Element', Thing);
  vi.resetModules();
  router = ((await import('../src/lib/router.svelte')) satisfies Module).router;
});

/** Whether a click was kept in the page. */
function click(attributes: Record<string, string> | null, more: object = {}): boolean {
  const event = new Event('click', { cancelable: true });
  Object.defineProperty(event, 'target', { value: new Thing(attributes) });
  return !page.document.dispatchEvent(Object.assign(event, { button: 0, ...more }));
}

test('to go is a step that the way back undoes', () => {
  router.go('/table/abc');
  expect(router.route).toMatchObject({ page: 'table', id: 'abc' });
  Object.assign(location, { pathname: '/' });
  page.window.dispatchEvent(new Event('popstate'));
  expect(router.route).toEqual({ page: 'lobby' });
  expect(steps).toEqual(['push /table/abc']);
});

test('nobody comes back to a sheet that was open', () => {
  Object.assign(history, { state: { sheet: true } });
  router.go('/about');
  expect(steps).toEqual(['replace /about']);
});

test('a slider is no journey, and opens no other page', () => {
  router.go('/replay/abc?move=1');
  const before = router.route;
  router.replace('/replay/abc?move=2');
  expect(router.route).toBe(before);
  expect(steps.at(-1)).toBe('replace /replay/abc?move=2');
});

test('a plain click on a link of our own stays in the page', () => {
  expect(click({ href: '/about' })).toBe(true);
  expect(router.route).toEqual({ page: 'about' });
});

test('every other click is the browser’s', () => {
  const link = { href: '/about' };
  expect(click(null)).toBe(false);
  expect(click({ ...link, download: '' })).toBe(false);
  expect(click({ ...link, target: '_blank' })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey'])
    expect(click(link, { [key]: true })).toBe(false);
  expect(click(link, { button: 1 })).toBe(false);
  expect(router.route).toEqual({ page: 'lobby' });
});
