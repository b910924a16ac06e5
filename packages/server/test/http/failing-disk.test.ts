import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { failingDisk } from '../support/failing-disk.ts';
import type { FailingDisk } from '../support/failing-disk.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const probe = await failingDisk();
await probe?.remove();
if (probe === undefined) console.log('A disk that fails: not tested, this user may not mount one.');

describe.runIf(probe)('a disk that fails', () => {
  let disk: FailingDisk;
  let server: TestServer;
  let site: Site;
  beforeEach(async () => {
    disk = (await failingDisk())!;
    site = await serveSite(pages({ '/': [] }, ['/']));
    server = await startTestServer({ leaseMs: 3000 }, 'sqlite', disk);
  });
  afterEach(async () => {
    await server.close();
    await Promise.all([site.close(), disk.remove()]);
  });

  /** Half of them are shared, and charged in one step; the others hold their credits first. */
  const maps = async (key: string, count: number): Promise<number[]> => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        server.map(key, { url: site.url, sitemap: 'only', ...(index % 2 === 0 && { timeout: 30_000 }) }),
      ),
    );
    for (const { status, headers } of answers)
      if (status === 503) expect(headers.get('retry-after')).toBe('1');
    return answers.map(({ status }) => status);
  };
  const readiness = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

  it('and becomes read-only is answered with 503, and has kept what was answered', async () => {
    const { key, teamId } = await server.caller({ credits: 1000 });
    expect(new Set(await maps(key, 20))).toEqual(new Set([200]));
    disk.abort();
    expect(new Set(await maps(key, 20))).toEqual(new Set([503]));
    await expect.poll(readiness, { timeout: 15_000 }).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log.some((line) => line.includes('requests are rejected'))).toBe(true);
    await server.close();
    disk.repair();
    server = await startTestServer({ leaseMs: 3000 }, 'sqlite', disk);
    expect(await server.team(teamId)).toMatchObject({ credits: 980, held: 0, running: 0 });
    expect(new Set(await maps(key, 20))).toEqual(new Set([200]));
    expect(await auditCredits(server.store)).toEqual([]);
  });
});
