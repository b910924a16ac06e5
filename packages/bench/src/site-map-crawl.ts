import type { Dispatcher } from 'undici';
import type { Benchmark, Case } from './benchmark.ts';
import { startSite } from './site-map-setup.ts';

const IN_FLIGHT = 32;
const siteUrl = (): string => process.env['SITE_URL'] ?? '';
const pageCount = (): number => Number(process.env['PAGES'] ?? 2000);

/** The floor: fetches a known list with undici, without parsing. */
export const floor: Case = async () => {
  const { Agent } = await import('undici');
  const agent = new Agent({ connections: IN_FLIGHT, pipelining: 1 });
  const origin = new URL(siteUrl()).origin;
  const paths = Array.from({ length: pageCount() }, (_, at) =>
    at === 0 ? '/' : `/section-${at % 17}/page-${at}`,
  );
  let bytes = 0;
  let next = 0;
  const fetchOne = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const handler: Dispatcher.DispatchHandler = {
        onRequestStart: () => {},
        onResponseStart: () => {},
        onResponseData: (_, chunk) => {
          bytes += chunk.length;
        },
        onResponseEnd: () => resolve(),
        onResponseError: (_, error) => reject(error),
      };
      agent.dispatch({ origin, path, method: 'GET' }, handler);
    });
  const worker = async (): Promise<void> => {
    while (next < paths.length) await fetchOne(paths[next++] ?? '/');
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  await agent.close();
  return { pages: paths.length, megabytes: Math.round(bytes / 1e6) };
};

const ours: Case = async () => {
  const { map } = await import('@web-data/site-map');
  const { links, stats } = await map(siteUrl(), {
    allowPrivate: ['127.0.0.0/8:*'],
    limit: 100_000,
    budget: { concurrency: IN_FLIGHT, hostConcurrency: IN_FLIGHT, rate: Number.POSITIVE_INFINITY },
  });
  return { links: links.length, titled: links.filter(({ title }) => title).length, pages: stats.pages };
};

const crawlee: Case = async () => {
  const { CheerioCrawler, Configuration } = await import('@crawlee/cheerio');
  const { Sitemap } = await import('@crawlee/utils');
  const found = new Set<string>();
  const config = new Configuration({ persistStorage: false, systemInfoV2: false });
  const crawler = new CheerioCrawler(
    {
      maxConcurrency: IN_FLIGHT,
      minConcurrency: IN_FLIGHT,
      requestHandler: async ({ request, enqueueLinks }) => {
        found.add(request.url);
        await enqueueLinks();
      },
    },
    config,
  );
  const { urls } = await Sitemap.load(new URL('/sitemap.xml', siteUrl()).href);
  await crawler.run([siteUrl(), ...urls]);
  return { links: found.size };
};

const linkinator: Case = async () => {
  const { LinkChecker } = await import('linkinator');
  const found = new Set<string>();
  const checker = new LinkChecker();
  checker.on('link', ({ url, state }) => state === 'OK' && found.add(url));
  await checker.check({ path: siteUrl(), recurse: true, concurrency: IN_FLIGHT });
  return { links: found.size };
};

/** 2,000 pages of 20 KB, and the same at 50 ms latency, where the ideal wall time is pages / in flight × latency. */
export const crawlBenchmarks: readonly Benchmark[] = [
  {
    name: 'site-map-crawl',
    module: import.meta.url,
    title:
      '2,000 pages of 20 KB, no latency, 32 in flight; a tenth only in the sitemap. Ratio to a dispatch loop that parses nothing.',
    rounds: 5,
    setup: () => startSite({ PAGES: '2000' }),
    cases: { 'undici dispatch (floor)': floor, 'site-map': ours, linkinator, crawlee },
  },
  {
    name: 'site-map-dense',
    module: import.meta.url,
    title: '2,000 pages of 20 KB with 30 links each, as dense as real pages, no latency, 32 in flight.',
    rounds: 5,
    setup: () => startSite({ PAGES: '2000', LINKS: '30' }),
    cases: { 'undici dispatch (floor)': floor, 'site-map': ours },
  },
  {
    name: 'site-map-large',
    module: import.meta.url,
    title: '20,000 pages of 20 KB with 30 links each, no latency, 32 in flight.',
    rounds: 3,
    setup: () => startSite({ PAGES: '20000', LINKS: '30' }),
    cases: { 'undici dispatch (floor)': floor, 'site-map': ours },
  },
  {
    name: 'site-map-latency',
    module: import.meta.url,
    title: '2,000 pages of 20 KB at 50 ms latency, 32 in flight: the ideal is 3.13 s of wall time.',
    rounds: 3,
    setup: () => startSite({ PAGES: '2000', LATENCY: '50' }),
    cases: { 'undici dispatch (floor)': floor, 'site-map': ours },
  },
];
