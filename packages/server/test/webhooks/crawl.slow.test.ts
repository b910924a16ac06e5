import type { CrawlJob } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callJob, endedJob, pathOf, startJob } from '../support/crawls.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Answering, Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';

describe.each(playedOn)('the webhook of a crawl or a batch on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let to: Receiver;
  const receivers: Receiver[] = [];
  const receiver = async (answer?: Answering): Promise<Receiver> => {
    const started = await startReceiver(answer);
    receivers.push(started);
    return started;
  };
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end();
      if (request.url === '/stuck') return;
      if (request.url === '/busy') return void response.writeHead(500).end();
      if (request.url === '/gone') return void response.writeHead(410).end();
      pages({ '/': ['/a', '/b', '/gone'], '/a': [], '/b': [] })(request, response);
    });
    to = await receiver();
    server = await startTestServer({ agentPollMs: 20 }, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
    for (const { close } of receivers) await close();
  });
  const arrivalsOf = (id: string, at = to) => at.arrivals.filter(({ body }) => body.id === id);
  const typesOf = (id: string, at = to) => arrivalsOf(id, at).map(({ body }) => body.type);
  const arrived = (id: string, type: string, at = to) =>
    vi.waitUntil(() => typesOf(id, at).includes(type), { timeout: 60_000, interval: 20 });
  const left = async () =>
    (await server.store.db.selectFrom('webhook').select('id').execute()).length +
    (await server.store.db.selectFrom('webhook_event').select('id').execute()).length;

  it.each(['crawl', 'batch'] as const)('is told of each page of a %s, and of its end', async (job) => {
    const { key } = await server.caller();
    const webhook = { url: to.url, metadata: { project: 'a' }, headers: { 'X-Token': 'hush' } };
    const what =
      job === 'crawl'
        ? { url: site.url }
        : { urls: ['/', '/a', '/b', '/gone'].map((path) => site.url + path) };
    const started = await callJob(server, key, job === 'crawl' ? 'startCrawl' : 'startBatchScrape', {
      body: { ...what, webhook },
    });
    const { id, warning } = started.body as { id: string; warning?: string };
    expect(warning).toBeUndefined();
    const ended = await endedJob(server, key, job, id);
    const name = job === 'crawl' ? 'crawl' : 'batch_scrape';
    await arrived(id, `${name}.completed`);
    expect(typesOf(id)).toEqual([
      `${name}.started`,
      ...[1, 2, 3, 4].map(() => `${name}.page`),
      `${name}.completed`,
    ]);
    const pageEvents = arrivalsOf(id).filter(({ body }) => body.type === `${name}.page`);
    const [failed, ...others] = pageEvents.filter(({ body }) => body['success'] === false);
    // In the order in which the job lists them, and whole.
    const readPages = pageEvents.filter((event) => event !== failed);
    expect(readPages.map(({ body }) => body.data)).toEqual(ended.data.map((page) => [page]));
    expect(others).toEqual([]);
    expect(failed!.body).toMatchObject({
      success: false,
      data: [],
      url: `${site.url}/gone`,
      statusCode: 410,
      error: `${new URL(site.url).host} answered with 410.`,
      metadata: { project: 'a' },
    });
    expect(arrivalsOf(id).at(-1)!.body).toMatchObject({ completed: 3, failed: 1, creditsUsed: 3 });
    for (const { body, headers } of arrivalsOf(id)) {
      expect(body).toMatchObject({ success: body !== failed!.body, metadata: { project: 'a' } });
      expect(headers).toMatchObject({ 'x-token': 'hush', 'webhook-id': body.webhookId });
    }
    await vi.waitUntil(async () => (await left()) === 0);
    const { request } = await server.store.db
      .selectFrom('crawl')
      .select('request')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request + server.log.join('')).not.toContain('hush');
  });

  it.each([
    ['crawl', 'crawl.failed'],
    ['batch', 'batch_scrape.failed'],
  ] as const)('is told of the failure of a %s, and only of what it wants', async (job, failed) => {
    const { key } = await server.caller();
    const url = `${site.url}/gone`;
    const webhook = { url: to.url, events: ['failed', 'page'] };
    const what = job === 'crawl' ? { url } : { urls: [url] };
    const id = await startJob(server, key, job, { ...what, webhook });
    const { error } = await endedJob(server, key, job, id);
    await arrived(id, failed);
    expect(error).toBeDefined();
    const type = failed.replace('failed', 'page');
    expect(arrivalsOf(id).map(({ body }) => body)).toMatchObject([
      { type, success: false, url, statusCode: 410, data: [] },
      { type: failed, success: false, error, data: [], completed: 0, failed: 1, creditsUsed: 0 },
    ]);
  });

  it('is told once of a page that fails after its retries, with no status where there was none', async () => {
    const { key } = await server.caller();
    const refused = 'http://127.0.0.1:1/';
    const body = { urls: [refused, `${site.url}/busy`, `${site.url}/a`], webhook: to.url };
    const id = await startJob(server, key, 'batch', body);
    await endedJob(server, key, 'batch', id);
    await arrived(id, 'batch_scrape.completed');
    const events = arrivalsOf(id).filter(({ body }) => body['success'] === false);
    expect(events.map(({ body }) => [body['url'], body['statusCode']]).toSorted()).toEqual([
      [refused, undefined],
      [`${site.url}/busy`, 500],
    ]);
    expect(site.asked.filter((path) => path === '/busy')).toHaveLength(3);
  });

  it.each([
    ['crawl', 'crawl.started', 'crawl.cancelled'],
    ['batch', 'batch_scrape.started', 'batch_scrape.cancelled'],
  ] as const)('is told of the cancellation of a %s, once', async (job, begun, cancelled) => {
    const { key } = await server.caller();
    const url = `${site.url}/stuck`;
    const what = job === 'crawl' ? { url } : { urls: [url] };
    const id = await startJob(server, key, job, { ...what, webhook: to.url });
    await callJob(server, key, job === 'crawl' ? 'cancelCrawl' : 'cancelBatchScrape', { id });
    await arrived(id, cancelled);
    expect(arrivalsOf(id).map(({ body }) => body)).toMatchObject([
      { type: begun, success: true },
      { type: cancelled, success: false, error: `The ${job} was cancelled.`, data: [], completed: 0 },
    ]);
  });

  it('is told why not everything is there when the credits run out', async () => {
    const { key } = await server.caller({ credits: 2 });
    const id = await startJob(server, key, 'crawl', { url: site.url, webhook: to.url, sitemap: 'skip' });
    const { warning } = await endedJob(server, key, 'crawl', id);
    await arrived(id, 'crawl.completed');
    expect(warning).toMatch('The credits ran out');
    expect(arrivalsOf(id).at(-1)!.body['warning']).toBe(warning);
    expect(typesOf(id).filter((type) => type === 'crawl.page')).toHaveLength(2);
  });

  it('is refused at an address that is not public, and nothing is accepted', async () => {
    const own = await startTestServer({ allowPrivate: ['self'] }, kind);
    const { key } = await own.caller();
    const page = 'https://example.com/';
    for (const [operation, body] of [
      ['startCrawl', { url: page }],
      ['startBatchScrape', { urls: [page] }],
    ] as const)
      for (const [webhook, path] of [
        [`${own.url}/v2/agent`, '/webhook'],
        ['http://169.254.169.254/', '/webhook'],
        ['https://a:b@example.com/', '/webhook'],
        [{ url: 'http://[::1]/' }, '/webhook/url'],
        [{ url: page, headers: { Host: 'x' } }, '/webhook/headers/Host'],
        [{ url: page, events: ['action'] }, '/webhook/events/0'],
      ] as const)
        expect(await callJob(own, key, operation, { body: { ...body, webhook } })).toMatchObject({
          status: 400,
          body: { error: 'Bad Request', details: [{ in: 'body', path }] },
        });
    expect(await own.store.db.selectFrom('crawl').select('id').execute()).toEqual([]);
    await own.close();
  });

  it('is found again by a repeated start, which opens no second one', async () => {
    const { key } = await server.caller();
    const start = async (webhook: string) => {
      const { status, body } = await callJob(server, key, 'startBatchScrape', {
        body: { urls: [`${site.url}/a`], webhook },
        headers: { 'idempotency-key': 'once' },
      });
      return { status, body };
    };
    const first = await start(to.url);
    expect(await start(to.url)).toEqual(first);
    expect((await start(`${to.url}?other`)).status).toBe(409);
    const { id } = first.body as { id: string };
    await arrived(id, 'batch_scrape.completed');
    expect(typesOf(id)).toEqual(['batch_scrape.started', 'batch_scrape.page', 'batch_scrape.completed']);
  });

  /** What a receiver does, and the types that must have come to it when nothing more comes. */
  const whole = ['batch_scrape.started', 'batch_scrape.page', 'batch_scrape.completed'];
  it.each<[string, (own: { secret: Receiver }) => Answering, string[]]>([
    [
      'is away for a moment',
      () =>
        (response, { body }) =>
          response.writeHead(body.type === 'batch_scrape.page' && !tried(body.webhookId) ? 503 : 200).end(),
      ['batch_scrape.started', 'batch_scrape.page', 'batch_scrape.page', 'batch_scrape.completed'],
    ],
    ['is slow', () => (response) => void setTimeout(() => response.end(), 700), whole],
    [
      'redirects to an address that is not public, then not',
      ({ secret }) =>
        (response, { body }) =>
          body.type !== 'batch_scrape.page' || tried(body.webhookId)
            ? response.end()
            : response.writeHead(307, { location: secret.url }).end(),
      ['batch_scrape.started', 'batch_scrape.page', 'batch_scrape.page', 'batch_scrape.completed'],
    ],
    [
      'answers without an end',
      () => (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'.repeat(65_536)), 5);
        response.on('close', () => clearInterval(timer));
      },
      whole,
    ],
    ['wants no more', () => (response) => response.writeHead(410).end(), ['batch_scrape.started']],
  ])('of a receiver that %s', async (_, answering, types) => {
    const { key } = await server.caller();
    const secret = await receiver();
    const at = await receiver(answering({ secret }));
    const body = { urls: [`${site.url}/a`], webhook: at.url };
    const id = await startJob(server, key, 'batch', body);
    // The job waits for no receiver.
    const job: CrawlJob = await endedJob(server, key, 'batch', id);
    expect(job.data.map(({ metadata }) => pathOf(metadata.sourceURL))).toEqual(['/a']);
    await vi.waitUntil(async () => (await left()) === 0, { timeout: 60_000, interval: 50 });
    expect(typesOf(id, at)).toEqual(types);
    const names = arrivalsOf(id, at).map(({ headers }) => headers['webhook-id']);
    expect(new Set(names).size).toBe(new Set(types).size);
    expect(secret.arrivals).toEqual([]);
  });
});

const seen = new Set<string>();

/** Whether an event was tried before. */
function tried(id: string): boolean {
  const isKnown = seen.has(id);
  seen.add(id);
  return isKnown;
}
