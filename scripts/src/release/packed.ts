import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { git } from './git.ts';
import { publicFolders, readManifest } from './manifest.ts';
import { runPnpm } from '../run-pnpm.ts';
import { runTool } from '../run-tool.ts';

/** The content of a published package: a hash of every file of its tarball, by path. */
export type Shipped = ReadonlyMap<string, string>;

/** The files of one package that were added, removed or changed. */
export interface ShippedChanges {
  name: string;
  added: string[];
  removed: string[];
  changed: string[];
}

/** Packed packages: the folder of each unpacked tarball, by its name. */
export type Packages = ReadonlyMap<string, string>;

/**
 * Checks a commit out into a temporary folder, builds it from scratch and unpacks the tarball of every public package.
 * The checkout exists while `work` runs.
 */
export async function withPacked<T>(
  root: string,
  commit: string,
  work: (packages: Packages, checkout: string) => Promise<T>,
): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'release-packed-'));
  const checkout = join(parent, 'checkout');
  git(root, 'worktree', 'add', '--quiet', '--detach', checkout, commit);
  try {
    build(checkout);
    const names = publicFolders(checkout).map(
      (folder) => [readManifest(checkout, folder).name, folder] as const,
    );
    const packages = new Map(
      names.map(([name, folder]) => [name, unpack(checkout, folder, join(parent, name))]),
    );
    return await work(packages, checkout);
  } finally {
    git(root, 'worktree', 'remove', '--force', checkout);
    rmSync(parent, { recursive: true, force: true });
  }
}

function build(checkout: string): void {
  try {
    runTool('npm', ['run', 'build'], checkout);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The build failed: ${`${stdout}${stderr}`.trim().slice(-4000)}`, { cause: error });
  }
}

function unpack(checkout: string, folder: string, to: string): string {
  mkdirSync(to, { recursive: true });
  const printed = runPnpm(['pack', '--json', '--pack-destination', to], join(checkout, folder));
  const { filename } = JSON.parse(printed) as { filename: string };
  execFileSync('tar', ['-xzf', filename, '-C', to]);
  return join(to, 'package');
}

/** Hashes every file of an unpacked package, except changelogs, which change with each version. */
export function readShipped(folder: string): Shipped {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile() && !path.startsWith('CHANGELOG'))
    .toSorted();
  return new Map(files.map((path) => [path.split(sep).join('/'), hashOf(join(folder, path))]));
}

function hashOf(path: string): string {
  const bytes = readFileSync(path);
  const content = path.endsWith('package.json') ? withoutVersions(bytes.toString()) : bytes;
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Removes its own version, those of packages that change with it, and the order of dependencies, which pnpm does not
 * fix.
 */
function withoutVersions(text: string): string {
  const { version: _, ...manifest } = JSON.parse(text) as Record<string, unknown>;
  for (const group of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
    if (manifest[group] === undefined) continue;
    const ranges = Object.entries(manifest[group] as Record<string, string>);
    manifest[group] = ranges
      .map(([name, range]) => [name, name.startsWith('@web-data/') ? '' : range])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  }
  return JSON.stringify(manifest);
}

/** Compares two versions of the packages; a new or deleted package has all its files added or removed. */
export function compareShipped(before: Packages, after: Packages): ShippedChanges[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const [old, now] = [filesOf(before, name), filesOf(after, name)];
    const changes = {
      name,
      added: [...now.keys()].filter((path) => !old.has(path)),
      removed: [...old.keys()].filter((path) => !now.has(path)),
      changed: [...now]
        .filter(([path, hash]) => old.has(path) && old.get(path) !== hash)
        .map(([path]) => path),
    };
    return changes.added.length + changes.removed.length + changes.changed.length > 0 ? [changes] : [];
  });
}

function filesOf(packages: Packages, name: string): Shipped {
  const folder = packages.get(name);
  return folder === undefined ? new Map() : readShipped(folder);
}

/** A path relative to a folder, with slashes, for messages. */
export function below(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
