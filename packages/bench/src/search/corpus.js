// Real documents: the READMEs of the packages that are installed in this repository.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const STORE = new URL('../../../../node_modules/.pnpm/', import.meta.url).pathname;

/** Reads one README per package, with the description and keywords of its manifest, which the queries come from. */
export async function readPackages() {
  const packages = new Map();
  for (const entry of (await readdir(STORE)).toSorted()) {
    for (const folder of await foldersOf(join(STORE, entry, 'node_modules'), entry)) {
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}'));
      const readme = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '');
      const { name, description = '', keywords = [] } = manifest;
      if (name && readme.length > 400 && !packages.has(name))
        packages.set(name, { name, readme, description, keywords });
    }
  }
  return [...packages.values()];
}

async function foldersOf(folder, entry) {
  const name = entry
    .replace('+', '/')
    .replace(/@[^@]*$/, '')
    .replace(/^([^@][^/]*)@.*/, '$1');
  return name === 'node_modules' ? [] : [join(folder, name)];
}

/** Creates a deterministic generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const part = (values, at) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))];
