/** The board of Apotheca. */

import type { Board, SeatNote } from '../../lib/games';
import Acts from './Acts.svelte';
import Alley from './Alley.svelte';
import ApothecaBoard from './ApothecaBoard.svelte';
import Facts from './Facts.svelte';
import { Hand } from './hand.svelte';
import Holdings from './Holdings.svelte';
import Key from './Key.svelte';
import { moments } from './moments';
import { hint, outcome, part, prompt, silent } from './said';
import { sounds } from './sounds';
import { spots } from './spots';
import type { About, ApothecaProps, ApothecaView, Content, Event } from './types';

function note(given: ApothecaProps, seat: number): SeatNote {
  const { view, words, actors, content } = given;
  const acting = actors.includes(seat) && view.turn > 0;
  const state = [
    part(given, seat),
    acting ? words.say('actions-left', { count: view.actions_left }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  if (view.points !== null)
    return { state, score: view.points, unit: words.say('points-unit', { count: view.points }) };
  const owned = view.seats[seat];
  const done = owned?.master
    ? new Set(view.kept.map((lot) => lot.colour)).size
    : partners(view, seat).reduce((sum, one) => sum + (view.seats[one]?.satisfied.length ?? 0), 0);
  return { state, score: done, unit: `/ ${content.to_win}` };
}

/** Who wins together: a team has one count. */
const partners = ({ sides }: ApothecaView, seat: number): number[] =>
  sides.find((side) => side.includes(seat)) ?? [seat];

/** The turn, and what a variant must never let out of sight. */
function where({ view, words }: ApothecaProps): string {
  const turn = words.say(view.turn ? 'where-turn' : 'panel-set-up', { turn: view.turn });
  if (view.decree) return `${turn} · ${words.say('decree-now', { colour: view.decree })}`;
  return view.variant === 'solo'
    ? `${turn} · ${words.say('where-outside', { count: view.outside.length })}`
    : turn;
}

/** A variant's own numbers, what an Overload keeps aside, partners who don't talk, a limit of turns. */
function hasFacts({ view, content }: ApothecaProps): boolean {
  return (
    view.points !== null ||
    !!view.decree ||
    !!view.turn_limit ||
    silent(view) ||
    content.colours.some((colour) => view.aside[colour])
  );
}

export default {
  Board: ApothecaBoard,
  desk: () => new Hand(),
  Actions: Acts,
  Marks: Holdings,
  panels: [
    {
      name: 'alley',
      icon: 'person',
      title: ({ words }) => words.say('panel-alley'),
      tab: ({ words }) => words.say('tab-alley'),
      Part: Alley,
    },
    {
      name: 'facts',
      icon: 'star',
      title: ({ words }) => words.say('panel-table'),
      Part: Facts,
      shown: hasFacts,
      below: true,
    },
  ],
  Key,
  preview: ({ desk, view }, move) => {
    if (view.asks === 'action') desk.pick(move?.picks?.[0] ?? []);
  },
  note,
  prompt,
  hint,
  outcome,
  moments,
  honours: { largest: 'potion-red', gems: 'gem-blue', powers: 'hat' },
  sounds,
  spots,
  where,
} satisfies Board<ApothecaView, Content, About, Event, Hand>;
