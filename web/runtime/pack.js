// Packs Python for a browser: node pack.js SOURCES OUT. Pyodide itself compiles what it will run.

import { mkdirSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const here = dirname(fileURLToPath(import.meta.url));
const pyodide = join(here, 'node_modules', 'pyodide');
const [sources, out] = process.argv.slice(2);

/** Compressed once, here: a plain host compresses nothing. The name keeps hosts from guessing. */
function pack(name, data) {
  writeFileSync(join(out, `${name}.pack`), gzipSync(data, { level: 9 }));
}

mkdirSync(out, { recursive: true });
const python = await loadPyodide();
python.mountNodeFS('/given', sources);
python.mountNodeFS('/runtime', here);
python.runPython(readFileSync(join(here, 'pack.py'), 'utf8'));
for (const name of ['python_stdlib.zip', 'philtre.files'])
  pack(name, python.FS.readFile(`/made/${name}`));
for (const name of ['pyodide.asm.wasm', 'pyodide.asm.mjs'])
  pack(name, readFileSync(join(pyodide, name)));
copyFileSync(join(pyodide, 'pyodide.mjs'), join(out, 'pyodide.mjs'));
