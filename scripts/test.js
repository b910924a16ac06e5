// `npm test`: everything that must hold, and the sum of all test results as the last line.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const folders = ['scripts', 'spec', ...readdirSync('packages').map((name) => `packages/${name}`)];
const reports = folders.map((folder) => `${folder}/reports/vitest.json`);
for (const report of reports) rmSync(report, { force: true });

// Staleness first and by itself: nothing may be regenerated before it is looked at.
const checks = [
  await turbo('Generated files', ['check:generated']),
  await turbo('Style, description, types', ['check:style', 'lint', 'typecheck', 'build']),
];
// The suite that takes longest from the first moment on, beside the others one after the other. All is built already.
const LONGEST = '@web-data/server';
const tested = await Promise.all([
  turbo('Tests', ['test', `--filter=${LONGEST}`]),
  turbo('Tests', ['test', `--filter=!${LONGEST}`]),
]);
const tests = tested.every(Boolean);
checks.push(await turbo('Packages', ['check:package', 'check:api']));

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

/** Runs tasks of the packages; true where all went well. */
function turbo(title, tasks) {
  console.log(`\n${title}`);
  const command = `turbo run ${tasks.join(' ')} --continue --concurrency=${availableParallelism()}`;
  const run = spawn(command, { stdio: 'inherit', shell: true });
  return new Promise((resolve) => run.on('close', (status) => resolve(status === 0)));
}

function sum(results, member) {
  return results.reduce((total, result) => total + (result[member] ?? 0), 0);
}
