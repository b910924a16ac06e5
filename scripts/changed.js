// `npm run test:changed [-- <commit>]`: tries what a change can have broken nearby, in seconds. From HEAD, or from a commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const [from = 'HEAD'] = process.argv.slice(2);
const files = changedFiles(from);
if (files.length === 0) end(`Nothing differs from ${from}.`, 0);

/** The tests that read what is no module, by the files that they read. */
const READERS = [
  [/^spec\/guides\//, 'packages/docs', ['guides', 'links', 'pages', 'programs']],
  [/^packages\/([^/]+)\/README\.md$/, 'packages/$1', ['readme']],
  [/^packages\/(docs|dashboard)\/.*\.css$/, 'packages/$1', ['pages', 'browser']],
  [/^spec\/(?!guides\/)/, 'spec', undefined],
  [/^(?:(?:README|CONTRIBUTING|AGENTS)\.md|package\.json|turbo\.json)$/, 'scripts', ['commands']],
  [/^\.github\/workflows\//, 'scripts', ['workflows']],
];

const started = Date.now();
const untried = [];
const ways = waysOf(files);
const failed = [];
if (!run('oxlint', files.filter(isCode), '.')) failed.push('oxlint');
if (!run('oxfmt --check --no-error-on-unmatched-pattern', files, '.')) failed.push('oxfmt');
const built = [...ways.keys()].map((folder) => `--filter=./${folder}`);
if (built.length > 0 && !run('turbo run build --output-logs=errors-only', built, '.')) failed.push('build');
else for (const [folder, way] of ways) if (!tried(folder, way)) failed.push(folder);

const seconds = Math.round((Date.now() - started) / 1000);
const names = [...ways.keys()].join(', ') || 'no package';
if (failed.length > 0) end(`${failed.join(', ')}: failed, after ${seconds} s.`, 1);
const rest = untried.length > 0 ? ` No test here reads ${untried.slice(0, 10).join(', ')}.` : '';
end(`${names}: passed in ${seconds} s.${rest} What stands on it was not tried: npm test tries all.`, 0);

/** What of each package is tried: all of it, or the tests that import certain files, and others by name. */
function waysOf(all) {
  const found = new Map();
  for (const file of all) {
    const reader = READERS.find(([pattern]) => pattern.test(file));
    const folder = reader ? file.replace(new RegExp(`${reader[0].source}.*$`), reader[1]) : folderOf(file);
    if (folder === undefined || !existsSync(join(folder, 'package.json'))) {
      untried.push(file);
      continue;
    }
    const way = found.get(folder) ?? { whole: false, tests: new Set(), related: [] };
    found.set(folder, way);
    if (!reader) way.related.push(join(process.cwd(), file));
    else if (reader[2]) for (const name of reader[2]) way.tests.add(`test/${name}.test.ts`);
    else way.whole = true;
  }
  return found;
}

function folderOf(file) {
  return /^(?:packages\/[^/]+|scripts)(?=\/(?:src|test)\/)/.exec(file)?.[0];
}

/** @returns whether all that was tried holds */
function tried(folder, { whole, tests, related }) {
  const config = folder.startsWith('packages/') ? '../../vitest.config.ts' : '../vitest.config.ts';
  const common = `--config ${config} --root . --passWithNoTests`;
  if (whole) return run(`vitest run ${common}`, [], folder);
  const named = [...tests].filter((test) => existsSync(join(folder, test)));
  const code = related.filter(isCode).filter((file) => existsSync(file));
  const results = [
    named.length === 0 || run(`vitest run ${common}`, named, folder),
    code.length === 0 || run(`vitest related --run ${common}`, code, folder),
  ];
  return results.every(Boolean);
}

function isCode(file) {
  return /\.(?:ts|tsx|js)$/.test(file);
}

function changedFiles(commit) {
  const tracked = git('diff', '--name-only', '--diff-filter=d', commit);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])];
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Runs a tool of the workspace with some files; none is no failure. */
function run(command, args, cwd) {
  if (args.length === 0 && !command.startsWith('vitest run')) return true;
  const [tool, ...options] = command.split(' ');
  const { status } = spawnSync(tool, [...options, ...args], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function end(line, code) {
  console.log(`\n${line}`);
  process.exit(code);
}
