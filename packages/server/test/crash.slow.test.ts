import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { storeKinds } from './support/stores.ts';

const script = fileURLToPath(new URL('../scripts/crash.js', import.meta.url));

/** The short form; `node scripts/crash.js` runs 50 rounds. */
it.each(storeKinds)('loses nothing that it acknowledged when it is killed, on %s', async (kind) => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--rounds', '2', '--store', kind]);
  expect(stdout).toMatch(
    /: 2 rounds, 2 kills, acknowledged [1-9]\d* maps, [1-9]\d* grants, [1-9]\d* cached sitemaps; 0 lost or wrong$/m,
  );
});
