/** Written by web/wire.py from src/philtre/games/quacks: not to be edited. */

export interface QuacksView {
  you: number | null;
  round: number;
  /** in all */
  rounds: number;
  stage: string;
  start_player: number;
  card: string | null;
  cards_left: number;
  witches: string[];
  /** by colour */
  books: Record<string, number>;
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
  /** the chips that would explode the pot if placed next */
  fatal: string[];
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
  /** in the order of the option */
  books: Book[];
  pennies: Penny[];
  witches: Witch[];
  cards: Card[];
}

export type Colour =
  'white' | 'orange' | 'green' | 'blue' | 'red' | 'yellow' | 'purple' | 'black' | 'locoweed';

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

/** A colour whose book is chosen, and the sets that have one of their own. */
export interface Book {
  colour: Colour;
  sets: string[];
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
  /** by chip: the space on which it would lie, unless its book asks first */
  lands?: Record<string, number>;
  /** what it brings */
  coins?: number;
  /** in points, of these coins: in the last round */
  worth?: number;
  points?: number;
  rubies?: number;
  /** what it costs, in coins */
  price?: number;
  /** or in rubies */
  cost?: number;
  /** what goes back into the bag */
  chip?: string;
  /** of which it is paid */
  book?: Colour;
  /** of purple */
  tier?: number;
  /** where the droplet lies now */
  space?: number;
  /** and the one in the test tubes */
  glass?: number;
}

export interface Events {
  'all-flasks-full': Record<string, never>;
  declared: { seat: number };
  'started-over': { seat: number };
  'flask-filled': { seat: number };
  won: { seats: number[]; count: number };
  defused: { seat: number; count: number };
  'handed-in': { seat: number; count: number };
  tails: { seat: number; count: number };
  exploded: { seat: number; count: number };
  paid: { seat: number; count: number };
  droplet: { seat: number; count: number };
  'moved-on': { seat: number; chip: string; space: number };
  placed: { seat: number; chip: string; space: number };
  reserved: { seat: number; chip: string };
  drawn: { seat: number; chip: string };
  'in-bowl': { seat: number; chip: string };
  'laid-beside': { seat: number; chip: string };
  'set-aside': { seat: number; chip: string };
  returned: { seat: number; chip: string };
  'flask-used': { seat: number; chip: string };
  'kept-beside': { seat: number; chip: string };
  'put-in-bag': { seat: number; chip: string };
  'chip-gained': { seat: number; chip: string };
  'chip-lost': { seat: number; chip: string };
  bought: { seat: number; chip: string };
  copied: { seat: number; chip: string };
  removed: { seat: number; chip: string };
  scored: { seat: number; count: number; source: string };
  rubies: { seat: number; count: number; source: string };
  upgraded: { seat: number; chip: string; into: string };
  swapped: { seat: number; chip: string; into: string };
  'card-revealed': { card: string; round: number };
  'witch-revealed': { witch: string };
  'witch-called': { seat: number; witch: string };
  chose: { seat: number; prize: string };
  stopped: { seat: number; space: number };
  'black-passed': { seat: number; seats: number[] };
  glass: { seat: number; glass: number };
  rolled: { seat: number; face: string };
}

export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];
