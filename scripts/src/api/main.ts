import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportEntries } from './report.ts';
import { reportSurface } from './surface.ts';

/**
 * `web-data-api [--check]`, run in the folder of a built package: writes `api/<entry>.d.ts.txt` for each entry point with
 * types and `api/surface.txt` for what `surface.js` lists, or with `--check` writes nothing and fails when one differs.
 * @returns the exit code
 */
export async function main(folder: string, [flag]: string[]): Promise<number> {
  const entries = entryPoints(folder);
  const texts = reportEntries(
    folder,
    entries.map(({ types }) => types),
  );
  const reports = new Map(entries.map(({ entry }, index) => [`${entry}.d.ts.txt`, texts[index]!]));
  const surface = await reportSurface(folder);
  if (surface !== undefined) reports.set('surface.txt', surface);
  const directory = join(folder, 'api');
  return flag === '--check' ? check(directory, reports) : write(directory, reports);
}

interface EntryPoint {
  entry: string;
  types: string;
}

type Exports = Record<string, string | { types?: string }>;

function entryPoints(folder: string): EntryPoint[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Exports;
    publishConfig?: { exports?: Exports };
  };
  // What is published is what is promised: entry points of the workspace alone are in `exports` only.
  const exports = manifest.publishConfig?.exports ?? manifest.exports ?? {};
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    return types ? [{ entry: path === '.' ? 'index' : path.slice(2).replaceAll('/', '.'), types }] : [];
  });
}

function write(directory: string, reports: Map<string, string>): number {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const [name, report] of reports) writeFileSync(join(directory, name), report);
  return 0;
}

function check(directory: string, reports: Map<string, string>): number {
  const present = existsSync(directory) ? readdirSync(directory) : [];
  const stale = [...reports].filter(
    ([name, report]) => !present.includes(name) || read(directory, name) !== report,
  );
  const names = [...stale.map(([name]) => name), ...present.filter((name) => !reports.has(name))];
  for (const name of names) console.error(`api/${name} is not what the package offers today.`);
  if (names.length === 0) return 0;
  console.error('Run `npm run api`, look at the difference as a user would, and commit it.');
  return 1;
}

function read(directory: string, name: string): string {
  return readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n');
}
