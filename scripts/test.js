// `npm test`, `npm run test:full`, `npm run test:long`: runs the checks, lists failures, and prints the sum of the
// tests as the last line.
//   fast  generated files, style, types, build, the tests that take little, exports of the packages; five minutes
//   full  every test file, the checks of the packages, and the fast tests on newer lines of Node.js
//   long  the same, with the cases that only repeat what others show
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checkExports } from './gate/exports.js';
import { installNodeLines } from './gate/node-lines.js';
import { showProgress } from './gate/progress.js';
import { clearReports, countLine, readReports, sum } from './gate/reports.js';
import { runTasks } from './gate/turbo.js';

const tier = process.argv[2] ?? 'fast';
/** A test file that takes more seconds of CPU is named `*.slow.test.ts`, and is not in the fast tier. */
const SLOW_SECONDS = 3;
/** Tests wait for servers and clocks a third of their time: one task more than processors leaves none of them idle. */
const FAST_TASKS = availableParallelism() + 1;
/** The packages whose tests wait longest: for servers, leases and browsers. */
const WAITING = ['@web-data/server', '@web-data/browser'];
/** The checks of a fast run besides the tests. */
const CHECKS = ['check:style', 'lint', 'typecheck', 'build'];
/** The checks of a full run besides the tests: types as other tools resolve them, sizes, and the public declarations. */
const PACKAGE_CHECKS = ['check:package', 'check:api'];

const failures = [];
const total = { passed: 0, skipped: 0 };

if (tier === 'fast') {
  // Runs first and alone: nothing may be generated before the comparison.
  await run('Generated files', () => runTasks(['check:generated']));
  await run('Style, types, tests', () => runTasks([...CHECKS, 'test'], environmentFor('fast'), FAST_TASKS));
  await run('Exports', () => checkExports());
} else {
  await run('Build, packages', () => runTasks(['build', ...PACKAGE_CHECKS]));
  await run('Exports', () => checkExports('npm'));
  await run(`Tests (${tier})`, runTwoLines);
  for (const { line, env } of installNodeLines())
    await run(
      `Fast tests on Node.js ${line}`,
      () => runTasks(['test', '--only', '--force'], { ...environmentFor('fast'), ...env }, FAST_TASKS),
      line,
    );
}

const counts = countLine({ ...total, failed: failures.length });
mkdirSync('reports', { recursive: true });
writeFileSync(`reports/summary-${tier}.txt`, `${counts}\n`);
// Repeated at the end, where readers of a long log look first.
console.log(['', ...failures.map((failure) => `Failed: ${failure}`), counts].join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * Runs a step, and adds up its tests.
 * @param {() => Promise<string[]>} start resolves with the tasks that failed
 * @param {string} [line] the line of Node.js that its tests must have run on
 */
async function run(title, start, line) {
  console.log(title);
  clearReports();
  const endProgress = showProgress(title);
  const failed = await start();
  endProgress();
  const reports = readReports();
  const { files, passed, skipped, failures: failedTests } = sum(reports);
  total.passed += passed;
  total.skipped += skipped;
  failures.push(...failedTests.map((failure) => (line ? `Node.js ${line}: ${failure}` : failure)));
  // A test run that ended early without a failed test counts as a failure.
  const named = new Set(
    reports.filter((report) => sum([report]).failures.length > 0).map(({ name }) => `${name}#test`),
  );
  failures.push(...failed.filter((task) => !named.has(task)).map((task) => `${title}: ${task}`));
  for (const { folder, node } of reports)
    if (line && node?.split('.')[0] !== line)
      failures.push(`${folder}: ran on Node.js ${node} instead of ${line}`);
  if (tier === 'fast') nameSlowFiles(files);
}

/**
 * Runs two queues of packages, one package of each at a time. With more, servers, browsers and their clients wait for
 * each other until deadlines pass.
 */
async function runTwoLines() {
  const env = environmentFor(tier);
  const filters = ['', '!'].map((not) => WAITING.map((name) => `"--filter=${not}${name}"`).join(' '));
  return (await Promise.all(filters.map((filter) => runTasks(['test', filter], env, 1)))).flat();
}

/** The long tier tries new values of properties; the others repeat theirs. */
function environmentFor(tests) {
  const seed = tests === 'long' ? { FC_SEED: process.env.FC_SEED ?? 'random' } : {};
  return { ...process.env, ...seed, TESTS: tests };
}

/** Times depend on machine and load: a slow file is reported, and never fails a run. */
function nameSlowFiles(files) {
  const slow = files.filter(({ cpuSeconds }) => cpuSeconds > SLOW_SECONDS);
  if (slow.length === 0) return;
  const rows = slow.toSorted((one, other) => other.cpuSeconds - one.cpuSeconds);
  console.log(
    `More than ${SLOW_SECONDS} s of CPU each, so name them *.slow.test.ts and keep a cheap row here:`,
  );
  for (const { file, cpuSeconds } of rows) console.log(`  ${cpuSeconds.toFixed(1)} s  ${file}`);
}
