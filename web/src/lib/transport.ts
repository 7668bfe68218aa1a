/** What carries requests and messages: `#transport` is `network.ts`, or in a site `site/transport.ts`. */

import type { Component } from 'svelte';

/** What a table is talked over; a WebSocket is one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Something of its own to show. */
type Later = () => Promise<{ default: Component }>;

export interface Transport {
  /** Whether the tables are kept in this browser, and nobody else can come. */
  local: boolean;
  /** What it has to say on every page. */
  around: Later | null;
  /** What it adds to the page about us. */
  about: Later | null;
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  /** The line of a table, `/api/tables/…/socket`. */
  open: (address: string) => Line;
  /** How an address of ours is written: where a server answers, as it is. */
  written: (address: string) => string;
  /** The address of ours that the page is at. */
  read: (location: Location) => { pathname: string; search: string; hash: string };
}
