import { afterAll, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { startTestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import { smallDisk } from '../support/small-disk.ts';

const disk = await smallDisk();
if (disk === undefined) console.log('A full disk: not tested over HTTP, this user may not mount one.');
afterAll(() => disk?.remove());

it.runIf(disk)('answers 503 while the disk is full, and has charged what it answered', async () => {
  const server = await startTestServer({ leaseMs: 600 }, 'sqlite', disk);
  const site = await serveSite(pages({ '/': [] }, ['/']));
  const { key, teamId } = await server.caller({ credits: 1000 });
  const statuses: number[] = [];
  // Half of them are shared, and charged in one step; the others hold their credits first.
  const maps = async (count: number): Promise<Set<number>> => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        server.map(key, { url: site.url, sitemap: 'only', ...(index % 2 === 0 && { timeout: 30_000 }) }),
      ),
    );
    for (const { status, headers } of answers)
      if (status === 503) expect(headers.get('retry-after')).toBe('1');
    statuses.push(...answers.map(({ status }) => status));
    return new Set(answers.map(({ status }) => status));
  };
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

  expect(await maps(10)).toEqual(new Set([200]));
  await disk!.fill(65_536);
  for (let round = 0; round < 15; round++) await maps(20);
  expect(await maps(20)).toEqual(new Set([503]));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await expect.poll(readiness, { timeout: 5000 }).toBe(503);

  await disk!.empty();
  await expect.poll(readiness, { timeout: 5000 }).toBe(200);
  expect(await maps(10)).toEqual(new Set([200]));
  const charged = statuses.filter((status) => status === 200).length;
  await expect
    .poll(() => server.team(teamId), { timeout: 5000 })
    .toMatchObject({ credits: 1000 - charged, held: 0, running: 0 });
  expect(await auditCredits(server.store)).toEqual([]);
  await Promise.all([server.close(), site.close()]);
});
