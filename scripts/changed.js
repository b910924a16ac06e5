// `npm run test:changed [-- <commit>]`: tests the packages that a change touches, relative to HEAD or to a commit.
// Their dependents are left to `npm test`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRelatedTests } from './gate/related.js';

const [from = 'HEAD'] = process.argv.slice(2);
const changed = listChanged(from);
if (changed.length === 0) end(`Nothing differs from ${from}.`, 0);

/** Files that no test imports, and the tests that read them; without names all tests of the folder. */
const READERS = [
  [/^spec\/guides\//, 'packages/docs', ['guides', 'links', 'pages', 'programs']],
  [/^(packages\/[^/]+)\/(?:README|docs\/[^/]+)\.md$/, '$1', ['readme']],
  [/^(?:packages\/[^/]+|spec)\/(?:README|docs\/[^/]+)\.md$/, 'scripts', ['commands']],
  [/^packages\/(docs|dashboard)\/.*\.css$/, 'packages/$1', ['pages', 'browser']],
  [/^spec\/(?!guides\/)/, 'spec'],
  [
    /^(?:(?:README|CONTRIBUTING|AGENTS)\.md|(?:package|turbo)\.json|vitest\.config\.ts)$/,
    'scripts',
    ['commands'],
  ],
  [/^\.github\/workflows\//, 'scripts', ['workflows']],
  [/^(packages\/[^/]+|scripts)\/(?:package\.json|bin\/|[^/]*\.js$|types\/|patches\/)/, '$1'],
  [/^scripts\/(?:gate|vitest)\//, 'scripts', ['gate', 'vitest', 'commands']],
];

const started = Date.now();
const notes = [];
const plan = await planTests(changed);
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

/**
 * The test runs of each folder. An empty list of tests means all of the tier.
 * @returns {Promise<Map<string, {tier: 'fast' | 'full', tests: string[]}[]>>}
 */
async function planTests(files) {
  const runs = new Map();
  const sources = files.filter((file) => folderOf(file) !== undefined && isCode(file));
  for (const folder of new Set(sources.map(folderOf)))
    await planSources(
      runs,
      folder,
      sources.filter((file) => folderOf(file) === folder),
    );
  for (const file of files.filter((path) => !sources.includes(path))) {
    const readers = READERS.filter(([pattern]) => pattern.test(file)).map(([pattern, folder, tests]) => ({
      folder: file.replace(new RegExp(`${pattern.source}.*$`), folder),
      tests: tests?.map((name) => `test/${name}`) ?? [],
    }));
    const known = readers.filter(({ folder }) => existsSync(join(folder, 'package.json')));
    if (known.length === 0) notes.push(`${file}: no test reads it.`);
    for (const { folder, tests } of known) add(runs, folder, 'full', tests);
  }
  return runs;
}

/** Plans the fast tests of a package, and slow ones that import the change; all of them if no test imports it. */
async function planSources(runs, folder, changedFiles) {
  const files = changedFiles.filter((file) => existsSync(file));
  const { all, byFile } = await findRelatedTests(folder, files);
  const unseen = files.filter((file) => byFile.get(file).length === 0);
  if (unseen.length > 0) {
    notes.push(
      `${unseen[0]}: no test of ${folder} imports it, so all of them ran, and those of the server that are named after it.`,
    );
    add(runs, folder, 'full', []);
    addServerTests(runs, folder, 'full');
    return;
  }
  const related = new Set([...byFile.values()].flat());
  add(runs, folder, 'fast', []);
  addServerTests(runs, folder, 'fast');
  const slow = [...related].filter((file) => file.endsWith('.slow.test.ts'));
  if (related.size * 2 > all.length)
    notes.push(
      `${folder}: ${related.size} of ${all.length} test files import what changed; the fast ones ran. \`npm run test:full\` runs all.`,
    );
  else if (slow.length > 0) add(runs, folder, 'full', slow);
}

/** Adds the tests of a package that stand in the server's: they run its programs against a real one, and import nothing. */
function addServerTests(runs, folder, tier) {
  const tests = `test/${folder.split('/').pop()}`;
  if (existsSync(join('packages/server', tests))) add(runs, 'packages/server', tier, [`${tests}/`]);
}

function add(runs, folder, tier, tests) {
  runs.set(folder, [...(runs.get(folder) ?? []), { tier, tests }]);
}

function folderOf(file) {
  return /^(?:packages\/[^/]+|scripts|spec)(?=\/(?:src|test)\/)/.exec(file)?.[0];
}

function isCode(file) {
  return /\.(?:ts|tsx|js)$/.test(file);
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
