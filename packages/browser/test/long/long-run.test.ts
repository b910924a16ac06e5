import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, render } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { chromiumProcesses } from '../support/processes.ts';
import { serve } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { outcomeOf, pages, renders, sessions } from './kinds.ts';
import type { Kind } from './kinds.ts';

/** How many of each; `npm run test:long` says so. */
const RENDERS = Number(process.env['BROWSER_RENDERS'] ?? 0);
const SESSIONS = Number(process.env['BROWSER_SESSIONS'] ?? 0);
const AT_ONCE = 3;
/** Milliseconds for all of it: what other tests of a browser may take is not enough. */
const LONG_MS = 14_400_000;
/** One of so many is of a bad kind, each kind in its turn. */
const BAD_EVERY = 4;
/** Bytes that the heap of this process may grow by from the first half to the end. */
const GROWTH = 8_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The work of a run, in an order that is the same each time. */
function plan([good, ...bad]: readonly [Kind, ...Kind[]], count: number): Kind[] {
  return Array.from({ length: count }, (_, turn) =>
    turn % BAD_EVERY === BAD_EVERY - 1 ? bad[Math.floor(turn / BAD_EVERY) % bad.length]! : good,
  );
}

/** Does all of it, some at once, and tells the work that ended otherwise than it may. */
async function wrongOf(pool: BrowserPool, site: Site, work: Kind[]): Promise<string[]> {
  const wrong: string[] = [];
  const queue = work.values();
  const worker = async (): Promise<void> => {
    for (const kind of queue) {
      const outcome = await outcomeOf(kind.run(pool, site));
      if (!kind.ends.includes(outcome)) wrong.push(`${kind.name}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong;
}

function heapOf(site: Site): number {
  site.requests.length = 0;
  site.headers.length = 0;
  collect();
  return process.memoryUsage().heapUsed;
}

describe.skipIf(!chromiumPath || RENDERS + SESSIONS === 0)('a long run', () => {
  test(
    `of ${RENDERS} renders and ${SESSIONS} sessions, bad ones among them, leaves nothing behind`,
    async () => {
      const site = await serve(pages);
      const pool = new BrowserPool({
        chromium: { ...chromium, maxHeapMb: 64 },
        allowPrivate: [`127.0.0.1:${site.port}`],
      });
      onTestFinished(() => pool.close());
      const heaps: number[] = [];
      for (const half of [1, 2]) {
        expect(await wrongOf(pool, site, plan(renders, RENDERS / 2)), `renders, half ${half}`).toEqual([]);
        expect(await wrongOf(pool, site, plan(sessions, SESSIONS / 2)), `sessions, half ${half}`).toEqual([]);
        expect(pool.state).toMatchObject({ open: 0, waiting: 0 });
        heaps.push(heapOf(site));
      }
      const { status } = await render(pool, new URL(site.url('/ok')), { timeout: 120_000 });
      expect(status).toBe(200);
      expect(chromiumProcesses().length).toBeGreaterThan(0); // What is counted below would be seen.
      await pool.close();
      expect(chromiumProcesses()).toEqual([]);
      expect(heaps[1]! - heaps[0]!).toBeLessThan(GROWTH);
      console.log(`heap after each half: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')} MB`);
    },
    LONG_MS,
  );
});
