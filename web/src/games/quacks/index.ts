/** The board of Quacks. */

import type { Board, SeatNote } from '../../lib/games';
import { narrow } from '../../lib/screen';
import { capital } from '../../lib/words';
import { aboutMove, doing, worth } from './about';
import Acts from './Acts.svelte';
import Books from './Books.svelte';
import Count from './Count.svelte';
import { Desk } from './desk.svelte';
import Key from './Key.svelte';
import { moments } from './moments';
import PotOf from './PotOf.svelte';
import QuacksBoard from './QuacksBoard.svelte';
import Round from './Round.svelte';
import Scores from './Scores.svelte';
import { sounds } from './sounds';
import { spots } from './spots';
import { caption, stepNow, subtitle } from './stage/captions';
import {
  asked,
  type About,
  type Content,
  type Event,
  type QuacksProps,
  type QuacksView,
  type SeatView,
} from './types';
import Witches from './Witches.svelte';

function note(given: QuacksProps, seat: number): SeatNote {
  const { view, words, actors } = given;
  const own = view.seats[seat];
  if (!own) return {};
  const counted = !own.exploded && !!given.beat?.covers && stepNow(given) !== null;
  const acts = actors.includes(seat) && view.stage !== 'brewing' ? words.say('seat-decides') : '';
  const state = [
    // who stopped last may have done so in the same moment
    counted ? words.say('is-stopped') : acts || doing(view, seat, words),
    ...(seat === view.start_player && !given.over ? [words.say('seat-starts')] : []),
  ];
  return {
    state: state.filter(Boolean).join(' · '),
    score: own.points,
    unit: words.say('unit-points', { count: own.points }),
  };
}

/** What the seat is asked. */
function prompt(given: QuacksProps): string {
  const { words, seat, legal } = given;
  if (given.beat?.covers) return caption(given);
  const key = `ask-${asked(given)}`;
  return legal.length && words.has(key)
    ? words.say('prompt-asked', { seat, ask: words.say(key) })
    : '';
}

/** What follows from an answer: of our own words, else what the witch who is called does. */
function consequence(given: QuacksProps, own: SeatView): string {
  const { words, view } = given;
  const [then, help] = [`then-${asked(given)}`, `help-${asked(given)}`];
  const { coins: left, rubies, price } = own;
  const { points, coins } = own.scoring;
  if (words.has(then))
    return words.say(then, { left, rubies, price, points, coins, book: view.books.purple });
  return words.has(help) ? `${capital(words.say(help))}.` : '';
}

/** What the answer that is pointed at brings or costs. */
function weighed(given: QuacksProps): string {
  const move = given.legal.find((one) => one.move === given.desk.weighed);
  const text = move && aboutMove(move, given);
  return text ? `${capital(text)}.` : '';
}

function hint(given: QuacksProps): string {
  const { view, seat, words, over, legal, actors } = given;
  const own = seat === null ? undefined : view.seats[seat];
  if (given.beat?.covers) return subtitle(given);
  if (given.beat?.name === 'bang') return words.event(given.beat.event);
  if (over || !own) return '';
  if (!legal.length) return view.declaration ? words.say('secret-told') : '';
  const told = weighed(given);
  if (told) return told;
  if (asked(given) !== 'decide') return consequence(given, own);
  const secret = view.round === given.content.rounds;
  const others = actors.filter((actor) => actor !== seat);
  const parts = [
    words.say('stop-now', { space: own.scoring.space, worth: worth(own.scoring, words) }),
    secret ? words.say('secret-round') : '',
    others.length && !secret ? words.say('still-brewing', { seats: others }) : '',
  ].filter(Boolean);
  return parts.join(' ');
}

export default {
  Board: QuacksBoard,
  desk: () => new Desk(),
  Actions: Acts,
  Marks: PotOf,
  panels: [
    {
      name: 'scores',
      icon: 'star',
      title: ({ words }) => words.say('scores-title'),
      Part: Scores,
      shown: ({ over }) => over,
      below: true,
    },
    {
      name: 'count',
      icon: 'star',
      title: ({ view, words }) => words.say('count-title', { round: view.round }),
      tab: ({ words }) => words.say('tab-count'),
      Part: Count,
      // while it is told; a phone's stage has no room beside it
      shown: ({ beat, over }) =>
        !over && !narrow.current && !!beat?.covers && beat.event.kind !== 'exploded',
    },
    {
      name: 'round',
      icon: 'clock',
      title: ({ view, words }) =>
        words.say('panel-round', { round: view.round, rounds: view.rounds }),
      tab: ({ words }) => words.say('tab-round'),
      Part: Round,
      narrow: true,
    },
    {
      name: 'witches',
      icon: 'hat',
      title: ({ words }) => words.say('witches-title'),
      aside: ({ words }) => words.say('witches-once'),
      Part: Witches,
      shown: ({ view }) => view.witches.length > 0,
    },
    {
      name: 'books',
      icon: 'book',
      title: ({ words }) => words.say('panel-books'),
      aside: ({ words }) => words.say('books-prices'),
      Part: Books,
    },
  ],
  Key,
  roomy: 4,
  note,
  prompt,
  hint,
  moments,
  honours: { furthest: 'droplet', boldest: 'bag', 'most-rubies': 'ruby', 'most-tails': 'rat-tail' },
  sounds,
  spots,
  where: ({ view, words }) => {
    const round = words.say('where-round-of', { round: view.round, rounds: view.rounds });
    // the card of the round is not always beside the board
    return view.card && !narrow.current ? `${round} · ${words.say(`card-${view.card}`)}` : round;
  },
} satisfies Board<QuacksView, Content, About, Event, Desk>;
