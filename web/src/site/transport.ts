/**
 * No server: requests go to a worker of this page, where the tables are, or to files that the
 * site's build has made of answers that are always the same. Pages are named behind a `#`, so
 * that any host of files serves them, from any folder.
 */

import type { Line, Transport } from '../lib/transport';
import { lasting } from './keeping.svelte';
import { engine, folder } from './engine.svelte';

/** What the build has asked before; the same list is in tools/site.py. */
const SAME =
  /^\/api\/(games|bots|engine|lessons|puzzles|text\/.+|games\/\w+\/(gallery|rules)\/\w+|games\/\w+\/content(?!.*house=).*)$/;

/** The file of such an answer. */
function file(address: string): string {
  const path = address.replace(/\?.*/, '').slice('/api/'.length);
  return `${folder}answers/${path}.${path.startsWith('text/') ? 'ftl' : 'json'}`;
}

let asked = 0;

function ofWorker(address: string, init?: RequestInit): Promise<Response> {
  const id = (asked += 1);
  return new Promise((resolve) => {
    const unhear = engine.hear((said) => {
      if (said.kind !== 'answer' || said.id !== id) return;
      unhear();
      const { status, type } = said;
      const text = status === 204 ? null : said.text;
      resolve(new Response(text, { status, headers: { 'content-type': type } }));
    });
    const body = typeof init?.body === 'string' ? init.body : '';
    engine.say({ kind: 'ask', id, method: init?.method ?? 'GET', address, body });
  });
}

class WorkerLine implements Line {
  private static last = 0;
  private readonly line = (WorkerLine.last += 1);
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private readonly unhear = engine.hear((said) => {
    if (said.kind === 'said' && said.line === this.line)
      this.onmessage?.(new MessageEvent('message', { data: said.text }));
    if (said.kind === 'ended' && said.line === this.line) this.ended(said.code);
  });

  constructor(address: string) {
    const { pathname, searchParams } = new URL(address, location.origin);
    const table = decodeURIComponent(pathname.split('/')[3] ?? '');
    void lasting();
    engine.say({ kind: 'open', line: this.line, table, invite: searchParams.get('invite') ?? '' });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  send(text: string): void {
    engine.say({ kind: 'say', line: this.line, text });
  }

  close(): void {
    engine.say({ kind: 'close', line: this.line });
    this.ended(1000);
  }

  private ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.unhear();
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

export const transport: Transport = {
  local: true,
  ask: (address, init) =>
    SAME.test(address) && !init?.method ? fetch(file(address)) : ofWorker(address, init),
  open: (address) => new WorkerLine(address),
  written: (address) => `#${address}`,
  around: () => import('./Site.svelte'),
  about: () => import('./Stored.svelte'),
  read: ({ hash }) => new URL(hash.slice(1) || '/', 'http://here'),
};
