// `npm run test:changed [-- <commit>] [--list]`: tests the packages that a change touches, relative to HEAD or to a commit,
// or lists what it would run. Their dependents are left to `npm test`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isCode, planTests } from './gate/plan-tests.js';

const {
  values: { list },
  positionals: [from = 'HEAD'],
} = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const changed = listChanged(from);
if (changed.length === 0) end(`Nothing differs from ${from}.`, 0);

const started = Date.now();
const { plan, notes } = await planTests(changed);
if (list) end([...notes, ...[...plan].map(describeRuns)].join('\n'), 0);
const failed = [];
const present = changed.filter((file) => existsSync(file));
if (!run('oxlint', present.filter(isCode))) failed.push('oxlint');
if (!run('oxfmt --check --no-error-on-unmatched-pattern', present)) failed.push('oxfmt');
if (failed.length === 0 && !build([...plan.keys()])) failed.push('build');
if (failed.length === 0)
  for (const [folder, runs] of plan)
    if (!runs.every(({ tier, tests }) => runTests(folder, tier, tests))) failed.push(folder);

const seconds = Math.round((Date.now() - started) / 1000);
for (const note of notes) console.log(note);
if (failed.length > 0) end(`${failed.join(', ')}: failed, after ${seconds} s.`, 1);
const names = [...plan.keys()].join(', ');
end(
  names
    ? `${names}: passed in ${seconds} s. What depends on them was not run: \`npm test\` runs all.`
    : `No package has tests of what changed. Style passed in ${seconds} s.`,
  0,
);

/** A line for the tests of a folder, such as `packages/mcp: every test`. */
function describeRuns([folder, runs]) {
  const parts = runs.map(({ tier, tests }) =>
    tests.length > 0 ? tests.join(', ') : tier === 'full' ? 'every test' : 'the fast tests',
  );
  return `${folder}: ${parts.join(', and ')}`;
}

function build(folders) {
  return (
    folders.length === 0 ||
    run(
      'turbo run build --output-logs=errors-only',
      folders.map((folder) => `--filter=./${folder}`),
    )
  );
}

/** Runs tests of a folder. @returns whether they passed, and there were any */
function runTests(folder, tier, tests) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!scripts.test) return true;
  return run(scripts.test, tests, folder, { ...process.env, TESTS: tier });
}

function listChanged(commit) {
  const tracked = git('diff', '-z', '--name-only', commit);
  return [...new Set([...tracked, ...git('ls-files', '-z', '--others', '--exclude-standard')])];
}

/** Runs git with `-z`: without it, git quotes names with other than ASCII letters. */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
}

/**
 * Runs a tool of the workspace with some files; passes if there are none. Without a shell, since a file name may hold what
 * a shell reads as code.
 */
function run(command, args, cwd = '.', env = process.env) {
  if (args.length === 0 && !command.startsWith('vitest')) return true;
  const [tool, ...flags] = command.split(' ');
  const { status, error } = spawnSync(tool, [...flags, ...args], { cwd, stdio: 'inherit', env });
  if (error) notes.push(`${tool}: ${error.message}. Run this by \`npm run test:changed\`.`);
  return status === 0;
}

function end(line, code) {
  console.log(`\n${line}`);
  process.exit(code);
}
