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

export const growthBenchmark: Benchmark = {
  name: 'site-map-growth',
  module: import.meta.url,
  title: 'A whole map, every page visited, of sites of 1,000 to 100,000 pages of 2 KB.',
  rounds: 1,
  cases: Object.fromEntries(SIZES.map((pages) => [`${pages.toLocaleString('en')} pages`, mapOf(pages)])),
};
