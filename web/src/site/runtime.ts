/**
 * Python in a worker: Pyodide, its standard library and our program, as the site's build has
 * packed them. What it fetches by itself is handed to it unpacked, so that any host will do.
 */

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive: (data: ArrayBuffer, format: string, options: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
  pyimport: (name: string) => Record<string, (...given: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide: (options: Record<string, unknown>) => Promise<Python>;
}

const PACKS = ['pyodide.asm.wasm', 'python_stdlib.zip', 'philtre.zip'];
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3' } };

/** How much is there, of how much; in bytes. */
export type Progress = (loaded: number, total: number) => void;

class Packs {
  private readonly loaded = new Map<string, number>();
  private readonly total = new Map<string, number>();
  private readonly coming: Map<string, Promise<Response>>;

  constructor(
    private readonly folder: string,
    private readonly told: Progress,
  ) {
    this.coming = new Map(PACKS.map((name) => [name, this.fetch(name)]));
  }

  /** A file as Pyodide asks for it; undefined: it is not packed. */
  get(address: string): Promise<Response> | undefined {
    return this.coming.get(address.replace(this.folder, ''));
  }

  private async fetch(name: string): Promise<Response> {
    const answer = await fetch(`${this.folder}${name}.pack`);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    this.total.set(name, Number(answer.headers.get('content-length') ?? 0));
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        this.tell(name, chunk.byteLength);
        out.enqueue(chunk);
      },
    });
    const plain = answer.body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return new Response(plain, { headers: { 'content-type': type } });
  }

  private tell(name: string, bytes: number): void {
    this.loaded.set(name, (this.loaded.get(name) ?? 0) + bytes);
    const sum = (of: Map<string, number>) => [...of.values()].reduce((all, one) => all + one, 0);
    this.told(sum(this.loaded), sum(this.total));
  }
}

/** Python with our program, ready to be imported. */
export async function startPython(folder: string, told: Progress): Promise<Python> {
  const packs = new Packs(folder, told);
  const ordinary = self.fetch.bind(self);
  self.fetch = (asked, init) => {
    const address = asked instanceof Request ? asked.url : asked.toString();
    return packs.get(address) ?? ordinary(asked, init);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: { ...LOCK, packages: {} },
  });
  const ours = await packs.get('philtre.zip');
  if (ours) python.unpackArchive(await ours.arrayBuffer(), 'zip', { extractDir: '/site' });
  self.fetch = ordinary;
  python.runPython("import sys; sys.path.insert(0, '/site')");
  return python;
}
