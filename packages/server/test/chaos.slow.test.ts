import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { skewedBy } from './support/skew.ts';
import { isLong } from '../../../scripts/vitest/tier.ts';
import { storeKinds } from './support/stores.ts';

/** The ceiling of a loaded machine; a quiet one takes a tenth. */
const CEILING_MS = 300_000;
const run = promisify(execFile);
const path = (name: string): string => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));
const play = async (name: string, ...args: string[]): Promise<string> =>
  (await run(process.execPath, [path(name), ...args])).stdout;

/** The short form of `npm run chaos`, bounded by counts; kills and histories of jobs stand beside what they try. */
describe('what nobody planned for', () => {
  it(
    'answers fuzzed requests as described, and keeps the books',
    async () => {
      const told = await play('fuzz.js', '--requests', '100', '--seed', '3');
      expect(told).toMatch(/^\d+ responses to 100 requests \(200: [1-9]\d*, .*\n0 problems$/m);
    },
    CEILING_MS,
  );

  // In processor time, which other load of the machine does not change; a large map at once takes 170 ms.
  it.runIf(process.platform === 'linux')(
    'lets no large map hold up the event loop',
    async () => {
      const told = await play('turns.js', '--only', 'map of 50,000', '--times', '2');
      const longest = Array.from(told.matchAll(/first ([\d.]+) ms, later ([\d.]+) ms \(200/g), (found) =>
        Number(found[2]),
      );
      expect(longest).toHaveLength(2);
      expect(Math.max(...longest)).toBeLessThan(60);
    },
    CEILING_MS,
  );

  it.runIf(storeKinds.includes('postgres'))(
    'answers 503 while the database is away, works again, and loses nothing',
    async () => {
      const told = await play('outage.js', '--disruptions', '1');
      expect(told).toMatch(/: 1 disruptions, responses .*503: [1-9]\d*, .*; 0 lost or wrong$/m);
    },
    CEILING_MS,
  );

  it.runIf(storeKinds.includes('postgres')).each(isLong ? ['none', 'nginx', 'caddy'] : ['none'])(
    'fails no request while its replicas are restarted one after the other (proxy: %s)',
    async (proxy) => {
      const size = isLong
        ? ['--requests', '10000', '--seconds', '900']
        : ['--requests', '400', '--seconds', '60'];
      const told = await play('rolling.js', '--proxy', proxy, '--restarts', '2', ...size);
      expect(told).toMatch(/^\d+ requests through ([2-9]|\d\d+) restarts, 0 failed, 0 problems$/m);
    },
    isLong ? 1_200_000 : CEILING_MS,
  );

  // A lease shorter than the clocks are apart, and longer than any machine keeps a process waiting.
  it.runIf(storeKinds.includes('postgres') && skewedBy(1) !== undefined)(
    'takes nothing from a process that lives, whatever its clock',
    async () => {
      const told = await play('skew.js', '--calls', '1', '--lease', '30000');
      expect(told).toMatch(
        /^postgres: clocks 40 s apart, 18 responses, 9 jobs, .*; 0 lost, taken or wrong$/m,
      );
    },
    CEILING_MS,
  );
});
