/** Words about pieces and moves that the board says in more than one place. */

import { narrow } from '../../lib/screen';
import { capital, type Words } from '../../lib/words';
import {
  asked,
  kindOf,
  legalOf,
  pennyOf,
  type Colour,
  type Content,
  type QuacksMove,
  type QuacksProps,
  type QuacksView,
  type SeatView,
} from './types';

/** What a chip of a colour does: the line of its book. */
export function bookLine(view: QuacksView, colour: Colour, words: Words): string {
  const book = view.books[colour];
  return words.say(book ? `book-${colour}-${book}` : `book-${colour}`, {
    players: view.seats.length,
  });
}

/** The page of a chip in the gallery: its book, or its colour where that has none. */
export function pageOf(
  { view, content }: Pick<QuacksProps, 'view' | 'content'>,
  chip: string,
): string {
  const colour = kindOf(content, chip)?.colour;
  return colour ? bookPage(view, colour) : '';
}

export function bookPage(view: QuacksView, colour: Colour): string {
  const book = view.books[colour];
  return book ? `${colour}-${book}` : colour;
}

/** `green 2: spider 1, last or second-last …`. */
export function aboutChip({ view, content, words }: QuacksProps, chip: string): string {
  const colour = kindOf(content, chip)?.colour;
  if (!colour) return '';
  const name = [words.value('colour', colour), view.books[colour] ?? ''].join(' ').trim();
  const text = `${capital(words.value('chip', chip))} (${name})`;
  return words.say('labelled', { label: text, text: bookLine(view, colour, words) });
}

export function aboutWitch(witch: string, words: Words): string {
  return words.say('labelled', {
    label: `${words.say(`witch-${witch}`)} (${witch})`,
    text: words.say(`help-${witch}`),
  });
}

/** `19 coins, 5 points, a ruby`. */
export function worth({ coins, points, ruby }: SeatView['scoring'], words: Words): string {
  const parts = [
    words.say('line-coins', { count: coins }),
    words.say('line-points', { count: points }),
  ];
  return [...parts, ...(ruby ? [words.say('line-ruby')] : [])].join(', ');
}

/** How it stands with a player, in a word or two. */
export function doing(view: QuacksView, seat: number, words: Words): string {
  const own = view.seats[seat];
  if (!own || view.stage === 'over') return '';
  if (own.exploded) return words.say(own.pardoned ? 'is-pardoned' : 'is-exploded');
  if (own.stopped) return words.say('is-stopped');
  if (own.declared) return words.say('is-declared');
  return view.stage === 'brewing' ? words.say('is-brewing') : '';
}

/** What a witch costs. */
export const price = (witch: string, { content, words }: QuacksProps): string =>
  words.say('about-witch', { penny: pennyOf(content, witch) });

/** What a witch does, and what she costs. */
export const aboutCall = (witch: string, given: QuacksProps): string =>
  given.words.say('about-call', {
    does: given.words.say(`help-${witch}`),
    price: price(witch, given),
  });

/** `25 coins`, and what they are worth where they only buy points. */
const ofCoins = (coins: number, points: number | undefined, words: Words): string =>
  points === undefined
    ? words.say('line-coins', { count: coins })
    : words.say('about-coins', { coins, points });

/** Whether it places a chip that explodes the pot. */
export function explodes({ key, params }: QuacksMove, { view, seat }: QuacksProps): boolean {
  const own = seat === null ? undefined : view.seats[seat];
  return key === 'do-place' && !!own?.fatal.includes(String(params.chip));
}

/** Where each chip that may come next would lie in the pot. */
export const landings = ({ legal }: QuacksProps): Record<string, number> =>
  Object.assign({}, ...legal.map(({ about }) => about?.lands ?? {})) as Record<string, number>;

/** What it would mean if this chip were the next in the pot, in two or three words. */
export function ifNext(given: QuacksProps, own: SeatView, chip: string): string {
  const { content, words } = given;
  if (own.fatal.includes(chip)) return words.say('chip-explodes');
  const kind = kindOf(content, chip);
  if (kind?.colour === 'white')
    return words.say('chip-whites', { sum: own.white_sum + (kind.value ?? 0), limit: own.limit });
  const lies = landings(given)[chip];
  if (lies === undefined) return '';
  const { coins = 0, points = 0 } = content.track[lies + 1] ?? content.track.at(-1) ?? {};
  return words.say('chip-brings', { coins, points });
}

/** Whether most of what could be drawn explodes the pot. */
export const risky = ({ about }: QuacksMove): boolean => {
  const [count = 0, total = 0] = about?.explosive ?? [];
  return count * 2 > total;
};

/** Whether a witch could save the pot that has exploded, or what it brings. */
export const lets = (given: QuacksProps): boolean => ['w1', 'w4'].includes(asked(given));

/** What a move brings or costs, below its name on a button. */
export function aboutMove(move: QuacksMove, given: QuacksProps): string {
  const { key, params, about = {} } = move;
  const { view, words: w } = given;
  const { explosive: [count = 0, total = 0] = [], coins, points, rubies, cost, book } = about;
  if (about.explosive) return w.say('about-draw', { count, total });
  if (explodes(move, given)) return w.say('about-explodes');
  const own = given.seat === null ? undefined : view.seats[given.seat];
  if (own && about.lands && typeof params.chip === 'string') return ifNext(given, own, params.chip);
  if (own && key === 'do-decline' && lets(given))
    return w.say('let-it', { points: own.scoring.points, coins: own.scoring.coins });
  if (own?.coins && key === 'do-done' && legalOf(given, ['do-buy']))
    return w.say('about-unspent', { count: own.coins });
  if (params.witch)
    return narrow.current
      ? w.say(`help-${params.witch as string}`)
      : aboutCall(params.witch as string, given);
  if (about.chip) return w.say('about-flask', { chip: about.chip });
  if (about.space !== undefined) return w.say('space-number', { space: about.space });
  if (about.glass !== undefined) return w.say('line-glass', { glass: about.glass });
  if (cost && !book) return w.say('line-rubies', { count: cost });
  const brings = [
    ...(coins === undefined ? [] : [ofCoins(coins, about.worth, w)]),
    ...(points === undefined ? [] : [w.say('line-points', { count: points })]),
    ...(rubies ? [w.say('line-rubies', { count: rubies })] : []),
  ];
  if (brings.length) return brings.join(', ');
  const words = [
    `about-pay-${book ?? ''}`,
    `tier-${view.books.purple ?? ''}-${about.tier ?? ''}`,
    key.replace('do-', 'about-'),
  ].find((one) => w.has(one));
  return words ? w.say(words) : '';
}

/** What stopping brings, as short as it can be said; its ruby is drawn. */
export function brief({ about = {} }: QuacksMove, w: Words): string {
  const { coins = 0, points = 0, worth: made } = about;
  return made === undefined
    ? w.say('chip-brings', { coins, points })
    : w.say('brief-stop', { coins, made, points });
}

/** Why chips of a colour are not to be had now, in a few words; empty if they are. */
export function closed(content: Content, view: QuacksView, colour: Colour, words: Words): string {
  const round = content.opens[colour];
  return view.round < round ? words.say('book-opens', { round }) : '';
}
