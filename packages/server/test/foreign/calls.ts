import type { Firecrawl } from '@mendable/firecrawl-js';
import type { World } from './world.ts';

/** What the calls of a table work on. */
export interface Bench extends Pick<World, 'site' | 'server' | 'key'> {
  web: Firecrawl;
}

/** A call of the library of the deployed service. */
export interface Call {
  /** As programs write it, short. */
  name: string;
  run(bench: Bench): Promise<unknown>;
  /** What its result has at least, for a call that works. */
  want?: unknown;
  /** Why this service never does it; such a call is rejected. */
  never?: string;
}

/** A format or an option that a call takes, by its short name. */
type Variants = Readonly<Record<string, object>>;

const schema = { type: 'object', properties: { title: { type: 'string' } } };
const json = { type: 'json', schema } as const;

/** Options that each way to read pages takes, and what they need to be seen. */
const formats: Variants = {
  markdown: { formats: ['markdown'] },
  html: { formats: ['html'] },
  rawHtml: { formats: ['rawHtml'] },
  links: { formats: ['links'] },
  images: { formats: ['images'] },
  summary: { formats: ['summary'] },
  screenshot: { formats: ['screenshot'] },
  'screenshot as object': { formats: [{ type: 'screenshot', fullPage: true, quality: 80 }] },
  json: { formats: [json] },
  attributes: { formats: [{ type: 'attributes', selectors: [{ selector: 'a', attribute: 'href' }] }] },
  changeTracking: { formats: ['markdown', { type: 'changeTracking', modes: ['git-diff'] }] },
};
const rendering: Variants = {
  onlyMainContent: { onlyMainContent: false },
  'includeTags, excludeTags': { includeTags: ['main'], excludeTags: ['nav'] },
  headers: { headers: { 'X-Test': 'yes' } },
  waitFor: { waitFor: 10 },
  mobile: { mobile: true },
  location: { location: { country: 'DE', languages: ['de'] } },
  'maxAge, storeInCache': { maxAge: 60_000, storeInCache: true },
  removeBase64Images: { removeBase64Images: true },
  blockAds: { blockAds: true },
  proxy: { proxy: 'auto' },
  timeout: { timeout: 30_000 },
  actions: { actions: [{ type: 'wait', milliseconds: 10 }, { type: 'scrape' }] },
};

/** The row of each variant. */
function vary(
  method: string,
  variants: Variants,
  run: (bench: Bench, options: object) => Promise<unknown>,
  want: object,
): Call[] {
  return Object.entries(variants).map(([name, options]) => ({
    name: `${method}: ${name}`,
    run: (bench) => run(bench, options),
    want,
  }));
}

const metadata = { metadata: { statusCode: 200 } };
const scrape: Call[] = [
  { name: 'scrape', run: ({ web, site }) => web.scrape(site), want: { markdown: /Plans/, ...metadata } },
  { name: 'scrapeUrl', run: ({ web, site }) => web.scrapeUrl(site), want: { markdown: /Plans/ } },
  ...vary(
    'scrape',
    { ...formats, ...rendering },
    ({ web, site }, options) => web.scrape(site, options),
    metadata,
  ),
  {
    name: 'scrape: executeJavascript',
    run: ({ web, site }) => web.scrape(site, { actions: [{ type: 'executeJavascript', script: '1' }] }),
    never: 'Code of callers is not run.',
  },
  {
    name: 'interact: code',
    run: async ({ web, site }) => web.interact(await scrapeId({ web, site }), { code: 'return 1' }),
    never: 'Code of callers is not run.',
  },
  {
    name: 'interact: prompt',
    run: async ({ web, site }) =>
      web.interact(await scrapeId({ web, site }), { prompt: 'Which plans are there?' }),
    want: { success: true, output: 'Free and Team.' },
  },
  {
    name: 'stopInteraction',
    run: async ({ web, site }) => web.stopInteraction(await scrapeId({ web, site })),
    want: { success: true },
  },
];

async function scrapeId({ web, site }: Pick<Bench, 'web' | 'site'>): Promise<string> {
  return String((await web.scrape(site)).metadata?.['scrapeId']);
}

