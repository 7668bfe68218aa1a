/** The board of a game that has no folder yet: its view as panels, its moves as a list. */

import type { Board, BoardProps, SeatNote } from '../../lib/games';
import { type Fields, sentences } from './label';
import PlainBoard from './PlainBoard.svelte';

/** What the view says of a seat in whole sentences. */
function note({ view, words }: BoardProps, seat: number): SeatNote {
  const seats: unknown = view.seats;
  const fields: unknown = Array.isArray(seats) ? seats[seat] : null;
  return fields && typeof fields === 'object'
    ? { state: sentences(fields as Fields, words).join(' · ') }
    : {};
}

export default { Board: PlainBoard, note } satisfies Board;
