// `npm test`: everything that must hold, and the sum of all test results as the last line.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const folders = ['scripts', 'spec', ...readdirSync('packages').map((name) => `packages/${name}`)];
const reports = folders.map((folder) => `${folder}/reports/vitest.json`);
for (const report of reports) rmSync(report, { force: true });

// Staleness first and by itself: nothing may be regenerated before it is looked at.
const checks = [
  turbo('Generated files', ['check:generated']),
  turbo('Style, description, types', ['check:style', 'lint', 'typecheck']),
];
// Most tests wait, for servers, clocks and other processes: one package more than there are processors leaves none idle.
const tests = turbo('Tests', ['test'], availableParallelism() + 1);
checks.push(turbo('Packages', ['check:package', 'check:api']));

const counts = reports.filter(existsSync).map((path) => JSON.parse(readFileSync(path, 'utf8')));
const passed = sum(counts, 'numPassedTests');
const skipped = sum(counts, 'numPendingTests');
const failedTests = sum(counts, 'numFailedTests');
// A failed check, or a test run that ended without saying which test failed, counts as one.
const failedSteps = checks.filter((ok) => !ok).length + (!tests && failedTests === 0 ? 1 : 0);
const failed = failedTests + failedSteps;

const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
mkdirSync('reports', { recursive: true });
writeFileSync('reports/summary.txt', `${line}\n`);
console.log(`\n${line}`);
process.exitCode = failed === 0 && tests ? 0 : 1;

function turbo(title, tasks, concurrency = availableParallelism()) {
  console.log(`\n${title}`);
  const command = `turbo run ${tasks.join(' ')} --continue --concurrency=${concurrency}`;
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  return status === 0;
}

function sum(results, member) {
  return results.reduce((total, result) => total + (result[member] ?? 0), 0);
}
