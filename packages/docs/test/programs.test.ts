import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { listPrograms } from './helpers/programs.ts';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '.samples');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every TypeScript program of every page compiles against the packages', () => {
  const programs = listPrograms();
  expect(programs.length).toBeGreaterThan(40);
  expect(
    compile(
      programs.map(({ code }) => code),
      programs.map(({ place }) => place),
    ),
  ).toEqual([]);
}, 60_000);

test('a program with a field that does not exist does not compile', () => {
  const code =
    "import { createClient } from '@web-data/client';\nawait createClient().map({ url: 'https://example.com', depth: 2 });";
  expect(compile([code], ['wrong'])).toEqual([expect.stringMatching(/^wrong: .*'depth' does not exist/)]);
}, 60_000);

/**
 * The generated types call an object schema without properties `Record<string, never>`, so that no schema can be
 * passed as `schema`. That is a fault of the types, told apart here from those of a program.
 */
const typesOfOpenObjects = /is not assignable to type 'never'/;

/** The compiler's complaints, each with the place of its program. */
function compile(programs: string[], places: string[]): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  programs.forEach((code, index) => writeFileSync(join(folder, `p${index}.ts`), `${code}\nexport {};\n`));
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const tsc = join(dirname(manifest), 'bin/tsc');
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', join(here, 'tsconfig.samples.json'), '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  );
  return [...stdout.matchAll(/p(\d+)\.ts\(.*?\): error (.*)/g)]
    .filter(([line]) => !typesOfOpenObjects.test(line))
    .map(([, index, message]) => `${places[Number(index)]}: ${message}`);
}
