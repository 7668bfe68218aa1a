/**
 * A field of a view as a person reads it: the game's word for it, else its name.
 *
 * The word is a message `field-<name>` or `panel-<name>`. It may ask for the fields beside it,
 * for its own (`$<name>`, or `$seat` where it is the number of a seat), or, of an object, for
 * those inside: then it says the value too, and nothing stands behind it.
 */

import { capital, type Words } from '../../lib/words';

export type Fields = Record<string, unknown>;

export interface Label {
  text: string;
  /** The value is said already. */
  whole: boolean;
}

export const simple = (value: unknown): boolean => value === null || typeof value !== 'object';
/** What fits into a line. */
export const short = (value: unknown): boolean =>
  simple(value) || (Array.isArray(value) && value.every(simple));

function known(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && short(value)),
  );
}

/** What the value itself can tell: its own number, or what is inside. */
function own(name: string, value: unknown): Fields {
  if (!short(value)) return Array.isArray(value) ? {} : known(value as Fields);
  return known({ [name]: value, ...(typeof value === 'number' ? { seat: value } : {}) });
}

export function label(name: string, value: unknown, beside: Fields, words: Words): Label {
  const inside = own(name, value);
  const given = { ...inside, ...known(beside) };
  for (const key of [`field-${name}`, `panel-${name}`]) {
    const asked = words.asks(key);
    if (words.has(key) && asked.every((one) => one in given)) {
      return { text: capital(words.say(key, given)), whole: asked.some((one) => one in inside) };
    }
  }
  return { text: capital(name.replaceAll('_', ' ')), whole: false };
}

/** All that a seat's fields say as whole sentences: for its plate. */
export function sentences(fields: Fields, words: Words): string[] {
  const found = Object.entries(fields).map(([name, value]) => label(name, value, fields, words));
  return found.filter((one) => one.whole).map((one) => one.text);
}
