import { beforeEach, expect, test, vi } from 'vitest';
import { answers, json } from './made';

type Guests = typeof import('../src/lib/guest.svelte');
type Settings = typeof import('../src/lib/settings.svelte');
let guest: Guests['guest'];
let settings: Settings['settings'];
const ada = (lang: string): Response => json({ id: '1', name: 'Ada', lang });

beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.resetModules();
  guest = ((await import('../src/lib/guest.svelte')) satisfies Guests).guest;
  settings = ((await import('../src/lib/settings.svelte')) satisfies Settings).settings;
});

test("a guest's language comes along, unless one was chosen here", async () => {
  answers(ada('fr'), ada('fr'));
  await guest.load();
  expect(settings.lang).toBe('fr');
  settings.setLanguage('en');
  await guest.load();
  expect(settings.lang).toBe('en');
});

test('a language that we do not speak is not taken', async () => {
  answers(ada('tlh'));
  await guest.load();
  expect(settings.lang).toBe('en');
});

test('a name is told only when it is new', async () => {
  const asked = answers(ada('en'));
  await guest.called('Ada');
  await guest.called('Ada');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a language is spoken at once, also when the server does not hear of it', async () => {
  answers(ada('en'), new TypeError('network'));
  await guest.called('Ada');
  await guest.speaks('fr');
  expect([settings.lang, guest.me.name]).toEqual(['fr', 'Ada']);
});

test('who has left is nobody', async () => {
  answers(ada('en'), new Response(null, { status: 204 }));
  await guest.called('Ada');
  await guest.leave();
  expect(guest.me).toEqual({ id: null, name: null, lang: null });
});
