// What the test files of all packages came to, from `reports/tests.jsonl` of each, which `scripts/vitest/report.ts` writes.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';

/** The folders that have tests, in the order of their names. */
export const folders = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'scripts',
  'spec',
].filter((folder) => readManifest(folder).scripts?.test);

export function clearReports() {
  for (const folder of folders) rmSync(pathFor(folder), { force: true });
}

/** @returns {{folder: string, name: string, hasEnded: boolean, node: string | undefined, files: object[]}[]} one a package that began */
export function readReports() {
  return folders.filter((folder) => existsSync(pathFor(folder))).map(readReport);
}

/** The sums over some reports, and each failure as `file: test` with its message on a line of its own. */
export function sum(reports) {
  const files = reports.flatMap(({ folder, files: own }) =>
    own.map((file) => ({ ...file, file: `${folder}/${file.file}` })),
  );
  const total = (member) => files.reduce((all, file) => all + file[member], 0);
  return {
    files,
    passed: total('passed'),
    skipped: total('skipped'),
    cpuSeconds: total('cpuSeconds'),
    failures: files.flatMap(({ file, failures }) => failures.map((failure) => describe(file, failure))),
  };
}

/** `N passed, N failed`, and what was skipped where anything was. */
export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function describe(file, { name, message }) {
  return [name ? `${file}: ${name}` : file, message && `        ${message}`].filter(Boolean).join('\n');
}

function readReport(folder) {
  const rows = readFileSync(pathFor(folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const end = rows.find(({ ended }) => ended);
  return {
    folder,
    name: readManifest(folder).name,
    hasEnded: end !== undefined,
    node: end?.node,
    files: rows.filter(({ ended }) => !ended),
  };
}

function readManifest(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

function pathFor(folder) {
  return `${folder}/reports/tests.jsonl`;
}
