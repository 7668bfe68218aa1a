import { beforeEach, expect, test, vi } from 'vitest';
import { answers } from './made';

type Module = typeof import('../src/lib/text.svelte');
let text: Module;

beforeEach(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.resetModules();
  text = (await import('../src/lib/text.svelte')) satisfies Module;
});
const file = (words: string): Response => new Response(words);

test('a file is fetched once', async () => {
  const asked = answers(file('name = Philtre'), file('name = Apotheca'));
  await text.load('en');
  await text.load('en');
  expect(text.words().say('name')).toBe('Philtre');
  await text.load('en', 'apotheca');
  expect(text.words('apotheca').say('name')).toBe('Apotheca');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/text/en',
    '/api/text/en/apotheca',
  ]);
});

test("until a game's own words have come, those of the program", async () => {
  const asked = answers(file('name = Philtre'), file('name = Apotheca'));
  await text.load('en');
  expect(text.words('apotheca').say('name')).toBe('Philtre');
  expect(text.ready('apotheca')).toBe(false);
  await vi.waitFor(() => expect(text.ready('apotheca')).toBe(true));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what could not be fetched is asked for again', async () => {
  const asked = answers(new TypeError('network'), file('name = Philtre'));
  expect(text.ready()).toBe(false);
  await vi.waitFor(() => expect(text.ready() || asked.mock.calls.length > 1).toBe(true));
  await vi.waitFor(() => expect(text.ready()).toBe(true));
  expect(asked).toHaveBeenCalledTimes(2);
});
