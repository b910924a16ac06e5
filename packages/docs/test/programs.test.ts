import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPrograms } from './helpers/programs.ts';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '.samples');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiled with the others to show that a fault would be found. */
const faulty = {
  location: 'faulty',
  code: "import { createClient } from '@web-data/client';\nawait createClient().map({ url: 'https://example.com', depth: 2 });",
};

const programs = listPrograms();
let faults: string[] = [];
beforeAll(() => {
  faults = compile([...programs, faulty]);
});

test('every TypeScript program of every page compiles against the packages', () => {
  expect(programs.length).toBeGreaterThan(40);
  expect(faults.filter((line) => !line.startsWith('faulty:'))).toEqual([]);
});

test('a program with a field that does not exist does not compile', () => {
  expect(faults).toContainEqual(expect.stringMatching(/^faulty: .*'depth' does not exist/));
});

/** The compiler's complaints, each with the place of its program. */
function compile(all: typeof programs): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  all.forEach(({ code }, index) => writeFileSync(join(folder, `p${index}.ts`), `${code}\nexport {};\n`));
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const project = ['-p', join(here, 'tsconfig.samples.json'), '--pretty', 'false'];
  const tsc = join(dirname(manifest), 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, ...project], { encoding: 'utf8' });
  return [...stdout.matchAll(/p(\d+)\.ts\(.*?\): error (.*)/g)].map(
    ([, index, message]) => `${all[Number(index)]?.location}: ${message}`,
  );
}
