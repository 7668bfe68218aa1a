/** What src/philtre/games/potion/view.py sends. */

import type { BoardProps } from '../../lib/games';

export const INGREDIENTS = ['beetle', 'mushroom', 'vial'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** A round that all have shown. */
export interface Round {
  round: number;
  /** Whose hand rolled. */
  roller: number;
  dice: string[];
  /** By seat; empty until all have shown. */
  shown: Ingredient[];
  discarded: number[];
}

export interface PotionView {
  you: number | null;
  /** Of a game that is over: the one that was played last, as its roller and dice. */
  round: number;
  roller: number;
  /** `one-beetle`, `two-vial`, `blank`; empty before a roll. */
  dice: string[];
  seats: { chosen: boolean; tokens: Record<Ingredient, number> | null }[];
  choice: Ingredient | null;
  bottle: Record<Ingredient, number>;
  last: Round | null;
  winners: number[];
}

export type PotionProps = BoardProps<PotionView>;

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3 };

export interface Face {
  quantity: number;
  ingredient: Ingredient | null;
}

/** A die's face: how many of what; no ingredient: a blank. */
export function face(name: string): Face {
  const [quantity = '', ingredient] = name.split('-');
  const known = INGREDIENTS.find((one) => one === ingredient);
  return { quantity: NUMBERS[quantity] ?? 0, ingredient: known ?? null };
}

/** How many must show an ingredient to meet a die: one number for each die that asks for it. */
export function asked(dice: string[], ingredient: Ingredient): number[] {
  return dice.map(face).flatMap((one) => (one.ingredient === ingredient ? [one.quantity] : []));
}
