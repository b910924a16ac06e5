import type { Benchmark, Measurement } from './benchmark.ts';
import { MARK } from './measure.ts';

/** The process of one case: does the work, reports its resource usage, and ends. */
const [, , module = '', benchmarkName, caseName = ''] = process.argv;
const exports: Record<string, Benchmark | readonly Benchmark[]> = await import(module);
const benchmark = Object.values(exports)
  .flat()
  .find(({ name }) => name === benchmarkName);
const work = benchmark?.cases[caseName];
if (!work) throw new Error(`There is no case ${benchmarkName}/${caseName}.`);

const start = performance.now();
const facts = await work();
const wall = (performance.now() - start) / 1000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const measurement: Measurement = {
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  wall,
  peakMb: maxRSS / 1024,
  facts,
};
process.stdout.write(`${MARK}${JSON.stringify(measurement)}\n`, () => process.exit(0));
