/** A worker in which bots and coach think. */

import { startPython, type Whole } from './runtime';

type Think = (work: Uint8Array) => { toJs: () => Uint8Array; destroy: () => void };

/** First what it is made of, then work. */
type Said = { folder: string; parts: Whole } | { work: Uint8Array };

async function start(folder: string, parts: Whole): Promise<Think> {
  const python = await startPython(folder, parts);
  return python.pyimport('philtre.tab.worker').think as unknown as Think;
}

let ready: Promise<Think> | null = null;

async function heard(said: Said): Promise<void> {
  if ('parts' in said) {
    ready = start(said.folder, said.parts);
    return void (await ready);
  }
  const think = await ready;
  if (!think) return;
  const result = think(said.work);
  self.postMessage(result.toJs());
  result.destroy();
}

self.onmessage = ({ data }: MessageEvent<Said>) => {
  heard(data).catch(() => self.postMessage(null));
};
