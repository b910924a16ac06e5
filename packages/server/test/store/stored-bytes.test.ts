import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditStoredBytes } from '../../src/platform/store/audit-stored-bytes.ts';
import { formatBytes, readStoredBytes } from '../../src/platform/store/stored-bytes.ts';
import { callJob, endedJob, startJob } from '../support/crawls.ts';
import { checked, startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

const plans = { small: { requestsPerMinute: 100_000, concurrency: 10, storedBytes: 100_000 } };
const PAGE = 20_000;
const FORBIDDEN = {
  status: 403,
  body: {
    error: 'Forbidden',
    details: { cause: 'storage', message: expect.stringContaining('its plan allows 100 kB') },
  },
};

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_549_999, '1.5 MB'],
  [10_000_000_000, '10 GB'],
  [7e15, '7000 TB'],
])('formats %d bytes', (bytes, want) => expect(formatBytes(bytes)).toBe(want));

describe.each(storeKinds)('the bytes of a team on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      const words = Array.from({ length: PAGE / 20 }, () => randomBytes(9).toString('hex')).join(' ');
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<main><p>${words}</p></main>`);
    });
    server = await startTestServer({ plans, crawlRetentionMs: 2000 }, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const urls = (count: number) => Array.from({ length: count }, (_, index) => `${site.url}/${index}`);
  const used = async (key: string) => {
    const response = await fetch(`${server.url}/v2/team/credit-usage`, {
      headers: { authorization: `Bearer ${key}` },
    });
    return (await checked('getCreditUsage', response)).body as {
      data: { storedBytes: number; maxStoredBytes: number };
    };
  };
  const teamBytes = (teamId: string) => readStoredBytes(server.store.db, teamId);

  it('are counted with each page, end a batch, reject starts, and come back when results expire', async () => {
    const { key, teamId } = await server.caller({ plan: 'small' });
    const id = await startJob(server, key, 'batch', { urls: urls(60) });
    const job = await endedJob(server, key, 'batch', id);
    expect(job.status).toBe('completed');
    expect(job.completed).toBeGreaterThan(3);
    expect(job.completed).toBeLessThan(30);
    expect(job.creditsUsed).toBe(job.completed);
    expect(job.warning).toBe(`The plan allows no more stored bytes: ${60 - job.completed} pages were left.`);
    const { data } = await used(key);
    expect(data).toMatchObject({ storedBytes: await teamBytes(teamId), maxStoredBytes: 100_000 });
    expect(data.storedBytes).toBeGreaterThan(100_000);
    expect(await auditStoredBytes(server.store)).toEqual([]);

    expect(await callJob(server, key, 'startCrawl', { body: { url: site.url } })).toMatchObject(FORBIDDEN);
    expect(
      await callJob(server, key, 'startAgent', { body: { prompt: 'Read.', urls: [site.url] } }),
    ).toMatchObject(FORBIDDEN);
    const monitor = {
      name: 'M',
      schedule: { cron: '0 0 * * *' },
      targets: [{ type: 'scrape', urls: [site.url] }],
    };
    expect(await callJob(server, key, 'createMonitor', { body: monitor })).toMatchObject(FORBIDDEN);
    const other = await server.caller({ plan: 'small' });
    await startJob(server, other.key, 'batch', { urls: urls(1) });

    await vi.waitFor(async () => expect(await teamBytes(teamId)).toBe(0), { timeout: 20_000, interval: 200 });
    await startJob(server, key, 'batch', { urls: urls(1) });
  }, 60_000);

  it('cover what each kind of job and the cache store', async () => {
    const { key, teamId } = await server.caller({ plan: 'small' });
    const before = await teamBytes(teamId);
    const body = { url: `${site.url}/cached`, maxAge: 60_000, formats: ['markdown', 'changeTracking'] };
    expect((await callJob(server, key, 'scrapeUrl', { body })).status).toBe(200);
    await vi.waitFor(async () => expect((await teamBytes(teamId)) - before).toBeGreaterThan(PAGE));
    const run = { prompt: `Read ${site.url}/1`, urls: [`${site.url}/1`], maxCredits: 5 };
    const started = await callJob(server, key, 'startAgent', { body: run });
    expect(started.status).toBe(200);
    const { id } = started.body as { id: string };
    await vi.waitFor(
      async () => {
        const { body: state } = await callJob(server, key, 'getAgent', { id });
        expect((state as { status: string }).status).not.toBe('processing');
      },
      { timeout: 20_000, interval: 100 },
    );
    const monitor = {
      name: 'M',
      schedule: { cron: '0 0 * * *' },
      targets: [{ type: 'scrape', urls: [`${site.url}/2`] }],
    };
    expect((await callJob(server, key, 'createMonitor', { body: monitor })).status).toBe(200);
    const rows = await server.store.db
      .selectFrom('agent_job')
      .select('stored_bytes')
      .where('id', '=', id)
      .execute();
    expect(rows[0]?.stored_bytes).toBeGreaterThan(500);
    expect(await auditStoredBytes(server.store)).toEqual([]);
  }, 60_000);
});
