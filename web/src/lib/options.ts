/** How options of games and their values are called, where they are chosen and where they are told. */

import { houseName } from './house';
import { capital, type Words } from './words';

/** `label-books` where the option's own words explain how it is typed. */
export const optionName = (name: string, words: Words): string =>
  capital(words.say(words.has(`label-${name}`) ? `label-${name}` : `option-${name}`));

/** One value, or several with commas, each by its own word. */
export function optionValue(name: string, value: string | number | null, words: Words): string {
  if (value === null) return words.say('web-none');
  if (name === 'house') return houseName(String(value)) || words.say('web-house-unnamed');
  const known = [`${name}-${value}`, `web-value-${value}`].find((key) => words.has(key));
  if (known) return words.say(known);
  return String(value)
    .split(',')
    .map((one) => words.value(WORDED[name] ?? name, one))
    .join(', ');
}

/** What the parts of a list are words of. */
const WORDED: Record<string, string> = { witches: 'witch' };
