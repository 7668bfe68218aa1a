/** The worker that keeps the tables, as the page sees it: how far it has come, and what it says. */

import type { ToPage, ToWorker } from './talk';

type Heard = (said: ToPage) => void;

/** Where the site's build has put what does not change with the page. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- it never changes
export const folder = new URL(`./${import.meta.env.VITE_DATA}/`, document.baseURI).href;

/** Of all that is packed there. */
const SIZE = Number(import.meta.env.VITE_SIZE);

class Engine {
  /** Of what is fetched: how much is there, from 0 to 1. */
  share = $state(0);
  ready = $state(false);
  failed: string | null = $state(null);
  private worker: Worker | null = null;
  private readonly hearers = new Set<Heard>();

  say(asked: ToWorker): void {
    this.begin().postMessage(asked);
  }

  hear(heard: Heard): () => void {
    this.hearers.add(heard);
    return () => void this.hearers.delete(heard);
  }

  /** Started once, as soon as something is asked of it. */
  private begin(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.heard(data);
    worker.onerror = (event) => (this.failed = event.message);
    this.worker = worker;
    const quick = new URLSearchParams(location.search).has('quick');
    worker.postMessage({ kind: 'start', folder, pause: quick ? 0 : 0.9 } satisfies ToWorker);
    return worker;
  }

  private heard(said: ToPage): void {
    if (said.kind === 'progress') this.share = said.loaded / SIZE;
    else if (said.kind === 'ready') this.ready = true;
    else if (said.kind === 'failed') this.failed = said.why;
    else for (const heard of this.hearers) heard(said);
  }
}

export const engine = new Engine();
