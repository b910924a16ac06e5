import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** The folders of a package whose programs import built modules by path, which no compiler checks. */
const FOLDERS = ['bin', 'scripts', 'size', 'src', 'test'];

/** An import, or the URL of a worker or a child process, that leads into the `dist` of a package. */
const BUILT = /(?:\bfrom|\bimport\(?|\bURL\()\s*['"`](\.{1,2}\/(?:[^'"`\s]*\/)?dist\/[^'"`\s]+\.js)['"`]/g;

/** A bundle of many sources, which none is named after. */
const BUNDLE = 'docs/dist/engine/main.js';

test('each built module that a program imports has a source', () => {
  const imports = readImports();
  expect(imports.length).toBeGreaterThan(100);
  const missing = imports.filter(([, module]) => !hasSource(module));
  expect(missing.map(([file, module]) => `${file} imports ${module}`)).toEqual([]);
});

/** The file and the built module of each import, as paths below `packages`. */
function readImports(): [file: string, module: string][] {
  return readPrograms().flatMap((file) => {
    const text = readFileSync(join(packages, file), 'utf8');
    return [...text.matchAll(BUILT)].map(([, path = '']): [string, string] => [
      file,
      relative(packages, join(packages, dirname(file), path)),
    ]);
  });
}

function readPrograms(): string[] {
  return readdirSync(packages).flatMap((name) => {
    const inFolders = FOLDERS.filter((folder) => existsSync(join(packages, name, folder))).flatMap((folder) =>
      readdirSync(join(packages, name, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, folder, path),
      ),
    );
    const besides = readdirSync(join(packages, name)).map((path) => join(name, path));
    return [...inFolders, ...besides].filter(isProgram);
  });
}

function isProgram(path: string): boolean {
  return /\.[cm]?[jt]s$/.test(path) && !/\/(?:node_modules|generated)\//.test(path);
}

function hasSource(module: string): boolean {
  if (module === BUNDLE || module.startsWith('..') || module.includes('node_modules/')) return true;
  const source = join(packages, module.replace('/dist/', '/src/').replace(/\.js$/, ''));
  return ['.ts', '.tsx', '.js'].some((extension) => existsSync(source + extension));
}
