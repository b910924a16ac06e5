// `node scripts/gate/total.js fast full`: the sum of each tier that ran, and of all of them as the last line.
import { existsSync, readFileSync } from 'node:fs';
import { countLine } from './reports.js';

const total = { passed: 0, failed: 0, skipped: 0 };
for (const tier of process.argv.slice(2)) {
  const path = `reports/summary-${tier}.txt`;
  // A tier that broke off before it could count is a failure.
  const line = existsSync(path) ? readFileSync(path, 'utf8').trim() : '0 passed, 1 failed';
  console.log(`${tier}: ${line}`);
  for (const [, count, name] of line.matchAll(/(\d+) (passed|failed|skipped)/g)) total[name] += Number(count);
}
console.log(countLine(total));
