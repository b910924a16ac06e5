import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { killedOn } from '../support/stores.ts';

const script = fileURLToPath(new URL('../../scripts/crawl-crash.js', import.meta.url));

/** The short form; `node scripts/crawl-crash.js` kills 50 servers, on PostgreSQL 100, and `npm run chaos` on both kinds. */
it.each(killedOn('sqlite'))(
  'crawls, batches and their deliveries lose nothing when their servers are killed, on %s',
  async (kind) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      '--rounds',
      '1',
      '--store',
      kind,
    ]);
    expect(stdout).toMatch(
      /: 1 rounds, \d kills, [1-9]\d* jobs accepted, .* pages, .*, [1-9]\d* deliveries, .*; 0 lost, twice or wrong$/m,
    );
  },
  600_000,
);
