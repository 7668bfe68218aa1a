/** House rules: what may vary, what is changed, and how that is sent and said. */

import type { HouseChange, HouseVariable } from './types';
import type { Words } from './words';

/** Of each variable its numbers, by key; of pieces 1 for what is in. */
export type Draft = Record<string, number[]>;

/** As a file has it; what does not differ is left out. */
export type Rules = Record<string, number | string | string[] | Record<string, number>>;

/** What they are called: the option's value begins with it. */
export function houseName(text: string): string {
  try {
    return decodeURIComponent(text.split('@')[0] ?? '');
  } catch {
    return '';
  }
}

export const standard = (variables: HouseVariable[]): Draft =>
  Object.fromEntries(variables.map(({ name, default: usual }) => [name, [...usual]]));

export function draftOf(variables: HouseVariable[], changes: HouseChange[]): Draft {
  const draft = standard(variables);
  for (const { variable, values } of changes) draft[variable] = [...values];
  return draft;
}

/** Where a variable differs from the box. */
export function differing(variable: HouseVariable, values: number[]): number[] {
  return variable.keys.map((_, at) => at).filter((at) => values[at] !== variable.default[at]);
}

export function rulesOf(variables: HouseVariable[], draft: Draft, name: string): Rules {
  const rules: Rules = { name };
  for (const variable of variables) {
    const values = draft[variable.name] ?? variable.default;
    const at = differing(variable, values);
    if (!at.length) continue;
    const key = (place: number): string => variable.keys[place] ?? '';
    if (variable.kind === 'number') rules[variable.name] = values[0] ?? 0;
    else if (variable.kind === 'pieces') rules[variable.name] = at.map(key);
    else
      rules[variable.name] = Object.fromEntries(
        at.map((place) => [key(place), values[place] ?? 0]),
      );
  }
  return rules;
}

/** How an entry of a variable is called. */
export function entryName(variable: HouseVariable, at: number, words: Words): string {
  const label = variable.labels?.[at];
  return label ? words.say(label.key, label.params) : (variable.keys[at] ?? '');
}

export interface Told {
  variable: string;
  label: string;
  /** `9 → 7`, or `orange 1: 3 → 2, …`, or what is left out. */
  text: string;
}

export function told(variables: HouseVariable[], draft: Draft, words: Words): Told[] {
  return variables.flatMap((variable) => {
    const values = draft[variable.name] ?? variable.default;
    const entries = differing(variable, values).map((at) => {
      const label = entryName(variable, at, words);
      if (variable.kind === 'pieces') return label;
      const step = `${variable.default[at]} → ${values[at]}`;
      return label ? words.say('house-step', { label, step }) : step;
    });
    if (!entries.length) return [];
    const label = words.say(`house-${variable.name}`);
    return [{ variable: variable.name, label, text: entries.join(', ') }];
  });
}
