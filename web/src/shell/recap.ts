/** The panel of what the others did since one's last turn, which any board is given. */

import type { Board, Panel } from '../lib/games';
import Recap from './Recap.svelte';

const recap: Panel = {
  name: 'recap',
  title: (props) => props.words.say('web-recap'),
  Part: Recap,
  shown: (props) => props.seat !== null && !props.over && props.seats.length > 1,
};

export const withRecap = (board: Board): Board => ({
  ...board,
  panels: [...(board.panels ?? []), recap],
});
