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
for (const name of ['python_stdlib.zip', 'philtre.zip'])
  pack(name, python.FS.readFile(`/made/${name}`));
pack('pyodide.asm.wasm', readFileSync(join(pyodide, 'pyodide.asm.wasm')));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs'])
  copyFileSync(join(pyodide, name), join(out, name));
