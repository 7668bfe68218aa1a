/** What a diagram is drawn with: the game's own pieces of board, its tables and words. */

import type { Component } from 'svelte';
import { api } from '../lib/api';
import { board, type BoardProps } from '../lib/games';
import { settings } from '../lib/settings.svelte';
import { load } from '../lib/text.svelte';
import type { DiagramData, DiagramStep, Scene, TableEvent, View } from '../lib/types';
import type { Words } from '../lib/words';
import Plain from './Plain.svelte';

export interface DrawnProps {
  given: BoardProps;
  /** What comes next, so that it can be pointed at. */
  ahead: DiagramStep | null;
}

export interface PictureProps {
  /** Of what: `chip:green-1`, as the game's gallery names it. */
  kind: string;
  name: string;
  content: View;
  words: Words;
  size: number;
}

interface Module<P extends Record<string, unknown>> {
  default: Component<P>;
  /** Whether two of them stand well beside each other: before and after. */
  pair?: boolean;
}

const diagrams = import.meta.glob<Module<never>>('../games/*/Diagram.svelte');
const pictures = import.meta.glob<Module<never>>('../games/*/Picture.svelte');

export interface Drawn {
  Drawing: Component<DrawnProps>;
  pair: boolean;
  content: View;
  data: DiagramData;
  desk: unknown;
}

/** Everything for one scene, once all of it is there. */
export async function drawn(game: string, scene: Scene): Promise<Drawn> {
  const [own, data, made, content] = await Promise.all([
    diagrams[`../games/${game}/Diagram.svelte`]?.(),
    api.diagram(game, scene),
    board(game),
    contentOf(game),
    load(settings.lang, game),
  ]);
  return {
    Drawing: (own?.default ?? Plain) as Component<DrawnProps>,
    pair: own?.pair ?? false,
    content,
    data,
    desk: made.desk?.(),
  };
}

/** How a game draws a position small. */
export async function diagramOf(game: string): Promise<Component<DrawnProps>> {
  const own = await diagrams[`../games/${game}/Diagram.svelte`]?.();
  return (own?.default ?? Plain) as Component<DrawnProps>;
}

/** A step as a board is handed it: nobody acts, nothing can be done. */
export function givenAt({ data, content, desk }: Drawn, at: number, words: Words): BoardProps {
  const log: TableEvent[] = data.frames.slice(0, at + 1).flatMap((frame) => frame.events);
  const frame = data.frames[at];
  return {
    view: frame?.view ?? {},
    content,
    legal: [],
    refused: [],
    actors: [],
    seats: Array.from({ length: data.players }, (_, seat) => ({
      seat,
      name: words.name(seat),
      initial: String(seat + 1),
      kind: 'person' as const,
      bot: null,
      twin: null,
      mine: seat === data.seat,
      online: true,
      part: null,
    })),
    seat: data.seat,
    options: data.options,
    words,
    events: frame?.events ?? [],
    log,
    beat: null,
    sent: null,
    over: false,
    desk,
    onplay: () => undefined,
    onwhy: () => undefined,
    onboard: () => undefined,
  };
}

/** What is said of a step: what was heard, else what was done. */
export function toldAt({ data }: Drawn, at: number, words: Words): string {
  const frame = data.frames[at];
  if (!frame) return '';
  const heard = frame.events.map((event) => words.event(event)).join(' ');
  if (heard || !frame.key) return heard;
  return words.say('replay-move', {
    seat: frame.seat,
    move: words.say(frame.key, frame.params),
  });
}

/** The game's pictures of its pieces, and the tables that they are drawn from. */
export async function pictureOf(
  game: string,
): Promise<{ Picture: Component<PictureProps>; content: View } | null> {
  const found = pictures[`../games/${game}/Picture.svelte`];
  if (!found) return null;
  const [own, content] = await Promise.all([found(), contentOf(game), load(settings.lang, game)]);
  return { Picture: own.default as Component<PictureProps>, content };
}

const tables = new Map<string, Promise<View>>();
function contentOf(game: string): Promise<View> {
  const known = tables.get(game) ?? api.content(game, '');
  tables.set(game, known);
  known.catch(() => tables.delete(game));
  return known;
}
