import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { killedOn } from '../support/stores.ts';

const script = fileURLToPath(new URL('../../scripts/monitor-crash.js', import.meta.url));

/** The short form; `node scripts/monitor-crash.js` runs 30 rounds, and `npm run chaos` as many as it has time for, on both kinds. */
it.each(killedOn('postgres'))(
  'has one check for each due time, whoever is killed around it, on %s',
  async (kind) => {
    const args = ['--rounds', '2', '--monitors', '4', '--seed', '4', '--store', kind];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
    expect(stdout).toMatch(
      /: 2 rounds, \d kills, [1-9]\d* due times, [1-9]\d* checks, .*; 0 lost, twice or wrong$/m,
    );
  },
);
