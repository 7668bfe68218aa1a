/** What the client's logic asks of a browser, each test with a new one. */

import { beforeEach, vi } from 'vitest';

/** Storage that holds, or refuses everything like a browser that forbids it. */
export function storage(forbidden = false): Storage {
  const kept = new Map<string, string>();
  const allowed = (): void => {
    if (forbidden) throw new DOMException('no storage here', 'SecurityError');
  };
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => {
      allowed();
      return kept.get(key) ?? null;
    },
    setItem: (key, value) => {
      allowed();
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

/** The server's end of a line: what was sent to it, and what it may say. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('no line was opened');
    return last;
  }

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The browser tells of the end later, if ever; `drop` does. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent since this was last asked. */
  take(): Record<string, unknown>[] {
    return this.sent.splice(0);
  }
}

export const page = {
  /** The window's and the document's listeners. */
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};

beforeEach(() => {
  page.window = new EventTarget();
  page.document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  FakeSocket.all = [];
  const listens = {
    addEventListener: page.window.addEventListener.bind(page.window),
    removeEventListener: page.window.removeEventListener.bind(page.window),
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.test', pathname: '/', search: '' });
  vi.stubGlobal('WebSocket', FakeSocket);
  for (const [name, listen] of Object.entries(listens)) vi.stubGlobal(name, listen);
});
