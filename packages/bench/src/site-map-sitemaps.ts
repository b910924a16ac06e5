import type { Benchmark, Case } from './benchmark.ts';
import { startSite } from './site-map-setup.ts';

const siteUrl = (): string => process.env['SITE_URL'] ?? '';
const count = (): number => Number(process.env['SITEMAP_URLS']);

const ours: Case = async () => {
  const { map, MemorySitemapCache } = await import('@web-data/site-map');
  const { links, stats } = await map(siteUrl(), {
    allowPrivate: ['127.0.0.0/8:*'],
    sitemap: 'only',
    limit: count(),
    cache: new MemorySitemapCache(1),
  });
  return { links: links.length, files: stats.sitemaps };
};

const sitemapper: Case = async () => {
  const { default: Sitemapper } = await import('sitemapper');
  const { sites } = await new Sitemapper({
    url: new URL('/sitemap.xml', siteUrl()).href,
    timeout: 300_000,
  }).fetch();
  return { links: new Set(sites).size };
};

const crawlee: Case = async () => {
  const { Sitemap } = await import('@crawlee/utils');
  const { urls } = await Sitemap.load(new URL('/sitemap.xml', siteUrl()).href);
  return { links: new Set(urls).size };
};

export const sitemapBenchmark: Benchmark = {
  name: 'site-map-sitemaps',
  module: import.meta.url,
  title: 'One million URLs in an index of 20 gzip files over HTTP: read, made canonical, each once.',
  rounds: 3,
  setup: () => startSite({ PAGES: '1', SITEMAP_URLS: '1000000' }),
  cases: {
    'site-map, sitemap: only': ours,
    'Crawlee Sitemap.load + Set': crawlee,
    'sitemapper + Set': sitemapper,
  },
};
