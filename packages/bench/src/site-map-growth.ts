import type { Benchmark, Case } from './benchmark.ts';
import { startSite } from './site-map-setup.ts';

const SIZES = [1000, 3000, 10_000, 30_000, 100_000];

function mapOf(pages: number): Case {
  return async () => {
    const { map } = await import('@web-data/site-map');
    const site = await startSite({ PAGES: String(pages), BYTES: '2000' });
    const before = process.cpuUsage();
    const { links, stats } = await map(site.env['SITE_URL'] ?? '', {
      allowPrivate: ['127.0.0.0/8:*'],
      limit: 200_000,
      budget: { hostConcurrency: 32, rate: Number.POSITIVE_INFINITY },
    });
    const { user, system } = process.cpuUsage(before);
    site.stop();
    const micros = Math.round((user + system) / pages);
    return {
      links: links.length,
      titled: links.filter(({ title }) => title).length,
      pages: stats.pages,
      'CPU µs/page': micros,
    };
  };
}

const COPY_SIZES = [250, 1000, 4000, 16_000];

/** A whole map of pages named by words, each of which links to three copies of itself by query. */
function copiesOf(pages: number): Case {
  return async () => {
    const { map } = await import('@web-data/site-map');
    const site = await startSite({ PAGES: String(pages), BYTES: '8000', COPIES: 'sort,print,ref' });
    const url = site.env['SITE_URL'] ?? '';
    let found = 0;
    let foundAt = 0;
    const start = performance.now();
    const { links, stats } = await map(url, {
      allowPrivate: ['127.0.0.0/8:*'],
      limit: 100_000,
      budget: { hostConcurrency: 32, rate: Number.POSITIVE_INFINITY },
      onProgress: (progress) => {
        if (progress.found > found) foundAt = performance.now() - start;
        found = progress.found;
      },
    });
    const end = performance.now() - start;
    const requests = Number(await (await fetch(`${url}requests`)).text());
    site.stop();
    return {
      links: links.length,
      pages: stats.pages,
      'requests/page': (requests / pages).toFixed(2),
      'end / last find': (end / foundAt).toFixed(2),
    };
  };
}

export const copiesBenchmark: Benchmark = {
  name: 'site-map-copies',
  module: import.meta.url,
  title:
    'A whole map of sites of 250 to 16,000 pages named by words, with three copies of each page by query.',
  rounds: 1,
  cases: Object.fromEntries(
    COPY_SIZES.map((pages) => [`${pages.toLocaleString('en')} pages`, copiesOf(pages)]),
  ),
};

export const growthBenchmark: Benchmark = {
  name: 'site-map-growth',
  module: import.meta.url,
  title: 'A whole map, every page visited, of sites of 1,000 to 100,000 pages of 2 KB.',
  rounds: 1,
  cases: Object.fromEntries(SIZES.map((pages) => [`${pages.toLocaleString('en')} pages`, mapOf(pages)])),
};
