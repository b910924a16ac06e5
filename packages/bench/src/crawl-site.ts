import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark, Case } from './benchmark.ts';
import { floor } from './site-map-crawl.ts';
import { startSite } from './site-map-setup.ts';

const IN_FLIGHT = 32;
const siteUrl = (): string => process.env['SITE_URL'] ?? '';
const pageCount = (): number => Number(process.env['PAGES'] ?? 2000);

/** Crawls with the reference server in this process, until all pages were read. */
const ours: Case = async () => {
  const { startServer } = await import('@web-data/server');
  const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
  const server = await startServer({
    port: 0,
    dataDirectory: folder,
    docsDirectory: 'none',
    developmentKey: 'on',
    logLevel: 'silent',
    allowPrivate: ['127.0.0.1'],
    sitePorts: [Number(new URL(siteUrl()).port)],
    siteRequestsPerSecond: 100_000,
    siteConcurrency: IN_FLIGHT,
    plans: { development: { requestsPerMinute: 1_000_000, concurrency: IN_FLIGHT } },
  });
  const read = reader(server.url, server.developmentKey ?? '');
  const { id } = await read<{ id: string }>('/crawl', {
    url: siteUrl(),
    limit: pageCount(),
    scrapeOptions: { formats: ['markdown'] },
  });
  const facts = await followed(id, read);
  await server.close();
  await rm(folder, { recursive: true, force: true });
  return facts;
};

interface Status {
  status: string;
  completed: number;
  next?: string;
  data: { markdown?: string }[];
}
type Read = <T>(path: string, body?: unknown) => Promise<T>;

function reader(origin: string, key: string): Read {
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(path.startsWith('/') ? `/v2${path}` : path, origin), {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/**
 * Polls the crawl twice per second until it ends, then reads all pages. Also measures the time of a status request at
 * the start and at the end.
 */
async function followed(id: string, read: Read): Promise<Record<string, number>> {
  const early: number[] = [];
  let max = 0;
  let status: Status;
  do {
    await sleep(500);
    const from = performance.now();
    status = await read<Status>(`/crawl/${id}?limit=1`);
    if (status.completed < pageCount() / 4) early.push(performance.now() - from);
    max = Math.max(max, process.memoryUsage().rss);
  } while (status.status === 'scraping');
  const late: number[] = [];
  for (let times = 0; times < 20; times++) {
    const from = performance.now();
    await read(`/crawl/${id}?limit=1`);
    late.push(performance.now() - from);
  }
  const pages = await countPages(id, read);
  return {
    ...pages,
    'status ms early': middle(early),
    'status ms ended': middle(late),
    'MB at most': Math.round(max / 1e6),
  };
}

async function countPages(id: string, read: Read): Promise<{ pages: number; wordCount: number }> {
  let [pages, wordCount] = [0, 0];
  for (let next: string | undefined = `/crawl/${id}`; next !== undefined;) {
    const response: Status = await read<Status>(next);
    pages += response.data.length;
    for (const { markdown = '' } of response.data) wordCount += markdown.split(/\s+/u).length;
    next = response.next;
  }
  return { pages, wordCount };
}

function middle(values: readonly number[]): number {
  return Number((values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN).toFixed(1));
}

/** Crawls with Crawlee, and converts the content with Cheerio and Turndown. */
const crawlee: Case = async () => {
  const { CheerioCrawler, Configuration } = await import('@crawlee/cheerio');
  const { Sitemap } = await import('@crawlee/utils');
  const { default: Turndown } = await import('turndown');
  const turndown = new Turndown({ headingStyle: 'atx' });
  let [pages, wordCount] = [0, 0];
  const crawler = new CheerioCrawler(
    {
      maxConcurrency: IN_FLIGHT,
      minConcurrency: IN_FLIGHT,
      requestHandler: async ({ $, enqueueLinks }) => {
        await enqueueLinks();
        $('script, style').remove();
        pages += 1;
        wordCount += turndown.turndown($('body').html() ?? '').split(/\s+/u).length;
      },
    },
    new Configuration({ persistStorage: false, systemInfoV2: false }),
  );
  const { urls } = await Sitemap.load(new URL('/sitemap.xml', siteUrl()).href);
  await crawler.run([siteUrl(), ...urls]);
  return { pages, wordCount };
};

const cases = { 'undici dispatch (floor)': floor, 'POST /crawl': ours };

export const crawlSiteBenchmarks: readonly Benchmark[] = [
  {
    name: 'crawl',
    module: import.meta.url,
    title:
      '2,000 pages of 20 KB and 30 links as markdown, 32 in flight: for the server HTTP, jobs, store and reading the answer included.',
    rounds: 3,
    setup: () => startSite({ PAGES: '2000', LINKS: '30' }),
    cases: { ...cases, 'Crawlee, Cheerio, Turndown': crawlee },
  },
  {
    name: 'crawl-20000',
    module: import.meta.url,
    title: 'The same with 20,000 pages.',
    rounds: 1,
    setup: () => startSite({ PAGES: '20000', LINKS: '30' }),
    cases,
  },
  {
    name: 'crawl-100000',
    module: import.meta.url,
    title: '100,000 pages of 2 KB: memory and the cost of a question about the crawl.',
    rounds: 1,
    setup: () => startSite({ PAGES: '100000', BYTES: '2000' }),
    cases,
  },
];
