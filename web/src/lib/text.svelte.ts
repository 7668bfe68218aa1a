/**
 * Fluent files fetched once each; `words(game, names)` follows the chosen language.
 * What was fetched for one table serves all that are on the page.
 */

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { settings } from './settings.svelte';
import { Words } from './words';

const files = new SvelteMap<string, string>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches what was asked for
const asked = new Set<string>();

const name = (lang: string, game?: string): string => (game ? `${lang}/${game}` : lang);

/** Resolves when the words of a language (and a game) are there. */
export async function load(lang: string, game?: string): Promise<void> {
  const key = name(lang, game);
  if (files.has(key)) return;
  asked.add(key);
  files.set(key, await api.text(lang, game));
}

function file(lang: string, game?: string): string | undefined {
  const key = name(lang, game);
  const text = files.get(key);
  if (text === undefined && !asked.has(key)) {
    load(lang, game).catch(() => asked.delete(key));
  }
  return text;
}

/** Whether the words are there in the chosen language; asks for them if not. */
export function ready(game?: string): boolean {
  return [file(settings.lang), game ? file(settings.lang, game) : ''].every(
    (text) => text !== undefined,
  );
}

/** The words of the chosen language. Until a game's own have come: those of the program. */
export function words(game?: string, names: readonly string[] = []): Words {
  const texts = [file(settings.lang) ?? '', (game && file(settings.lang, game)) || ''];
  return new Words(settings.lang, texts, names);
}
