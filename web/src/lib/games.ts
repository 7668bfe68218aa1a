/** Finds the boards: each is a folder `src/games/<id>` (docs/add-a-board.md). */

import type { Component } from 'svelte';
import type { Beat, Moments } from './moments';
import type { Sound } from './sound';
import type { Move, Part, Refused, TableEvent, View } from './types';
import type { Words } from './words';

/** What every part of a board is handed. All of it but `desk` changes only through the server. */
export interface BoardProps<V = View, C = View, A = unknown, E = TableEvent, D = unknown> {
  /** What the seat sees. This and what follows is typed in the game's wire.ts. */
  view: V;
  /** The tables of the game: pieces, tracks, prices. */
  content: C;
  /** The moves the seat may make now; empty when it is not to move. */
  legal: Move<A>[];
  /** Moves that stay in sight though they may not be made now, and why. */
  refused: Refused[];
  /** Who may act now. */
  actors: number[];
  /** Who sits where. */
  seats: Player[];
  /** The seat we look through; null: what is public. */
  seat: number | null;
  /** The table's options, with their values. */
  options: Record<string, string | number | null>;
  /** The words of the game, with the names at the table. */
  words: Words;
  /** What has happened since the view before, and from the beginning. */
  events: E[];
  log: E[];
  /** The moment that is on: view and log are as they were until it has come. */
  beat: Beat<E, V> | null;
  /** The move that was sent and not answered yet. */
  sent: string | null;
  over: boolean;
  /** What this screen alone knows of this table, such as what is chosen and not sent yet. */
  desk: D;
  /** Play a move, by its notation. Does nothing unless it is one of `legal`. */
  onplay: (move: string) => void;
  /** Ask the server why what is picked leads to no move; the shell says the answer. */
  onwhy: (picks: string[]) => void;
  /** The board is to be seen: a sheet that lies over it closes. */
  onboard: () => void;
}

/** The same, handed to something in a sheet: whoever acts there looks at the board next. */
export function inSheet(given: BoardProps, close: () => void): BoardProps {
  const after =
    <T>(act: (given: T) => void) =>
    (given: T): void => {
      close();
      act(given);
    };
  return { ...given, onplay: after(given.onplay), onwhy: after(given.onwhy), onboard: close };
}

export interface Player {
  seat: number;
  name: string;
  /** Two signs, nobody else's at the table. */
  initial: string;
  kind: 'person' | 'bot' | 'open';
  /** Which bot; its portrait is that of its face. */
  bot: string | null;
  /** The number that tells it from somebody of the same name, and face. */
  twin: number | null;
  mine: boolean;
  online: boolean;
  /** What the seat is, such as the master; null where all are alike. */
  part: Part | null;
}

/** What a seat plate shows of the game besides the name. */
export interface SeatNote {
  state?: string;
  score?: number | string;
  unit?: string;
  /** An icon of the shell, such as `lock`. */
  icon?: string;
}

/** What a game's own marks on a seat plate are handed besides. */
export interface MarksProps<
  V = View,
  C = View,
  A = unknown,
  E = TableEvent,
  D = unknown,
> extends BoardProps<V, C, A, E, D> {
  /** The seat whose plate it is. */
  of: number;
  /** On a phone's row of chips: the one thing that matters, in one line. */
  brief: boolean;
}

/** Something to look things up in: behind a tab beside the board, a sheet on phones. */
export interface Panel<V = View, C = View, A = unknown, E = TableEvent, D = unknown> {
  /** One word of our own: what the page's parts are told apart by. */
  name: string;
  title: (props: BoardProps<V, C, A, E, D>) => string;
  /** On its tab, where the title is long; and an icon of the shell. */
  tab?: (props: BoardProps<V, C, A, E, D>) => string;
  icon?: string;
  /** In small type beside the title. */
  aside?: (props: BoardProps<V, C, A, E, D>) => string;
  Part: Component<BoardProps<V, C, A, E, D>>;
  /** Only while this is true; left out: always. */
  shown?: (props: BoardProps<V, C, A, E, D>) => boolean;
  /** On upright phones it stays in sight below the board. */
  below?: boolean;
  /** Not on wide screens: there it is seen elsewhere. */
  narrow?: boolean;
}

