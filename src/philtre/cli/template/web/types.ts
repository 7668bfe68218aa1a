/** What the board is handed, typed by the rules: wire.ts, which `python web/wire.py` writes. */

import type { BoardProps } from '../../lib/games';
import type { About, Content, Event, NewGameView } from './wire';

export type NewGameProps = BoardProps<NewGameView, Content, About, Event>;
