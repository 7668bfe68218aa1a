/** The faces of the bots: each is a level's, such as `adept-bold`, with a portrait and a name. */

import type { Words } from './words';

// only their addresses: each picture is fetched when it is shown
const PORTRAITS = import.meta.glob<string>('../faces/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const portrait = (bot: string | null): string | undefined =>
  PORTRAITS[`../faces/${bot ?? ''}.svg`];

const levelOf = (bot: string): string => bot.replace(/-.*/, '');

/** `adept`; empty for a bot that has no face. */
export const levelName = (bot: string | null, words: Words): string =>
  bot && portrait(bot) ? words.value('web-bot', levelOf(bot)).toLocaleLowerCase() : '';

/** All levels, and bots that are none, without the faces. */
export const levels = (bots: string[]): string[] => bots.filter((bot) => levelOf(bot) === bot);

/** Those that a level stands for: its faces, where it has any. */
export function facesOf(level: string): string[] {
  const faces = ['bold', 'patient'].map((temper) => `${level}-${temper}`).filter(portrait);
  return faces.length ? faces : [level];
}

/** A bot of the level for a seat: its faces in turn, so that neighbours are not called alike. */
export function botFor(level: string, seat: number): string {
  const faces = facesOf(level);
  return faces[(seat + 1) % faces.length] ?? level;
}