const paths = { limit: 3, pollInterval: 1 };
const finished = { status: 'completed' };
const crawl: Call[] = [
  { name: 'crawl', run: ({ web, site }) => web.crawl(site, paths), want: { ...finished, total: 3 } },
  { name: 'crawlUrl', run: ({ web, site }) => web.crawlUrl(site, paths), want: finished },
  { name: 'startCrawl', run: ({ web, site }) => web.startCrawl(site, { limit: 1 }), want: { id: /-/ } },
  { name: 'asyncCrawlUrl', run: ({ web, site }) => web.asyncCrawlUrl(site, { limit: 1 }), want: { id: /-/ } },
  ...(['getCrawlStatus', 'checkCrawlStatus'] as const).map((name): Call => ({
    name,
    run: async ({ web, site }) => web[name]((await web.startCrawl(site, { limit: 1 })).id),
    want: { status: /scraping|completed/ },
  })),
  ...(['getCrawlErrors', 'checkCrawlErrors'] as const).map((name): Call => ({
    name,
    run: async ({ web, site }) => web[name]((await web.startCrawl(site, { limit: 1 })).id),
    want: { errors: [], robotsBlocked: [] },
  })),
  { name: 'getActiveCrawls', run: ({ web }) => web.getActiveCrawls(), want: { success: true } },
  {
    name: 'cancelCrawl',
    run: async ({ web, site }) => ({
      done: await web.cancelCrawl((await web.startCrawl(`${site}/slow`)).id),
    }),
    want: { done: true },
  },
  {
    name: 'crawlParamsPreview',
    run: ({ web, site }) => web.crawlParamsPreview(site, 'The documentation'),
    want: { includePaths: ['^/docs/'] },
  },
  ...vary(
    'startCrawl',
    {
      'includePaths, excludePaths': { includePaths: ['^/docs/'], excludePaths: ['^/old/'] },
      maxDiscoveryDepth: { maxDiscoveryDepth: 1 },
      sitemap: { sitemap: 'skip' },
      'crawlEntireDomain, allowSubdomains, allowExternalLinks': {
        crawlEntireDomain: true,
        allowSubdomains: true,
        allowExternalLinks: false,
      },
      'delay, maxConcurrency': { delay: 0.1, maxConcurrency: 2 },
      ignoreQueryParameters: { ignoreQueryParameters: true },
      'ignoreRobotsTxt, robotsUserAgent': { ignoreRobotsTxt: true, robotsUserAgent: 'Bot' },
      regexOnFullURL: { regexOnFullURL: true },
    },
    ({ web, site }, options) => web.startCrawl(site, { limit: 1, ...options }),
    { id: /-/ },
  ),
  ...vary(
    'startCrawl, scrapeOptions',
    { ...formats, actions: rendering['actions']!, mobile: rendering['mobile']! },
    ({ web, site }, scrapeOptions) => web.startCrawl(site, { limit: 1, scrapeOptions }),
    { id: /-/ },
  ),
];

const batch: Call[] = [
  {
    name: 'batchScrape',
    run: ({ web, site }) => web.batchScrape([site], { pollInterval: 1 }),
    want: finished,
  },
  {
    name: 'batchScrapeUrls',
    run: ({ web, site }) => web.batchScrapeUrls([site], { pollInterval: 1 }),
    want: finished,
  },
  { name: 'startBatchScrape', run: ({ web, site }) => web.startBatchScrape([site]), want: { id: /-/ } },
  {
    name: 'asyncBatchScrapeUrls',
    run: ({ web, site }) => web.asyncBatchScrapeUrls([site]),
    want: { id: /-/ },
  },
  ...(['getBatchScrapeStatus', 'checkBatchScrapeStatus'] as const).map((name): Call => ({
    name,
    run: async ({ web, site }) => web[name]((await web.startBatchScrape([site])).id),
    want: { status: /scraping|completed/ },
  })),
  ...(['getBatchScrapeErrors', 'checkBatchScrapeErrors'] as const).map((name): Call => ({
    name,
    run: async ({ web, site }) => web[name]((await web.startBatchScrape([site])).id),
    want: { errors: [] },
  })),
  {
    name: 'cancelBatchScrape',
    run: async ({ web, site }) => ({
      done: await web.cancelBatchScrape((await web.startBatchScrape([`${site}/slow`])).id),
    }),
    want: { done: true },
  },
  {
    name: 'startBatchScrape: appendToId',
    run: async ({ web, site }) => {
      const { id } = await web.startBatchScrape([`${site}/slow`]);
      return web.startBatchScrape([site], { appendToId: id });
    },
    want: { id: /-/ },
  },
  ...vary(
    'startBatchScrape, options',
    { ...formats, ...rendering },
    ({ web, site }, options) => web.startBatchScrape([site], { options }),
    { id: /-/ },
  ),
  ...(['crawl', 'batch'] as const).map((kind): Call => ({
    name: `watcher: ${kind}`,
    run: async ({ web, site }) => {
      const { id } = await (kind === 'crawl'
        ? web.startCrawl(site, { limit: 2 })
        : web.startBatchScrape([site, `${site}/docs/a`]));
      const documents: unknown[] = [];
      const watcher = web.watcher(id, { kind, pollInterval: 1, timeout: 60 });
      watcher.on('document', (document) => documents.push(document));
      await watcher.start();
      watcher.close();
      return { documents: documents.length };
    },
    want: { documents: 2 },
  })),
];

export const pages: Readonly<Record<string, readonly Call[]>> = {
  Scrape: scrape,
  Crawl: crawl,
  Batch: batch,
};
