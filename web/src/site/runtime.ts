/**
 * Python in a worker: Pyodide, its standard library and our program, as the site's build has
 * packed them. All of it is fetched once, at once, and handed to Pyodide unpacked, so that any
 * host will do; other workers are handed the same.
 */

/** As much of Pyodide as is used here. */
export interface Python {
  FS: {
    mkdirTree: (path: string) => void;
    writeFile: (path: string, data: Uint8Array) => void;
  };
  runPython: (code: string) => unknown;
  pyimport: (name: string) => Record<string, (...given: unknown[]) => unknown>;
}

interface Pyodide {
  loadPyodide: (options: Record<string, unknown>) => Promise<Python>;
}

/** What Python is made of; some of it may be on its way. */
export interface Parts {
  wasm: WebAssembly.Module | Promise<WebAssembly.Module>;
  loader: Blob | Promise<Blob>; // a module: _createPyodideModule
  library: Blob | Promise<Blob>;
  ours: Blob | Promise<Blob>;
}

/** The same when all of it is there: a worker can be sent it. */
export type Whole = { [name in keyof Parts]: Awaited<Parts[name]> };

const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3' } };
const HOME = '/site';

/** How much is there, in bytes. */
export type Progress = (loaded: number) => void;

/** Fetch them: WebAssembly is compiled while it comes, and our program, needed last, comes last. */
export function fetchParts(folder: string, told: Progress): Parts {
  let loaded = 0;
  const count = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        told((loaded += chunk.byteLength));
        out.enqueue(chunk);
      },
    });
  const fetched = async (name: string, type: string): Promise<Response> => {
    const answer = await fetch(`${folder}${name}.pack`);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const plain = answer.body.pipeThrough(count()).pipeThrough(new DecompressionStream('gzip'));
    return new Response(plain, { headers: { 'content-type': type } });
  };
  const blob = async (name: string, type: string) => (await fetched(name, type)).blob();
  const loader = blob('pyodide.asm.mjs', 'text/javascript');
  const wasm = WebAssembly.compileStreaming(fetched('pyodide.asm.wasm', 'application/wasm'));
  const library = blob('python_stdlib.zip', 'application/zip');
  const ours = Promise.all([wasm, library]).then(() =>
    blob('philtre.files', 'application/octet-stream'),
  );
  return { wasm, loader, library, ours };
}

export async function whole(parts: Parts): Promise<Whole> {
  const { wasm, loader, library, ours } = parts;
  return { wasm: await wasm, loader: await loader, library: await library, ours: await ours };
}

/** What Pyodide would fetch by itself is handed to it; undone by what is returned. */
function hand(folder: string, parts: Parts): () => void {
  const fetch = self.fetch.bind(self);
  const instantiate = WebAssembly.instantiateStreaming.bind(WebAssembly);
  self.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : asked.toString();
    if (address === `${folder}python_stdlib.zip`) return new Response(await parts.library);
    if (address === `${folder}pyodide.asm.wasm`) return new Response(); // it is compiled already
    return fetch(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await parts.wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiate;
  };
}

async function loaderOf(parts: Parts): Promise<unknown> {
  const address = URL.createObjectURL(await parts.loader);
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Files one after the other, behind a line that says which (runtime/pack.py). */
function unpack(python: Python, data: Uint8Array<ArrayBuffer>): void {
  const end = data.indexOf(10);
  const files = JSON.parse(new TextDecoder().decode(data.subarray(0, end))) as [string, number][];
  let begin = end + 1;
  for (const [name, size] of files) {
    python.FS.mkdirTree(`${HOME}/${name}`.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(`${HOME}/${name}`, data.subarray(begin, (begin += size)));
  }
}

/** Python with our program, ready to be imported. */
export async function startPython(folder: string, parts: Parts): Promise<Python> {
  const [{ loadPyodide }, createPyodideModule] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Pyodide>,
    loaderOf(parts),
  ]);
  const undo = hand(folder, parts);
  const python = await loadPyodide({
    indexURL: folder,
    createPyodideModule,
    lockFileContents: { ...LOCK, packages: {} },
  });
  undo();
  unpack(python, new Uint8Array(await (await parts.ours).arrayBuffer()));
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
  return python;
}
