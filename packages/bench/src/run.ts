import { benchmarks } from './benchmarks.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { measure, median } from './measure.ts';

/** `node dist/run.js [name…]`: runs the benchmarks whose names start with these, and prints one table for each. */
async function run(prefixes: readonly string[]): Promise<void> {
  const chosen = benchmarks.filter(
    ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
  );
  if (chosen.length === 0)
    throw new Error(`No benchmark is named so. There are: ${benchmarks.map(({ name }) => name).join(', ')}.`);
  for (const benchmark of chosen) console.log(table(benchmark, await measureAll(benchmark)));
}

async function measureAll(benchmark: Benchmark): Promise<Map<string, Measurement[]>> {
  const results = new Map<string, Measurement[]>(Object.keys(benchmark.cases).map((name) => [name, []]));
  const rounds = Number(process.env['BENCH_ROUNDS'] ?? benchmark.rounds);
  const setup = await benchmark.setup?.();
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, list] of results) list.push(await measure(benchmark, name, setup?.env ?? {}));
    }
  } finally {
    setup?.stop();
  }
  return results;
}

function table({ name, title }: Benchmark, results: ReadonlyMap<string, readonly Measurement[]>): string {
  const [first] = results.values();
  const reference = median(first ?? [], 'cpu');
  const rows = [...results].map(([label, list]) => {
    const cpu = median(list, 'cpu');
    const facts = Object.entries(list[0]?.facts ?? {})
      .map(([key, value]) => `${key} ${value}`)
      .join(', ');
    const wall = median(list, 'wall').toFixed(2);
    return `| ${label} | ${cpu.toFixed(2)} | ${(cpu / reference).toFixed(2)} | ${wall} | ${median(list, 'peakMb').toFixed(0)} | ${facts} |`;
  });
  const head = ['| case | CPU s | ratio | wall s | peak MB | facts |', '|---|---|---|---|---|---|'];
  return [`\n### ${name}`, title, '', ...head, ...rows].join('\n');
}

await run(process.argv.slice(2));
