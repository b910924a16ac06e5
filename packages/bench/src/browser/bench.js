import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { servePages } from './pages.js';

/**
 * Renders pages of an app alternately with the pool and with Playwright alone, each round in a separate process and
 * browser.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const pages = Number(process.env['BENCH_PAGES'] ?? 100);
const WIDTH = 8;
const NAMES = { bare: 'Playwright alone', ours: 'the pool' };
const program = fileURLToPath(new URL('case.js', import.meta.url));
const run = promisify(execFile);

const site = await servePages();
const results = { bare: [], ours: [] };
for (let round = 0; round < rounds; round++) {
  for (const name of Object.keys(results)) {
    const args = [program, name, site.port, pages, WIDTH].map(String);
    const { stdout } = await run(process.execPath, args);
    const result = JSON.parse(stdout);
    if (result.complete !== pages)
      throw new Error(`${NAMES[name]} read ${result.complete} of ${pages} pages.`);
    results[name].push(result);
  }
}
site.close();

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const of = (name, member) => median(results[name].map((result) => result[member]));
console.log(`${pages} pages, ${WIDTH} at once, ${rounds} rounds, load average ${loadavg()[0].toFixed(1)}\n`);
console.log('| case | CPU ms a page | ratio | renders/s |\n| --- | --- | --- | --- |');
for (const name of Object.keys(results)) {
  const ratio = (of(name, 'cpuMs') / of('bare', 'cpuMs')).toFixed(2);
  console.log(
    `| ${NAMES[name]} | ${of(name, 'cpuMs').toFixed(0)} | ${ratio} | ${of(name, 'perSecond').toFixed(1)} |`,
  );
}
