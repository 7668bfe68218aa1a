/** The board of Quacks. */

import type { Board, SeatNote } from '../../lib/games';
import { doing, worth } from './about';
import Key from './Key.svelte';
import Panels from './Panels.svelte';
import QuacksBoard from './QuacksBoard.svelte';
import { asked, type QuacksProps, type QuacksView } from './types';

function note({ view, words, actors }: QuacksProps, seat: number): SeatNote {
  const own = view.seats[seat];
  if (!own) return {};
  const acts = actors.includes(seat) && view.stage !== 'brewing' ? words.say('seat-decides') : '';
  const state = [acts || doing(view, seat, words), ...(seat === view.start_player ? [words.say('seat-starts')] : [])];
  return { state: state.filter(Boolean).join(' · '), score: own.points, unit: words.say('unit-points') };
}

function hint(given: QuacksProps): string {
  const { view, seat, words, over, legal, actors } = given;
  const own = seat === null ? undefined : view.seats[seat];
  if (over || !own) return '';
  if (!legal.length) return view.declaration ? words.say('secret-told') : '';
  const question = asked(given);
  const parts = [words.has(`ask-${question}`) ? words.say(`ask-${question}`) : ''];
  if (question === 'decide') {
    parts.push(words.say('stop-now', { space: own.scoring.space, worth: worth(own.scoring, words) }));
    const others = actors.filter((actor) => actor !== seat);
    if (others.length) parts.push(words.say('still-brewing', { seats: others }));
  }
  return parts.join(' ');
}

export default {
  Board: QuacksBoard,
  Panels,
  Key,
  note,
  hint,
  where: ({ view, words }) => words.say('where-round', { round: view.round }),
} satisfies Board<QuacksView>;
