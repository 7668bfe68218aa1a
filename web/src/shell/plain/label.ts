import { capital, type Words } from '../../lib/words';

/** A field of a view as a person reads it: the game's word for it, else its name. */
export function label(name: string, words: Words): string {
  const key = ['panel', 'field'].map((kind) => `${kind}-${name}`).find((one) => words.has(one));
  return capital(key ? words.say(key) : name.replaceAll('_', ' '));
}
