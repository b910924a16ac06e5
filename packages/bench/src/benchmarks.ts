import type { Benchmark } from './benchmark.ts';
import { clientCallBenchmark } from './client-call.ts';
import { clientSizeBenchmark } from './client-size.ts';
import { crawlSiteBenchmarks } from './crawl-site.ts';
import { docsBenchmark } from './docs-lighthouse.ts';
import { crawlBenchmarks } from './site-map-crawl.ts';
import { copiesBenchmark, growthBenchmark } from './site-map-growth.ts';
import { rankBenchmark } from './site-map-rank.ts';
import { relevanceBenchmark } from './site-map-relevance.ts';
import { scanBenchmark } from './site-map-scan.ts';
import { sitemapBenchmark } from './site-map-sitemaps.ts';

/** Every benchmark of the repository. */
export const benchmarks: readonly Benchmark[] = [
  ...crawlBenchmarks,
  scanBenchmark,
  sitemapBenchmark,
  rankBenchmark,
  relevanceBenchmark,
  growthBenchmark,
  copiesBenchmark,
  ...crawlSiteBenchmarks,
  clientCallBenchmark,
  clientSizeBenchmark,
  docsBenchmark,
];
