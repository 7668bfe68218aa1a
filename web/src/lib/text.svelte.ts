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

/** The program's; a game's; one of its lessons'. */
type Of = [] | [game: string] | [game: string, lesson: string];

/** Resolves when the words of a language (and a game, and a lesson) are there. */
export async function load(lang: string, ...of: Of): Promise<void> {
  const key = [lang, ...of].join('/');
  if (files.has(key)) return;
  asked.add(key);
  files.set(key, await api.text(lang, ...of));
}

function file(lang: string, ...of: Of): string | undefined {
  const key = [lang, ...of].join('/');
  const text = files.get(key);
  if (text === undefined && !asked.has(key)) {
    load(lang, ...of).catch(() => asked.delete(key));
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
export function words(game?: string, names: readonly string[] = [], lesson?: string): Words {
  const texts = [file(settings.lang) ?? '', (game && file(settings.lang, game)) || ''];
  if (game && lesson) texts.push(file(settings.lang, game, lesson) ?? '');
  return new Words(settings.lang, texts, names);
}
