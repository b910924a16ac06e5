import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('../', import.meta.url));
const tsc = join(here, 'node_modules/typescript/bin/tsc');
const options =
  '--ignoreConfig --strict --exactOptionalPropertyTypes --module nodenext --target es2022 --types node'.split(
    ' ',
  );

test('the example compiles and runs', () => {
  const code = /```ts\n([^]*?)```/.exec(readFileSync(join(here, 'README.md'), 'utf8'))![1]!;
  // Inside the package, which refers to itself by its name.
  const folder = mkdtempSync(join(here, 'dist/.readme-'));
  try {
    writeFileSync(join(folder, 'example.ts'), code);
    execFileSync(process.execPath, [tsc, ...options, join(folder, 'example.ts')], { cwd: here });
    const printed = execFileSync(process.execPath, [join(folder, 'example.js')]);
    expect(printed.toString()).toBe('POST /map https://example.com\n429 Rate limit exceeded yes\n1\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
