import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from './browser';

type Module = typeof import('../src/lib/settings.svelte');

/** The page is opened anew. */
async function open(): Promise<Module['settings']> {
  vi.resetModules();
  return ((await import('../src/lib/settings.svelte')) satisfies Module).settings;
}
const reduced = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'fr-CA' });
  reduced(false);
});

test("the browser's language until one is chosen", async () => {
  const first = await open();
  expect([first.lang, first.chosen]).toEqual(['fr', false]);
  first.setTheme('dark');
  expect((await open()).chosen).toBe(false);
  first.setLanguage('en');
  const next = await open();
  expect([next.lang, next.chosen, next.theme]).toEqual(['en', true, 'dark']);
});

test('without storage it holds until the page is left', async () => {
  vi.stubGlobal('localStorage', storage(true));
  const settings = await open();
  settings.setMotion('fast');
  expect(settings.motion).toBe('fast');
  expect((await open()).motion).toBe('normal');
});

test('pauses follow the motion that is set, and what the device asks for', async () => {
  const settings = await open();
  expect(settings.pause(500)).toBe(500);
  settings.setMotion('fast');
  expect(settings.pause(500)).toBe(250);
  settings.setMotion('slow');
  expect(settings.pause(500)).toBe(1000);
  reduced(true);
  expect(settings.pause(500)).toBe(0);
  reduced(false);
  settings.setMotion('off');
  expect(settings.pause(500)).toBe(0);
});

test('sound is off until it is wanted, and remembered with its volume', async () => {
  const settings = await open();
  expect([settings.sound, settings.notices]).toEqual([false, false]);
  settings.setSound(true, 0.3);
  const next = await open();
  expect([next.sound, next.volume]).toEqual([true, 0.3]);
  next.setSound(false);
  expect((await open()).volume).toBe(0.3);
});
