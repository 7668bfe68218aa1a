/** The worker that keeps the tables: the server's own program, with this as its door. */

import { BrowserDrawers } from './drawers';
import { Thinker } from './minds';
import { fetchParts, startPython } from './runtime';
import type { ToPage, ToWorker } from './talk';

/** `philtre.tab.door.Door`, as Pyodide shows it. */
interface Door {
  ask: (method: string, address: string, body: string) => Promise<Answer>;
  open: (line: number, table: string, invite: string) => void;
  hear: (line: number, text?: string) => void;
}

interface Answer {
  status: number;
  kind: string;
  text: string;
  destroy: () => void;
}

const AFTER = 1_000; // ms until those who think are prepared: the board comes first

const tell = (said: ToPage): void => self.postMessage(said);
const releases = new Map<string, () => void>();

/** Keep other tabs from a table; false if one is there. */
function hold(table: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`philtre-table-${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock) return new Promise<void>((release) => releases.set(table, release));
      return undefined;
    });
  });
}

function release(table: string): void {
  releases.get(table)?.();
  releases.delete(table);
}

async function start(folder: string, pause: number): Promise<{ door: Door; thinker: Thinker }> {
  const parts = fetchParts(folder, (loaded) => tell({ kind: 'progress', loaded }));
  const thinker = new Thinker(folder, parts);
  const [python, drawers] = await Promise.all([startPython(folder, parts), BrowserDrawers.open()]);
  const page = {
    say: (line: number, text: string) => tell({ kind: 'said', line, text }),
    end: (line: number, code: number) => tell({ kind: 'ended', line, code }),
    // Python's None is `undefined`; of `null` it makes something else
    think: async (work: { toJs: () => Uint8Array }) =>
      (await thinker.think(work.toJs())) ?? undefined,
    hold,
    release,
  };
  const begin = python.pyimport('philtre.tab.worker').start as unknown as (
    ...given: unknown[]
  ) => Door;
  const door = begin(page, drawers, pause);
  tell({ kind: 'ready' });
  return { door, thinker };
}

let running: ReturnType<typeof start> | null = null;

async function obey(asked: ToWorker): Promise<void> {
  if (asked.kind === 'start') {
    running = start(asked.folder, asked.pause);
    running.catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
    return;
  }
  if (!running) return;
  const { door, thinker } = await running;
  if (asked.kind === 'ask') {
    const answer = await door.ask(asked.method, asked.address, asked.body);
    const { status, kind: type, text } = answer;
    tell({ kind: 'answer', id: asked.id, status, type, text });
    answer.destroy();
  } else if (asked.kind === 'open') {
    door.open(asked.line, asked.table, asked.invite);
    setTimeout(() => thinker.prepare(), AFTER);
  } else if (asked.kind === 'say') door.hear(asked.line, asked.text);
  else door.hear(asked.line);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void obey(data);
