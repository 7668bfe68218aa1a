/** The board of Apotheca. */

import type { Board, SeatNote } from '../../lib/games';
import ApothecaBoard from './ApothecaBoard.svelte';
import Key from './Key.svelte';
import Panels from './Panels.svelte';
import { actionsLeft, hint, part } from './said';
import type { ApothecaProps, ApothecaView } from './types';

function note(given: ApothecaProps, seat: number): SeatNote {
  const { view, words, actors } = given;
  const acting = actors.includes(seat) && view.turn > 0;
  const state = [part(given, seat), acting ? words.say('actions-left', { count: actionsLeft(view) }) : ''].filter(Boolean).join(' · ');
  if (view.points !== null) return { state, score: view.points };
  const owned = view.seats[seat];
  const done = owned?.master ? new Set(view.kept.map((lot) => lot.colour)).size : (owned?.satisfied.length ?? 0);
  return { state, score: done, unit: '/ 3' };
}

/** The turn, and what a variant must never let out of sight. */
function where({ view, words }: ApothecaProps): string {
  const turn = words.say(view.turn ? 'where-turn' : 'panel-set-up', { turn: view.turn });
  if (view.decree) return `${turn} · ${words.say('decree-now', { colour: view.decree })}`;
  return view.variant === 'solo' ? `${turn} · ${words.say('where-outside', { count: view.outside.length })}` : turn;
}

export default {
  Board: ApothecaBoard,
  Panels,
  Key,
  note,
  hint,
  where,
} satisfies Board<ApothecaView>;
