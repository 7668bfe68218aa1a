/** What the board is handed, with the types that the rules have written. */

import type { BoardProps } from '../../lib/games';
import type { Move } from '../../lib/types';
import type { Hand } from './hand.svelte';
import type { About, ApothecaView, Content, Event } from './wire';

export type * from './wire';
export type ApothecaProps = BoardProps<ApothecaView, Content, About, Event, Hand>;
export type ApothecaMove = Move<About>;
/** By space, `a1` to `d4`. */
export type Market = ApothecaView['market'];
/** From where to where something goes. */
export type Step = string[];