/** What a game's folder exports as `default` from its index.ts. */
export interface Board<
  V = View,
  C = View,
  A = unknown,
  E extends { kind: string } = TableEvent,
  D = unknown,
> {
  Board: Component<BoardProps<V, C, A, E, D>>;
  /** A new desk, for each table that is opened; a class of `$state` (BoardProps.desk). */
  desk?: () => D;
  /** Parts that a lesson may light, by name: where each is found on the page. */
  spots?: Record<string, string>;
  /** In the row of actions, on phones the thumb bar: confirm, back, the answers to what is asked. */
  Actions?: Component<BoardProps<V, C, A, E, D>>;
  /** On each seat plate, below the name. */
  Marks?: Component<MarksProps<V, C, A, E, D>>;
  panels?: Panel<V, C, A, E, D>[];
  /** Below the seats on wide screens, a sheet on phones: the rules in a few lines. */
  Key?: Component<BoardProps<V, C, A, E, D>>;
  /** So many seats leave room for it in a lower window too; two, where it isn't said. */
  roomy?: number;
  /** In place of that, when all is over. */
  key?: Panel<V, C, A, E, D>;
  /** Show a legal move as chosen and not sent, with what would come of it; null: none any more. */
  preview?: (props: BoardProps<V, C, A, E, D>, move: Move<A> | null) => void;
  note?: (props: BoardProps<V, C, A, E, D>, seat: number) => SeatNote;
  /** The first line of the prompt; empty: the shell's own. */
  prompt?: (props: BoardProps<V, C, A, E, D>) => string;
  /** The second line of the prompt. */
  hint?: (props: BoardProps<V, C, A, E, D>) => string;
  /** The sentence at the end of a game that one plays alone: what was reached. */
  outcome?: (props: BoardProps<V, C, A, E, D>) => string;
  /** Which event is shown in moments of its own, one after the other; the others come at once. */
  moments?: Moments<V, E>;
  /** Pictures of the honours at the end, by their names. */
  honours?: Record<string, string>;
  /** Which event has which sound. */
  sounds?: Partial<Record<E['kind'], Sound>>;
  /** Beside the game's name in the top bar: `round 4`. */
  where?: (props: BoardProps<V, C, A, E, D>) => string;
}

const boards = import.meta.glob<{ default: Board<never, never, never, never, never> }>(
  '../games/*/index.ts',
);
const vignettes = import.meta.glob<{ default: Component<{ words: Words }> }>(
  '../games/*/Vignette.svelte',
);

/** A picker of one option, where its value is no number and none of a few words. */
export interface PickerProps<C = View> {
  label: string;
  value: string;
  content: C;
  words: Words;
  onchange: (value: string) => void;
}
const pickers = import.meta.glob<{ default: Record<string, Component<PickerProps<never>>> }>(
  '../games/*/options.ts',
);

/** The game's own pickers, by the name of the option. */
export async function optionPickers(game: string): Promise<Record<string, Component<PickerProps>>> {
  return ((await pickers[`../games/${game}/options.ts`]?.())?.default ?? {}) as Record<
    string,
    Component<PickerProps>
  >;
}

/** The board of a game; the plain one for a game that has none. */
export async function board(game: string): Promise<Board> {
  const own = boards[`../games/${game}/index.ts`];
  const found = own ? await own() : await import('../shell/plain/index');
  return found.default as Board;
}

/** The game's picture in the lobby, if it has one. */
export async function vignette(game: string): Promise<Component<{ words: Words }> | null> {
  return (await vignettes[`../games/${game}/Vignette.svelte`]?.())?.default ?? null;
}
