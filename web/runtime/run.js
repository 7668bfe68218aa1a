// Runs a script in Python as a tab has it: node run.js DATA SCRIPT FOLDER. What it prints is said.
// DATA is the site's folder of that name; the script finds FOLDER below /given.

import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [data, script, folder] = process.argv.slice(2);
const packed = (name) => gunzipSync(readFileSync(join(data, `${name}.pack`)));

/** Our program, file by file, as src/site/runtime.ts unpacks it. */
function unpack(python, files) {
  const end = files.indexOf(10);
  let begin = end + 1;
  for (const [name, size] of JSON.parse(files.subarray(0, end).toString())) {
    python.FS.mkdirTree(`/site/${name}`.replace(/\/[^/]*$/, ''));
    python.FS.writeFile(`/site/${name}`, files.subarray(begin, (begin += size)));
  }
}

const made = mkdtempSync(join(tmpdir(), 'philtre-tab-'));
try {
  const library = join(made, 'python_stdlib.zip');
  writeFileSync(library, packed('python_stdlib.zip'));
  const python = await loadPyodide({ stdLibURL: library });
  unpack(python, packed('philtre.files'));
  python.mountNodeFS('/given', folder);
  python.runPython("import sys; sys.path.insert(0, '/site')");
  python.runPython(readFileSync(script, 'utf8'), { filename: script });
} catch (error) {
  console.error(error.message); // without the line of code, which is all of Pyodide
  process.exitCode = 1;
} finally {
  rmSync(made, { recursive: true });
}
