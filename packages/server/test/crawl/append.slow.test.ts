import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { callJob, endedJob, pathsOf, startJob } from '../support/crawls.ts';
import { startReceiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

describe.each(storeKinds)('URLs that are added to a batch on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  const held: (() => void)[] = [];
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      const send = (): void =>
        void response.setHeader('content-type', 'text/html').end(`<p>Text of ${path}</p><a href="/x">x</a>`);
      if (path.startsWith('/held')) held.push(send);
      else send();
    });
    server = await startTestServer({}, kind);
  });
  afterAll(async () => {
    release();
    await server.close();
    await site.close();
  });
  afterEach(async () => expect(await auditCredits(server.store)).toEqual([]));
  const release = (): void => held.splice(0).forEach((send) => send());
  const urlsOf = (...paths: string[]) => paths.map((path) => site.url + path);
  const append = async (key: string, body: object, headers: Record<string, string> = {}) =>
    callJob(server, key, 'startBatchScrape', { body, headers });
  /** Starts a batch whose first page waits. */
  const startHeld = async (key: string, more: object = {}): Promise<string> => {
    const before = held.length;
    const id = await startJob(server, key, 'batch', { urls: urlsOf('/held', '/a'), ...more });
    await vi.waitUntil(() => held.length > before, { timeout: 30_000, interval: 10 });
    return id;
  };

  test('are fetched with its options, each once, and its webhook hears of them', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const to = await startReceiver();
    const id = await startHeld(key, { formats: ['links'], webhook: to.url });
    const urls = [...urlsOf('/a', '/b', '/c', '/c#part'), 'nonsense'];
    const { status, body } = await append(key, { urls, appendToId: id.toUpperCase() });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, invalidURLs: ['nonsense'] } });
    release();
    const job = await endedJob(server, key, 'batch', id);
    expect(job).toMatchObject({ status: 'completed', total: 4, completed: 4, creditsUsed: 4 });
    expect(pathsOf(job)).toEqual(['/a', '/b', '/c', '/held']);
    for (const { links, markdown } of job.data)
      expect({ links, markdown }).toEqual({ links: urlsOf('/x'), markdown: undefined });
    await vi.waitUntil(() => to.arrivals.some(({ body: { type } }) => type === 'batch_scrape.completed'));
    expect(to.arrivals.filter(({ body: { type } }) => type === 'batch_scrape.page')).toHaveLength(4);
    await to.close();
    expect(await server.team(teamId)).toMatchObject({ credits: 96, held: 0, running: 0 });
  });

  test('are added once when the request is repeated with its key', async () => {
    const { key } = await server.caller({ credits: 100 });
    const id = await startHeld(key);
    const body = { urls: urlsOf('/b'), appendToId: id };
    const headers = { 'idempotency-key': 'first-urls' };
    expect((await append(key, body, headers)).body).toMatchObject({ id });
    expect((await append(key, body, headers)).body).toMatchObject({ id });
    expect((await append(key, { ...body, urls: urlsOf('/c') }, headers)).status).toBe(409);
    release();
    expect(pathsOf(await endedJob(server, key, 'batch', id))).toEqual(['/a', '/b', '/held']);
    // A repeated request is answered as before, though the batch has ended.
    expect((await append(key, body, headers)).status).toBe(200);
  });

  test('are refused where the batch has ended, is no batch, or is of another team', async () => {
    const { key } = await server.caller({ credits: 100 });
    const other = await server.caller();
    const batch = await startHeld(key);
    const crawl = await startJob(server, key, 'crawl', { url: `${site.url}/held-crawl` });
    const urls = urlsOf('/b');
    expect((await append(other.key, { urls, appendToId: batch })).status).toBe(404);
    expect((await append(key, { urls, appendToId: crawl })).body).toMatchObject({ error: 'Job not found' });
    const none = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71';
    expect((await append(key, { urls, appendToId: none })).status).toBe(404);
    expect((await append(key, { urls, appendToId: batch, webhook: site.url })).status).toBe(400);
    await callJob(server, key, 'cancelBatchScrape', { id: batch });
    expect((await append(key, { urls, appendToId: batch })).body).toMatchObject({ error: 'Conflict' });
    await callJob(server, key, 'cancelCrawl', { id: crawl });
  });

  test('need the credits of a page, and a batch takes so many', async () => {
    const { key, teamId } = await server.caller({ credits: 2 });
    const id = await startHeld(key);
    // The credits of the second page are held when its turn comes, maybe after the first was asked for.
    await vi.waitUntil(async () => (await server.team(teamId)).credits === 0, {
      timeout: 30_000,
      interval: 10,
    });
    expect((await append(key, { urls: urlsOf('/b'), appendToId: id })).status).toBe(402);
    await server.store.tx((query) =>
      query.updateTable('crawl').set({ urls: 99_999 }).where('id', '=', id).execute(),
    );
    const full = await append(key, { urls: urlsOf('/b', '/c'), appendToId: id });
    expect(full).toMatchObject({ status: 400, body: { details: [{ path: '/urls', code: 'maxItems' }] } });
    release();
    expect(await endedJob(server, key, 'batch', id)).toMatchObject({ completed: 2, creditsUsed: 2 });
  });

  test('are all fetched when they come while it ends', async () => {
    const { key } = await server.caller({ credits: 1000 });
    for (let round = 0; round < 6; round++) {
      const id = await startJob(server, key, 'batch', { urls: urlsOf(`/first-${round}`) });
      let count = 1;
      for (; ; count++) {
        const urls = urlsOf(`/next-${round}-${count}`);
        const { status } = await append(key, { urls, appendToId: id });
        if (status === 409) break;
        expect(status).toBe(200);
        if (count === 30) break;
      }
      const job = await endedJob(server, key, 'batch', id);
      expect(job).toMatchObject({ status: 'completed', completed: count === 30 ? 31 : count });
    }
  });
});
