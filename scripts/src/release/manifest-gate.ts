import { parse } from 'yaml';
import { git } from './git.ts';
import type { Manifest } from './manifest.ts';
import { publicFolders, readManifest } from './manifest.ts';
import { pendingFor, pendingLevel, type PendingChangeset } from './pending.ts';
import { reaches } from './level.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What changed in the package.json of one package for those who install it. */
export interface ManifestChanges {
  name: string;
  /** One sentence each: what may stop an installation or an import that works today. */
  breaking: string[];
  /** Whether it installs other dependencies than before. */
  installsOthers: boolean;
}

type Ranges = Record<string, string>;
type Catalog = Ranges;

/** Compares the package.json of every public package with that at a tag; a package that is new is left out. */
export function compareAllManifests(root: string, tag: string): ManifestChanges[] {
  const catalogs = {
    before: catalogOf(readAt(root, tag, 'pnpm-workspace.yaml')),
    after: catalogOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
  };
  return publicFolders(root).flatMap((folder) => {
    const text = readAt(root, tag, `${folder}/package.json`);
    if (text === '') return [];
    const before = JSON.parse(text) as Manifest;
    return before.private === true ? [] : [compareManifests(before, readManifest(root, folder), catalogs)];
  });
}

/** What of one package.json another one of the same package takes away or changes. */
export function compareManifests(
  before: Manifest,
  after: Manifest,
  catalogs: { before: Catalog; after: Catalog },
): ManifestChanges {
  return {
    name: after.name,
    breaking: [
      ...lost('The entry point', published(before), published(after)),
      ...conditions(published(before), published(after)),
      ...lost('The command', before.bin ?? {}, after.bin ?? {}),
      ...engine(before, after),
      ...peers(before, after),
      ...machines('os', before, after),
      ...machines('cpu', before, after),
      ...(before.type === after.type ? [] : [`Its type changed from ${before.type} to ${after.type}.`]),
    ],
    installsOthers:
      JSON.stringify(ranges(before, catalogs.before)) !== JSON.stringify(ranges(after, catalogs.after)),
  };
}

/**
 * Holds changed manifests against the pending changesets, as changed declarations are: what may break an installation is
 * told by a changeset of at least minor that names the package.
 * @returns one sentence a refusal
 */
export function judgeManifests(manifests: readonly ManifestChanges[], pending: PendingChangeset[]): string[] {
  return manifests.flatMap(({ name, breaking }) => {
    if (breaking.length === 0 || reaches(pendingLevel(pendingFor(name, pending)), 'minor')) return [];
    const rows = breaking.map((message) => `\n  ${message}`).join('');
    return [
      `The package.json of ${name} changed: run \`npm run changeset\`, name ${name} and choose minor.${rows}`,
    ];
  });
}

/** pnpm publishes the entry points of `publishConfig` in place of those of the workspace. */
function published({ exports = {}, publishConfig }: Manifest): Record<string, unknown> {
  return publishConfig?.exports ?? exports;
}

function lost(noun: string, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  // A null shuts an entry point.
  return Object.keys(before)
    .filter((key) => (before[key] ?? undefined) !== undefined && (after[key] ?? undefined) === undefined)
    .map((key) => `${noun} ${key} is gone.`);
}

/** Who imports under a condition that is gone (`types`, `require`, `browser`) finds nothing, unless `default` takes it. */
function conditions(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.entries(before).flatMap(([entry, was]) => {
    const is = after[entry];
    if (is === undefined || typeof was !== 'object' || was === null) return [];
    const left = typeof is === 'object' && is !== null ? Object.keys(is) : ['default'];
    const removed = Object.keys(was).filter((name) => !left.includes(name));
    // Declarations are found by `types` alone, or beside the file.
    return removed
      .filter((name) => name === 'types' || !left.includes('default'))
      .map((name) => `The entry point ${entry} is gone for \`${name}\`.`);
  });
}

function machines(member: 'os' | 'cpu', before: Manifest, after: Manifest): string[] {
  const is = after[member];
  if (is === undefined || JSON.stringify(before[member]) === JSON.stringify(is)) return [];
  return [`It installs on ${member} ${is.join(', ')} only.`];
}

function engine(before: Manifest, after: Manifest): string[] {
  const [was, is] = [before.engines?.['node'], after.engines?.['node']];
  return was === is ? [] : [`It asks for Node.js ${is ?? 'of any version'} in place of ${was ?? 'any'}.`];
}

/** A peer is installed by the user: another range, or one more that is not optional, asks something of them. */
function peers(before: Manifest, after: Manifest): string[] {
  return Object.entries(after.peerDependencies ?? {})
    .filter(([name, range]) => before.peerDependencies?.[name] !== range && !isOurs(name))
    .filter(([name]) => !isOptional(after, name) || name in (before.peerDependencies ?? {}))
    .map(([name, range]) => `It asks its user for ${name} ${range}.`);
}

function isOptional({ peerDependenciesMeta: meta }: Manifest, name: string): boolean {
  return meta?.[name]?.optional === true;
}

/** What an installation brings along, by name; packages of the line move with the version. */
function ranges(
  { dependencies, optionalDependencies }: Manifest,
  catalog: Catalog,
): [string, string | undefined][] {
  return Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([name]) => !isOurs(name))
    .map(([name, range]): [string, string | undefined] => [
      name,
      range === 'catalog:' ? catalog[name] : range,
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function isOurs(name: string): boolean {
  return name.startsWith('@web-data/');
}

function catalogOf(text: string): Catalog {
  return (parse(text) as { catalog?: Catalog } | null)?.catalog ?? {};
}

function readAt(root: string, tag: string, path: string): string {
  return git(root, 'ls-tree', '--name-only', tag, path) === '' ? '' : git(root, 'show', `${tag}:${path}`);
}
