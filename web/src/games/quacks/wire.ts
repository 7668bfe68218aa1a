/** Written by web/wire.py from src/philtre/games/quacks: not to be edited. */

export interface QuacksView {
  you: number | null;
  round: number;
  stage: string;
  start_player: number;
  card: string | null;
  cards_left: number;
  witches: string[];
  books: Record<Colour, number>;
  expansion: boolean;
  test_tubes: boolean;
  supply: Record<string, number>;
  shop: ShopItem[];
  seats: SeatView[];
  /** by seat: the word of the question */
  asked: Record<string, string>;
  /** the own one of round 9 */
  declaration: string | null;
  winners: number[];
}

export type Colour =
  'white' | 'orange' | 'green' | 'blue' | 'red' | 'yellow' | 'purple' | 'black' | 'locoweed';

export interface ShopItem {
  chip: string;
  price: number;
  left: number;
  /** whether its book is */
  open: boolean;
}

/** What everybody sees of a player. */
export interface SeatView {
  stopped: boolean;
  exploded: boolean;
  protected: boolean;
  pardoned: boolean;
  choice: Taken | null;
  window: number;
  doubling: boolean;
  yellows: number;
  placings: number;
  coins: number;
  basket: string[];
  price: number;
  declared: boolean;
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
  /** about to be placed */
  chip: string | null;
  white_sum: number;
  limit: number;
  /** how many chips of the bag explode the pot if drawn next, of how many */
  explosive: number[];
  scoring: ScoringSpace;
}

export type Taken = 'points' | 'coins';

export type Penny = 'silver' | 'copper' | 'gold';

/** A chip in the pot. */
export interface Laid {
  chip: string;
  space: number;
  /** F22's */
  gift: boolean;
}

/** What the space behind the pot's chips gives. */
export interface ScoringSpace {
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
}

export interface Content {
  rounds: number;
  colours: Colour[];
  /** the round from which a colour is sold */
  opens: Record<Colour, number>;
  chips: Chip[];
  track: Space[];
  /** the spoon comes after it */
  last_space: number;
  glasses: Glass[];
  pennies: Penny[];
  witches: Witch[];
  cards: Card[];
}

/** A kind of chip; locoweed has no printed value. */
export interface Chip {
  name: string;
  colour: Colour;
  value: number | null;
}

/** A space of the pot, and what it gives. */
export interface Space {
  coins: number;
  points: number;
  ruby: boolean;
}

/** A glass of the test tubes, and what it gives. */
export interface Glass {
  chip: string | null;
  points: number;
  rubies: number;
}

export interface Witch {
  name: string;
  penny: Penny;
}

export interface Card {
  name: string;
  /** whether it sets a rule for the round */
  lasting: boolean;
}

export interface About {
  /** how many chips of the bag explode the pot, of how many */
  explosive?: number[];
  /** what it brings */
  coins?: number;
  points?: number;
  rubies?: number;
  /** what it costs, in coins */
  price?: number;
  /** or in rubies */
  cost?: number;
  /** what goes back into the bag */
  chip?: string;
  /** where the droplet lies now */
  space?: number;
  /** and the one in the test tubes */
  glass?: number;
}

export interface Events {
  tails: { seat: number; count: number };
  drawn: { seat: number; chip: string };
  placed: { seat: number; chip: string; space: number };
  'in-bowl': { seat: number; chip: string };
  'laid-beside': { seat: number; chip: string };
  'set-aside': { seat: number; chip: string };
  returned: { seat: number; chip: string };
  'flask-used': { seat: number; chip: string };
  exploded: { seat: number; count: number };
  declared: { seat: number };
  stopped: { seat: number; space: number };
  'started-over': { seat: number };
  'kept-beside': { seat: number; chip: string };
  'put-in-bag': { seat: number; chip: string };
  scored: { seat: number; count: number; source: string };
  rubies: { seat: number; count: number; source: string };
  paid: { seat: number; count: number };
  'chip-gained': { seat: number; chip: string };
  'chip-lost': { seat: number; chip: string };
  'black-passed': { seat: number; seats: number[] };
  bought: { seat: number; chip: string };
  copied: { seat: number; chip: string };
  upgraded: { seat: number; chip: string; into: string };
  swapped: { seat: number; chip: string; into: string };
  removed: { seat: number; chip: string };
  droplet: { seat: number; count: number };
  glass: { seat: number; glass: number };
  rolled: { seat: number; face: string };
  'flask-filled': { seat: number };
  'card-revealed': { card: string; round: number };
  'all-flasks-full': Record<string, never>;
  'witch-revealed': { witch: string };
  'witch-called': { seat: number; witch: string };
  defused: { seat: number; count: number };
  'moved-on': { seat: number; chip: string; space: number };
  reserved: { seat: number; chip: string };
  'handed-in': { seat: number; count: number };
  chose: { seat: number; prize: string };
  won: { seats: number[]; count: number };
}

export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];
