/** The worker that thinks: started when somebody comes to a table, and again if it is lost. */

import { whole, type Parts } from './runtime';

const PATIENCE = 60_000; // ms until one that does not answer is given up

export class Thinker {
  private worker: Worker | null = null;
  private begun: Promise<void> | null = null; // it has what it is made of
  private done: ((said: Uint8Array | null) => void) | null = null;

  constructor(
    private readonly folder: string,
    private readonly parts: Parts,
  ) {}

  /** So that it is there when it is needed. */
  prepare(): void {
    if (this.worker) return;
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Uint8Array | null>) =>
      data ? this.done?.(data) : this.lost();
    worker.onerror = () => this.lost();
    this.worker = worker;
    this.begun = whole(this.parts).then((parts) =>
      worker.postMessage({ folder: this.folder, parts }),
    );
  }

  /** What comes of some work; null if the worker was lost. One at a time is asked. */
  async think(work: Uint8Array): Promise<Uint8Array | null> {
    this.prepare();
    const timer = setTimeout(() => this.lost(), PATIENCE);
    const said = new Promise<Uint8Array | null>((resolve) => (this.done = resolve));
    await this.begun;
    this.worker?.postMessage({ work });
    try {
      return await said;
    } finally {
      clearTimeout(timer);
    }
  }

  private lost(): void {
    this.worker?.terminate();
    this.worker = null;
    this.done?.(null);
  }
}
