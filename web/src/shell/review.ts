/** The review's panel, which any board is given in a replay; apart from the coach's, so that it comes with the replay. */

import type { Board, Panel } from '../lib/games';
import Review from './Review.svelte';

const review: Panel = {
  name: 'review',
  icon: 'star',
  title: (props) => props.words.say('web-review'),
  Part: Review,
};

export const withReview = (board: Board): Board => ({
  ...board,
  panels: [review, ...(board.panels ?? [])],
});
