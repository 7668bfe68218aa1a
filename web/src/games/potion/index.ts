/** The board of The Potion. */

import type { Board, SeatNote } from '../../lib/games';
import { Desk } from './desk.svelte';
import Hand from './Hand.svelte';
import Key from './Key.svelte';
import { moments } from './moments';
import PotionBoard from './PotionBoard.svelte';
import { outcome } from './reveal';
import Rounds from './Rounds.svelte';
import { sounds } from './sounds';
import { spots } from './spots';
import { anyOf, asked, type PotionProps } from './types';
import type { About, Content, Event, PotionView } from './wire';

function note({ view, actors, words }: PotionProps, seat: number): SeatNote {
  if (view.winners.includes(seat)) return { state: words.say('has-won') };
  if (view.seats[seat]?.chosen) return { state: words.say('has-chosen'), icon: 'lock' };
  return actors.includes(seat) ? { state: words.say('plate-choosing'), icon: 'clock' } : {};
}

function prompt({ view, beat, words }: PotionProps): string {
  return beat?.covers ? words.say('reveal-title', { round: view.round }) : '';
}

function hint(given: PotionProps): string {
  const { view, content, beat, over, words, actors, seat } = given;
  if (beat?.covers && view.last) return outcome(view.last, content, words);
  if (over || seat === null) return '';
  if (view.choice) return words.say('hint-chosen', { ingredient: view.choice });
  return actors.includes(seat) ? pointed(given) || words.say('hint-choose') : '';
}

/** What becomes of the token that is pointed at. */
function pointed({ view, content, words, desk: { looked: ingredient } }: PotionProps): string {
  if (!ingredient || !view.dice.length) return '';
  const quantities = asked(content, view.dice, ingredient);
  return quantities.length
    ? words.say('pointed-asked', {
        ingredient,
        quantities: anyOf(quantities, words),
        count: Math.max(...quantities),
      })
    : words.say('pointed-unasked', { ingredient });
}

export default {
  Board: PotionBoard,
  desk: () => new Desk(),
  Marks: Hand,
  panels: [
    {
      name: 'rounds',
      icon: 'dice',
      title: ({ words }) => words.say('rounds'),
      tab: ({ words }) => words.say('tab-rounds'),
      aside: ({ words }) => words.say('rounds-ring'),
      Part: Rounds,
      below: true,
    },
  ],
  Key,
  note,
  prompt,
  hint,
  moments,
  honours: { dice: 'dice', unasked: 'ing-hidden', alone: 'person' },
  sounds,
  spots,
  where: ({ view, words }) => words.say('where-round', { round: view.round }),
} satisfies Board<PotionView, Content, About, Event, Desk>;
