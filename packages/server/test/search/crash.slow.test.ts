import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/index-crash.js', import.meta.url));

/** The short form; `node scripts/index-crash.js` runs 20 rounds. */
it('keeps each page that was written whole, whoever is killed while it writes', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--rounds', '2']);
  expect(stdout).toMatch(/^index: 2 rounds, 2 kills, [1-9]\d* pages written, .*; 0 lost or wrong$/m);
});
