import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Writes the addresses of all modules that a process loads to stderr. */
const HOOK =
  'export async function load(url, context, next) { process._rawDebug(url); return next(url, context); }';

const toDataUrl = (program: string): string => `data:text/javascript,${encodeURIComponent(program)}`;

test('the server loads neither documents nor browsers: its workers and its first session do', () => {
  const main = new URL('../dist/index.js', import.meta.url).href;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(toDataUrl(HOOK))});`;
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', toDataUrl(register), '--input-type=module', '--eval', `import(${JSON.stringify(main)})`],
    { encoding: 'utf8' },
  );
  const urls = stderr.split('\n').filter((line) => line.startsWith('file:'));
  expect(urls).toContain(main);
  expect(urls.filter((url) => /\/(?:linkedom|playwright-core|pdfjs-dist)\//.test(url))).toEqual([]);
});
