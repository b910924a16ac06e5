import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

/** Callers of the team whose row is locked; the pool has half as many connections. */
const CALLERS = 20;
/** What one of them may wait: two seconds for the row, after others of its team; more on a busy machine. */
const WAIT_MS = 12_000;

/** Statuses of calls, each of which must end in time, and say when to come back. */
async function callMany(call: (at: number) => Promise<Response>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: CALLERS }, async (_, at) => {
      const from = performance.now();
      const response = await call(at);
      await response.arrayBuffer();
      expect(performance.now() - from).toBeLessThan(WAIT_MS);
      if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      return response.status;
    }),
  );
}

describe.runIf(storeKinds.includes('postgres'))('a row of one team that stays locked', () => {
  let place: Place;
  let server: TestServer;
  let site: Site;
  let holder: Client;
  beforeEach(async () => {
    place = await newPlace('postgres');
    site = await serveSite((request, response) => {
      if (request.url !== '/hang') pages({ '/': [] }, ['/'])(request, response);
    });
    server = await startTestServer({ leaseMs: 60_000, mapShareMs: 0 }, 'postgres', place);
    holder = new Client({ connectionString: place.options.databaseUrl });
    await holder.connect();
    await holder.query('begin');
  });
  afterEach(async () => {
    await holder.end();
    await server.close();
    await Promise.all([site.close(), place.remove()]);
  });

  const map = async (key: string): Promise<number> =>
    (await server.map(key, { url: site.url, sitemap: 'only' })).status;

  /**
   * Lets another team work while calls are open: nothing of it may fail.
   * @returns the median of its times in milliseconds; what waits for the row takes 2 s.
   */
  async function workBeside(key: string, calls: Promise<number[]>): Promise<number> {
    const open = new Set([calls]);
    void calls.finally(() => open.clear());
    const times: number[] = [];
    while (open.size > 0) {
      const from = performance.now();
      expect(await map(key)).toBe(200);
      times.push(performance.now() - from);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  }

  const post = (key: string, path: string, body: unknown): Promise<Response> =>
    fetch(`${server.url}/v2/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each([
    ['paid calls', (key: string) => post(key, 'map', { url: site.url, sitemap: 'only' })],
    ['starts of jobs', (key: string) => post(key, 'crawl', { url: site.url, limit: 1 })],
  ])(
    'lets others work while %s wait for its account, and gives those 503',
    async (_title, call) => {
      const [locked, other] = [await server.caller(), await server.caller()];
      expect(await map(other.key)).toBe(200); // The first one also starts what the later ones use.
      await holder.query('select * from account where team_id = $1 for update', [locked.teamId]);
      const calls = callMany(() => call(locked.key));
      expect(await workBeside(other.key, calls)).toBeLessThan(1000);
      expect(await calls).toEqual(Array.from({ length: CALLERS }, () => 503));
      await holder.query('rollback');
      await expect.poll(() => map(locked.key), { timeout: 20_000 }).toBe(200);
      await expect
        .poll(() => server.team(locked.teamId), { timeout: 20_000 })
        .toMatchObject({ held: 0, running: 0 });
      expect(await auditCredits(server.store)).toEqual([]);
    },
    120_000,
  );

  it('lets others work while cancellations wait for a crawl', async () => {
    const [locked, other] = [await server.caller(), await server.caller()];
    const id = await startJob(server, locked.key, 'crawl', { url: `${site.url}/hang` });
    expect(await map(other.key)).toBe(200);
    await holder.query('select * from crawl where id = $1 for update', [id]);
    const calls = callMany(() =>
      fetch(`${server.url}/v2/crawl/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${locked.key}` },
      }),
    );
    expect(await workBeside(other.key, calls)).toBeLessThan(1000);
    expect(await calls).toEqual(Array.from({ length: CALLERS }, () => 503));
    await holder.query('rollback');
  }, 120_000);
});
