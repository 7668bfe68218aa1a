/**
 * All that the page of a table needs, asked for at once: the table, then its game's board and
 * words together. The first table's is begun before the page itself is there.
 */

import { api } from './api';
import { board as findBoard, type Board } from './games';
import type { Route } from './address';
import { settings } from './settings.svelte';
import { load } from './text.svelte';
import type { Table, View } from './types';

/** What a game is drawn with: its board, and the tables that come from its rules. */
export interface Drawn {
  board: Board;
  content: View;
}

export interface Opening {
  table: Promise<Table>;
  drawn: Promise<Drawn>;
}

// by main.ts, when there is no component yet that could hold it
let begun: { id: string; opening: Opening } | null = null;

function open(id: string, invite: string): Opening {
  // any game can be played on the plain board too
  const plain = new URLSearchParams(location.search).has('plain');
  const table = api.table(id, invite);
  const drawn = table.then((found) => drawing(found, plain ? '' : found.game));
  drawn.catch(() => undefined); // whoever waits for the table hears of it
  return { table, drawn };
}

/** The board of a table and what is drawn on it; its words come with them. */
export async function drawing(table: Table, game = table.game): Promise<Drawn> {
  const [board, content] = await Promise.all([
    findBoard(game),
    api.content(table.game, table.content, String(table.options.house ?? '')),
    load(settings.lang, table.game),
  ]);
  return { board, content };
}

/** Before anything is shown: the address says already what will be. */
export function begin(route: Route): void {
  if (route.page === 'table') begun = { id: route.id, opening: open(route.id, route.invite) };
}

/** What was begun for this table, once; else begun now. */
export function opening(id: string, invite: string): Opening {
  const found = begun?.id === id ? begun.opening : open(id, invite);
  begun = null;
  return found;
}
