import type { Board, SeatNote } from '../../lib/games';
import NewGameBoard from './NewGameBoard.svelte';
import type { NewGameProps } from './types';
import type { About, Content, Event, NewGameView } from './wire';

function note({ view, words }: NewGameProps, seat: number): SeatNote {
  const shown = view.seats[seat];
  const state =
    seat === view.tosser
      ? words.say('tosses')
      : shown?.guessed
        ? words.say('has-guessed')
        : undefined;
  return { state, score: words.say('points', { count: shown?.points ?? 0 }) };
}

export default {
  Board: NewGameBoard,
  note,
  where: ({ view, words }) => words.say('panel-round', { round: view.round }),
} satisfies Board<NewGameView, Content, About, Event>;
