import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));

/** Names the CommonJS packages that the import of a built entry point loads. */
function listLoaded(entry: string): string[] {
  const program = `
    import { createRequire } from 'node:module';
    await import('@web-data/net${entry}');
    console.log(Object.keys(createRequire(process.cwd() + '/x.js').cache).join('\\n'));`;
  const files = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  return [...new Set([...files.matchAll(/.*node_modules\/([^/\n]+)\//g)].map(([, name = '']) => name))];
}

test.each([
  ['', ['undici', 'ipaddr.js']],
  ['/pace', []],
  ['/url', []],
  ['/html', []],
  ['/secrets', []],
])('@web-data/net%s loads %j, and the Public Suffix List and cookies only when needed', (entry, packages) => {
  expect(listLoaded(entry)).toEqual(packages);
});
