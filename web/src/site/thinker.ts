/** A worker in which bots and coach think. */

import { startPython } from './runtime';

type Think = (work: Uint8Array) => { toJs: () => Uint8Array; destroy: () => void };

async function start(folder: string): Promise<Think> {
  const python = await startPython(folder, () => undefined);
  return python.pyimport('philtre.tab.worker').think as unknown as Think;
}

let ready: Promise<Think> | null = null;

async function answer(folder: string, work: Uint8Array | null): Promise<void> {
  ready ??= start(folder);
  const think = await ready;
  if (!work) return;
  const said = think(work);
  self.postMessage(said.toJs());
  said.destroy();
}

self.onmessage = ({ data }: MessageEvent<{ folder: string; work: Uint8Array | null }>) => {
  answer(data.folder, data.work).catch(() => self.postMessage(null));
};
