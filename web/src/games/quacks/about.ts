/** Words about pieces and moves that the board says in more than one place. */

import { capital, type Words } from '../../lib/words';
import {
  asked,
  colourOf,
  opens,
  pennyOf,
  type QuacksProps,
  type QuacksView,
  type SeatView,
} from './types';

/** What a chip of a colour does: the line of its book. */
export function bookLine(view: QuacksView, chip: string, words: Words): string {
  const colour = colourOf(chip);
  const book = view.books[colour];
  return words.say(book ? `book-${colour}-${book}` : `book-${colour}`, {
    players: view.seats.length,
  });
}

/** `green 2: spider 1, last or second-last …`. */
export function aboutChip(view: QuacksView, chip: string, words: Words): string {
  const colour = colourOf(chip);
  const name = [words.value('colour', colour), view.books[colour] ?? ''].join(' ').trim();
  const text = `${capital(words.value('chip', chip))} (${name})`;
  return words.say('labelled', { label: text, text: bookLine(view, chip, words) });
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

/** What a move brings, below its name on a button. */
export function aboutMove(move: string, given: QuacksProps): string {
  const { view, words: w, seat } = given;
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return '';
  const question = asked(given);
  const [head = '', what = ''] = move.split(' ');
  const newest = own.bowl.at(-1) ?? own.pot.at(-1)?.chip;
  switch (head) {
    case 'draw':
      return w.say('about-draw', { count: own.explosive[0], total: own.explosive[1] });
    case 'stop':
      return worth(own.scoring, w);
    case 'flask':
      return newest && colourOf(newest) === 'white' ? w.say('about-flask', { chip: newest }) : '';
    case 'witch':
      return w.say(`help-${what}`);
    case 'purple':
      return w.has(`tier-${view.books.purple}-${what}`)
        ? w.say(`tier-${view.books.purple}-${what}`)
        : '';
    case 'ruby':
      return w.say('line-rubies', { count: own.price });
    case 'pay':
      return w.say(question === 'yellow-pay' ? 'about-pay-yellow' : 'about-pay-green');
    case 'points':
      return w.say('line-points', {
        count: question === 'f13' ? 4 : question === 'f14' ? own.tails : own.scoring.points,
      });
    case 'coins':
      return w.say('line-coins', { count: own.scoring.coins });
    case 'pot':
      return w.say('space-number', { space: own.droplet });
    case 'tube':
      return w.say('line-glass', { glass: own.glass });
    case 'give':
      return w.say('about-give', { count: Number(move.split(' ')[2]) });
    case 'keep':
      return w.say('about-keep');
    default:
      return '';
  }
}

/** The same for a move that can't be made at a brewing decision: the reason, in short. */
export function whyNot(move: string, { view, words: w, seat }: QuacksProps): string {
  const own = seat === null ? undefined : view.seats[seat];
  if (!own) return '';
  if (move === 'draw') return w.say('not-bag');
  if (move === 'flask') return w.say(own.flask ? 'not-white' : 'line-flask-empty');
  return w.say(
    own.pennies.includes(pennyOf(view, move.split(' ')[1] ?? '')) ? 'not-now' : 'witch-used',
  );
}

/** Why a chip of the shop is not to be had now, in a few words; empty if it is. */
export function closed(view: QuacksView, chip: string, words: Words): string {
  const round = opens(colourOf(chip));
  return view.round < round ? words.say('book-opens', { round }) : '';
}
