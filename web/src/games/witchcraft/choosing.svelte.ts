/** What has been chosen of a move that takes more than one choice: the board, the desk and the actions know it. */

import { NOTHING, type Chosen } from './moves';

export class Choosing {
  chosen: Chosen = $state.raw(NOTHING);
  /** Master mode: the tiles picked for the reserve, each by a name of its own. */
  picked: string[] = $state.raw([]);
}
