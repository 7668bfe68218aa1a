/** A worker in which bots and coach think. */

import { startPython } from './runtime';

type Think = (work: Uint8Array) => { toJs: () => Uint8Array; destroy: () => void };

async function start(folder: string): Promise<Think> {
  const python = await startPython(folder, () => undefined);
  return python.pyimport('philtre.tab.worker').think as unknown as Think;
}

let ready: Promise<Think> | null = null;

self.onmessage = async ({ data }: MessageEvent<{ folder: string; work: Uint8Array | null }>) => {
  ready ??= start(data.folder);
  const think = await ready;
  if (!data.work) return;
  const said = think(data.work);
  self.postMessage(said.toJs());
  said.destroy();
};
