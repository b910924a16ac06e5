// `npm test`, `npm run test:long`: everything that must hold, what failed, and the sum of all test results as the last line.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// With `--long` each case of what `npm test` tries some of.
if (process.argv.includes('--long')) process.env.TESTS = 'all';

const folders = ['scripts', 'spec', ...readdirSync('packages').map((name) => `packages/${name}`)];
const reports = folders.map((folder) => `${folder}/reports/vitest.json`);
for (const report of reports) rmSync(report, { force: true });

// Staleness first and by itself: nothing may be regenerated before it is looked at.
const brokenSteps = [];
await check('Generated files', ['check:generated']);
await check('Style, description, types', ['check:style', 'lint', 'typecheck', 'build']);
// Two lines of packages, one package of each at a time: what waits longest (for servers, leases and browsers), and the rest. More
// at once has servers, browsers and their clients wait for each other until what has a time to be done in is late.
const WAITING = ['@web-data/server', '@web-data/browser'];
const tested = await Promise.all([
  turbo('Tests', ['test', ...WAITING.map((name) => `--filter=${name}`)], 1),
  turbo('Tests', ['test', ...WAITING.map((name) => `--filter=!${name}`)], 1),
]);
const tests = tested.every(Boolean);
await check('Packages', ['check:package', 'check:api']);

const counts = reports.filter(existsSync).map((path) => JSON.parse(readFileSync(path, 'utf8')));
const passed = sum(counts, 'numPassedTests');
const skipped = sum(counts, 'numPendingTests');
const failures = counts.flatMap(failuresOf);
// A test run that ended without saying which test failed counts as one.
if (!tests && failures.length === 0) brokenSteps.push('Tests');
failures.push(...brokenSteps);
const failed = failures.length;

const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
mkdirSync('reports', { recursive: true });
writeFileSync('reports/summary.txt', `${line}\n`);
// Said once more at the end: a log of tens of thousands of lines is read from there.
console.log(['', ...failures.map((failure) => `Failed: ${failure}`), line].join('\n'));
process.exitCode = failed === 0 && tests ? 0 : 1;

async function check(title, tasks) {
  if (!(await turbo(title, tasks))) brokenSteps.push(`${title} (${tasks.join(', ')})`);
}

/** Each failed test of a report by its file and name, and each file that could not run at all. */
function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}${firstLine(failureMessages[0])}`)
        : [`${file}${firstLine(message)}`];
    });
}

function firstLine(message = '') {
  const [line] = stripVTControlCharacters(message).split('\n');
  return line ? `\n        ${line.slice(0, 300)}` : '';
}

/** Runs tasks of the packages, some at once; true where all went well. */
function turbo(title, tasks, atOnce = availableParallelism()) {
  console.log(`\n${title}`);
  const command = `turbo run ${tasks.join(' ')} --continue --concurrency=${atOnce}`;
  const run = spawn(command, { stdio: 'inherit', shell: true });
  return new Promise((resolve) => run.on('close', (status) => resolve(status === 0)));
}

function sum(results, member) {
  return results.reduce((total, result) => total + (result[member] ?? 0), 0);
}
