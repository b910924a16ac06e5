import type { Link } from '@web-data/site-map';
import type { Benchmark } from './benchmark.ts';

const VOCABULARY =
  'pricing blog guide api reference release notes product support careers legal security team about docs'.split(
    ' ',
  );

const word = (at: number): string => VOCABULARY[at % VOCABULARY.length] ?? '';

function links(count: number): Link[] {
  return Array.from({ length: count }, (_, at) => ({
    url: `https://www.example.com/${word(at)}/${word(at >> 4)}-${at}`,
    title: `${word(at >> 2)} ${at} and ${word(at >> 3)}`,
    description: `Everything about ${word(at >> 5)} and ${word(at >> 6)}, number ${at}, in one place for you to read.`,
  }));
}

export const rankBenchmark: Benchmark = {
  name: 'site-map-rank',
  module: import.meta.url,
  title: '100,000 links with title and description ranked by three words, first call of the process.',
  rounds: 3,
  cases: {
    'rank 100,000': async () => {
      const { rank } = await import('@web-data/site-map');
      const all = links(100_000);
      const before = process.cpuUsage();
      const start = performance.now();
      const ranked = rank(all, 'api pricing guide');
      const { user, system } = process.cpuUsage(before);
      return {
        'rank CPU ms': Math.round((user + system) / 1000),
        'rank wall ms': Math.round(performance.now() - start),
        links: ranked.length,
      };
    },
  },
};
