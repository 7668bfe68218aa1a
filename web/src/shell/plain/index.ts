/** The board of a game that has no folder yet: its view as panels, its moves as a list. */

import type { Board } from '../../lib/games';
import PlainBoard from './PlainBoard.svelte';

export default { Board: PlainBoard } satisfies Board;
