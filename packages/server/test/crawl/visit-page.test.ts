import { MemorySitemapCache } from '@web-data/site-map';
import { Traffic } from '@web-data/net/pace';
import { Fetcher } from '@web-data/net';
import { Visitor } from '@web-data/site-map/visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageEntry } from '../../src/capabilities/crawl/entry.ts';
import type { Outcome } from '../../src/capabilities/crawl/outcome.ts';
import { visitPage } from '../../src/capabilities/crawl/visit-page.ts';
import type { VisitContext } from '../../src/capabilities/crawl/visit-page.ts';
import { PageReader } from '../../src/capabilities/pages/page-reader.ts';
import type { PageServices } from '../../src/capabilities/pages/page-reader.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Pages by path: a status, or where a page that has nothing else to say sends its readers. */
const PAGES: Record<string, number | string> = {
  '/gone': 410,
  '/busy': 503,
  '/to-gone': '/gone',
  '/one': '/two',
  '/two': '/three',
  '/three': '/gone',
  '/private/x': 410,
};

let site: Site;
let fetcher: Fetcher;
beforeAll(async () => {
  site = await serveSite((request, response) => {
    const page = PAGES[request.url ?? ''];
    if (request.url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private/');
    if (typeof page !== 'string') return void response.writeHead(page ?? 404).end('no');
    const refresh = `<meta http-equiv="refresh" content="0; url=${page}">`;
    response.setHeader('content-type', 'text/html').end(`<title>x</title>${refresh}`);
  });
  fetcher = new Fetcher({ allowPrivate: ['127.0.0.1:*'] });
});
afterAll(async () => {
  await fetcher.close();
  await site.close();
});

/** Reads no document and renders no page: those of this test are neither. */
const pageReader = new PageReader({ browser: () => undefined } as PageServices);

const visitorOf = (ignoreRobots: boolean): Visitor =>
  new Visitor({
    fetcher,
    traffic: new Traffic(),
    rate: 1000,
    concurrency: 16,
    cache: { store: new MemorySitemapCache(), ignoreCache: false, country: 'US' },
    headers: {},
    ignoreRobots,
    pageBytes: 100_000,
    pageTimeout: 10_000,
  });

/** What comes of one page of a batch; its content is the path that it was read from. */
async function visit(
  path: string,
  { ignoreRobots = true, attempt = 0 } = {},
): Promise<Outcome & { read: string[] }> {
  site.asked.length = 0;
  const visitor = visitorOf(ignoreRobots);
  const plan = { kind: 'batch', options: {}, request: {}, identity: { teamId: 'team' } };
  const { signal } = new AbortController();
  const context = { plan, visitor, pageReader, signal, timeoutMs: 10_000, price: 1, site: undefined };
  const entry = {
    ...pageEntry(site.url + path, 0),
    crawl_id: 'crawl',
    position: 0,
    attempt,
    run_at: 0,
    settled: 0,
  } as const;
  const outcome = await visitPage(context as unknown as VisitContext, entry);
  visitor.close();
  return { ...outcome, read: site.asked.filter((one) => one !== '/robots.txt') };
}

describe('a page of a batch', () => {
  test.each<[title: string, path: string, read: string[], status: number]>([
    ['that is gone fails with its status', '/gone', ['/gone'], 410],
    ['that there is not fails with its status', '/none', ['/none'], 404],
    ['that sends its readers on is the page that it names', '/to-gone', ['/to-gone', '/gone'], 410],
    ['is looked for behind three that send on', '/one', ['/one', '/two', '/three', '/gone'], 410],
  ])('%s', async (_, path, read, status) => {
    const outcome = await visit(path);
    expect(outcome.read).toEqual(read);
    const error = `${new URL(site.url).host} answered with ${status}.`;
    expect(outcome.failure).toEqual({ kind: 'error', url: site.url + path, error, status });
    expect(outcome.found).toEqual([]);
    expect(outcome.retryAt).toBeUndefined();
  });

  test('that has no time just now is tried again', async () => {
    const { retryAt, failure: fault } = await visit('/busy');
    expect(retryAt).toBeGreaterThan(Date.now() - 5000);
    expect(fault).toBeUndefined();
  });

  test('that never has time fails', async () => {
    const { retryAt, failure: fault } = await visit('/busy', { attempt: 5 });
    expect(retryAt).toBeUndefined();
    expect(fault?.status).toBe(503);
  });

  test('that robots.txt disallows fails without a request, and without a status', async () => {
    const { failure: fault, read } = await visit('/private/x', { ignoreRobots: false });
    expect(read).toEqual([]);
    const error = `robots.txt of ${new URL(site.url).host} disallows it.`;
    expect(fault).toEqual({ kind: 'robots', url: `${site.url}/private/x`, error });
  });
});
