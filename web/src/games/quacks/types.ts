/** What src/philtre/games/quacks/view.py sends; its fields are told in docs/notation/quacks.md. */

import type { BoardProps } from '../../lib/games';

export const COLOURS = [
  'white',
  'orange',
  'green',
  'blue',
  'red',
  'yellow',
  'purple',
  'black',
  'locoweed',
] as const;
export type Colour = (typeof COLOURS)[number];
export type Penny = 'silver' | 'copper' | 'gold';

export interface Laid {
  chip: string;
  space: number;
  /** F22's chip. */
  gift: boolean;
}

export interface SeatView {
  points: number;
  rubies: number;
  droplet: number;
  glass: number;
  flask: boolean;
  pennies: Penny[];
  tails: number;
  start: number;
  bag: Record<string, number>;
  pot: Laid[];
  bowl: string[];
  beside: string[];
  aside: string[];
  reserved: string[];
  named: string[];
  bought: string[];
  hand: string[];
  /** About to be placed. */
  chip: string | null;
  white_sum: number;
  limit: number;
  /** How many chips of the bag explode the pot if drawn next, of how many. */
  explosive: [number, number];
  scoring: { space: number; coins: number; points: number; ruby: boolean };
  stopped: boolean;
  exploded: boolean;
  protected: boolean;
  pardoned: boolean;
  choice: 'points' | 'coins' | null;
  window: number;
  doubling: boolean;
  yellows: number;
  placings: number;
  coins: number;
  basket: string[];
  price: number;
  declared: boolean;
}

export interface ShopItem {
  chip: string;
  price: number;
  left: number;
  open: boolean;
}

export interface QuacksView {
  you: number | null;
  round: number;
  stage: string;
  start_player: number;
  card: string | null;
  cards_left: number;
  witches: string[];
  books: Partial<Record<Colour, number>>;
  expansion: boolean;
  test_tubes: boolean;
  supply: Record<string, number>;
  shop: ShopItem[];
  seats: SeatView[];
  /** By seat: the word of the question. */
  asked: Record<string, string>;
  /** The own declaration of round 9. */
  declaration: string | null;
  winners: number[];
}

export type QuacksProps = BoardProps<QuacksView>;

export const ROUNDS = 9;

/** `green-4` is green and 4; locoweed has no printed value. */
export function colourOf(chip: string): Colour {
  return chip.split('-')[0] as Colour;
}

export function valueOf(chip: string): string {
  return chip.split('-')[1] ?? '';
}

/** The round from which a colour is sold. */
export function opens(colour: Colour): number {
  return colour === 'yellow' ? 2 : colour === 'purple' ? 3 : 1;
}

const PENNIES: Penny[] = ['silver', 'copper', 'gold'];

/** Which penny a witch wants: they are revealed silver, copper, gold. */
export function pennyOf(view: QuacksView, witch: string): Penny {
  return PENNIES[view.witches.indexOf(witch)] ?? 'silver';
}

/** F11 and F15 to F24 are blue: they set a rule for the round; the others act at once. */
export function lasting(card: string): boolean {
  const number = Number(card.slice(1));
  return number === 11 || number >= 15;
}

/** The word of the question that the seat we look through is asked. */
export function asked({ view, seat }: QuacksProps): string {
  return seat === null ? '' : (view.asked[seat] ?? '');
}
