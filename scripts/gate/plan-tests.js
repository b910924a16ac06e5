// Which tests a change asks for: those of each package that it touches. Their dependents are left to `npm test`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRelatedTests } from './related.js';

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

/**
 * The test runs of each folder. An empty list of tests means all of the tier.
 * @param {string[]} files relative to the working directory, which is the repository
 * @returns {Promise<{plan: Map<string, {tier: 'fast' | 'full', tests: string[]}[]>, notes: string[]}>} and what a reader should
 *   know of it
 */
export async function planTests(files) {
  const runs = new Map();
  const notes = [];
  const sources = files.filter((file) => folderOf(file) !== undefined && isCode(file));
  for (const folder of new Set(sources.map(folderOf)))
    await planSources(
      runs,
      notes,
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
  return { plan: runs, notes };
}

/** Plans the fast tests of a package, and slow ones that import the change; all of them if no test imports it. */
async function planSources(runs, notes, folder, changedFiles) {
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

/** Whether a file is linted. */
export function isCode(file) {
  return /\.(?:ts|tsx|js)$/.test(file);
}
