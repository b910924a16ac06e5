import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Checkout } from './gate/checkout.ts';

/** The gate must turn red for what is broken on purpose, wherever the tests that notice it stand. */
const checkout = new Checkout();

afterEach(() => checkout.restore());
afterAll(() => checkout.remove());

const { packageManager } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { packageManager: string };
const changed = `npx --yes --prefer-offline ${packageManager} run task:test:changed`;
const vitest = 'vitest run --config ../../vitest.config.ts --root .';

/** A source of each of these packages that runs in another process or from `dist`, so that no test imports it. */
const NOT_IMPORTED = [
  'packages/cli/src/index.ts',
  'packages/client/src/api-types.ts',
  'packages/dashboard/src/browser/frame.tsx',
  'packages/parse/src/file-content.ts',
];

test('test:changed runs every test of a package where no test imports what changed', () => {
  for (const file of NOT_IMPORTED) checkout.replace(file, '\n', '\n\n');
  const { status, output } = checkout.run('.', `${changed} --list`);
  for (const file of NOT_IMPORTED)
    expect(output).toContain(`\n${/^packages\/[^/]+/.exec(file)![0]}: every test\n`);
  expect(status).toBe(0);
});

test('test:changed fails where such a source is broken', () => {
  checkout.replace('packages/mcp/src/http/body.ts', 'if (bytes > max)', 'if (bytes < max)');
  const { status, output } = checkout.run('.', changed, { CHROMIUM_PATH: '/none' });
  expect(output).toMatch(/\npackages\/(?:mcp|server)\b.*: failed, after \d+ s\.\n/);
  expect(status).toBe(1);
});

test('test:changed passes where nothing is broken', () => {
  checkout.replace('packages/types/src/index.ts', '\n', '\n\n');
  const { status, output } = checkout.run('.', changed);
  expect(output).toMatch(/\npackages\/types: passed in \d+ s\./);
  expect(status).toBe(0);
});

test('test:changed reads file names that a shell or git would change', () => {
  const file = "packages/types/src/it's $(touch run) é.ts";
  writeFileSync(join(checkout.folder, file), 'export const  wrong = 1;\n');
  const { status, output } = checkout.run('.', changed);
  expect(output).toContain(file.slice(file.lastIndexOf('/')));
  expect(output).toMatch(/\noxfmt: failed, after \d+ s\.\n/);
  expect(status).toBe(1);
  expect(existsSync(join(checkout.folder, 'run'))).toBe(false);
});

test('a test sees a change of the package that it loads from dist, without a build', () => {
  const { status } = checkout.run('packages/openapi', `${vitest} test/refusals`);
  expect(status).toBe(0);
  checkout.replace(
    'packages/openapi/src/index.ts',
    'export {',
    'throw new Error("the new source");\nexport {',
  );
  const stale = checkout.run('packages/diff', `${vitest} test/change.test.ts`);
  expect(stale.output).toContain('the new source');
  expect(stale.status).toBe(1);
});

test('a test sees a change of a program of its own package that it runs from dist', () => {
  checkout.replace(
    'packages/parse/src/process/child.ts',
    '(task: Task) => {',
    '(task: Task) => {\n  process.exit(7);',
  );
  const { status, output } = checkout.run('packages/parse', `${vitest} test/process.test.ts`);
  expect(output).toMatch(/Tests .* failed/);
  expect(status).toBe(1);
});

test('a source that does not compile is told instead of its older build being tested', () => {
  checkout.replace('packages/parse/src/errors.ts', 'export ', 'export const broken = ;\nexport ');
  const { status, output } = checkout.run('packages/parse', `${vitest} test/page-numbers.test.ts`);
  expect(output).toContain(
    '@web-data/parse could not be built, so its tests would run against an older dist.',
  );
  expect(output).toContain('Expression expected');
  expect(status).toBe(1);
});

test('a format without a test is found', () => {
  checkout.replace(
    'packages/server/src/capabilities/pages/fetch/files.ts',
    "'eml',",
    "'eml',\n  'wpd' as never,",
  );
  const { status, output } = checkout.run('scripts', `${vitest.replace('../..', '..')} test/surfaces`);
  expect(output).toMatch(/documents that Scrape reads/);
  expect(output).toContain('+   "wpd"');
  expect(status).toBe(1);
});

test('an export that leads nowhere is found', () => {
  checkout.replace(
    'packages/openapi/package.json',
    '"default": "./dist/index.js"',
    '"default": "./dist/none.js"',
  );
  const program =
    "import('./scripts/gate/exports.js').then(async (gate) => console.log(await gate.checkExports()))";
  const { output } = checkout.run('.', `node -e "${program}"`);
  expect(stripVTControlCharacters(output)).toContain("'@web-data/openapi: exports'");
  expect(stripVTControlCharacters(output)).toContain('./dist/none.js but the file does not exist');
});
