/** What the board is handed, typed by the rules. */

import type { BoardProps, MarksProps } from '../../lib/games';
import type { Words } from '../../lib/words';
import type { Desk } from './desk.svelte';
import type { About, Content, Event, Ingredient, PotionView } from './wire';

export type { Content, Event, Ingredient, PotionView, Round } from './wire';
export type PotionProps = BoardProps<PotionView, Content, About, Event, Desk>;
export type PotionMarks = MarksProps<PotionView, Content, About, Event, Desk>;

/** How many must show an ingredient to meet a die: one number for each die that asks for it. */
export function asked({ faces }: Content, dice: string[], ingredient: Ingredient): number[] {
  return dice.flatMap((die) => {
    const face = faces[die];
    return face?.ingredient === ingredient ? [face.quantity] : [];
  });
}

/** `1, 2 or 3`: one of these, each named once. */
export function anyOf(quantities: number[], words: Words): string {
  const all = [...new Set(quantities)].sort();
  const last = all.slice(-1).join('');
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${words.say('or')} ${last}`;
}
