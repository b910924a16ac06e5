import { Firecrawl } from '@mendable/firecrawl-js';
import { createClient } from '@web-data/client';
import type { TeamActivity } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** What a team has, uses and does, as the library of the deployed service of this kind asks for it. */
describe('the library of the deployed service reads its team', () => {
  let site: Site;
  let server: TestServer;
  let web: Firecrawl;
  let key: string;
  /** Lets the pages of `/slow` go. */
  const slow: (() => void)[] = [];
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const page = (): void => void response.setHeader('content-type', 'text/html').end('<p>Text.</p>');
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      return request.url?.startsWith('/slow') ? void slow.push(page) : page();
    });
    server = await startTestServer({ plans: { pair: { requestsPerMinute: 10_000, concurrency: 2 } } });
    ({ key } = await server.caller({ credits: 1000, plan: 'pair' }));
    web = new Firecrawl({ apiKey: key, apiUrl: server.url });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  const activity = async (query = '', as = key): Promise<TeamActivity> => {
    const headers = { authorization: `Bearer ${as}` };
    return (
      await fetch(`${server.url}/v2/team/activity${query}`, { headers })
    ).json() as Promise<TeamActivity>;
  };

  test('its credits, and what is left of them', async () => {
    const before = { planCredits: 1000, billingPeriodStart: null, billingPeriodEnd: null };
    expect(await web.getCreditUsage()).toEqual({ remainingCredits: 1000, ...before });
    await web.scrape(`${site.url}/`);
    expect(await web.getCreditUsage()).toEqual({ remainingCredits: 999, ...before });
  });

  test('its jobs, without the passwords and tokens of their addresses', async () => {
    const { key: own } = await server.caller({ credits: 100, plan: 'pair' });
    const host = new URL(site.url).host;
    await createClient({ baseUrl: server.url, apiKey: own }).crawl.start({
      url: `http://ada:pa55word@${host}/?token=t0ken&page=2`,
      limit: 1,
    });
    expect((await activity('', own)).data.map(({ target }) => target)).toEqual([
      `http://ada:[redacted]@${host}/?token=[redacted]&page=2`,
    ]);
  });

  test('its queue: what runs, what waits, what it may run and when it last had success', async () => {
    const idle = { success: true, jobsInQueue: 0, activeJobsInQueue: 0, waitingJobsInQueue: 0 };
    expect(await web.getQueueStatus()).toEqual({ ...idle, maxConcurrency: 2, mostRecentSuccess: null });
    const begun = Date.now();
    for (const page of [1, 2, 3]) await web.startBatchScrape([`${site.url}/slow/${page}`]);
    await expect
      .poll(() => web.getQueueStatus())
      .toMatchObject({ jobsInQueue: 3, activeJobsInQueue: 2, waitingJobsInQueue: 1 });
    const free = setInterval(() => slow.splice(0).forEach((page) => page()), 20);
    await expect.poll(() => web.getQueueStatus()).toMatchObject(idle);
    clearInterval(free);
    const { mostRecentSuccess } = await web.getQueueStatus();
    expect(Date.parse(mostRecentSuccess!)).toBeGreaterThanOrEqual(begun);
  });

  test('its jobs, in steps and by kind, the newest first', async () => {
    const crawl = await web.startCrawl(`${site.url}/start`, { limit: 1 });
    const run = await createClient({ baseUrl: server.url, apiKey: key }).agent.start({
      prompt: 'Find prices.',
      maxCredits: 1,
    });
    const all = await activity();
    expect(all).toMatchObject({ success: true, cursor: null, has_more: false });
    expect(all.data.map(({ endpoint, target }) => [endpoint, target])).toEqual([
      ['agent', 'Find prices.'],
      ['crawl', `${site.url}/start`],
      ...[1, 2, 3].map(() => ['batch_scrape', null]),
    ]);
    expect(all.data.slice(0, 2).map(({ id }) => id)).toEqual([run.id, crawl.id]);
    const read: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const part = await activity(`?limit=2${next && `&cursor=${next}`}`);
      read.push(...part.data.map(({ id }) => id));
      expect(part.has_more).toBe(part.cursor !== null);
      next = part.cursor;
    }
    expect(read).toEqual(all.data.map(({ id }) => id));
    for (const endpoint of ['agent', 'crawl', 'batch_scrape'])
      expect((await activity(`?endpoint=${endpoint}`)).data).toEqual(
        all.data.filter((job) => job.endpoint === endpoint),
      );
    const { data } = await createClient({ baseUrl: server.url, apiKey: key }).team.activity({ limit: 1 });
    expect(data.map(({ id }) => id)).toEqual([run.id]);
  });

  test('nothing of another team, by its own cursor either', async () => {
    const other = await server.caller({ credits: 5, plan: 'pair' });
    const [first] = (await activity()).data;
    expect((await activity(`?cursor=${first!.id}`, other.key)).data).toEqual([]);
    const as = new Firecrawl({ apiKey: other.key, apiUrl: server.url });
    expect(await as.getCreditUsage()).toMatchObject({ remainingCredits: 5, planCredits: 5 });
    expect(await as.getQueueStatus()).toMatchObject({ jobsInQueue: 0, mostRecentSuccess: null });
  });

  test('nothing by a key that may only map, and nothing kept of a team that wants none', async () => {
    const { key: mapping } = await server.caller({ scopes: ['map'] });
    const bound = new Firecrawl({ apiKey: mapping, apiUrl: server.url });
    await expect(bound.getCreditUsage()).rejects.toMatchObject({ status: 403 });
    await expect(bound.getQueueStatus()).rejects.toMatchObject({ status: 403 });
    const { key: forgetful } = await server.caller({ team: { zeroDataRetention: true } });
    expect(await activity('', forgetful)).toEqual({ success: true, data: [], cursor: null, has_more: false });
  });
});
