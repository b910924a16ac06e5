import { parse } from 'yaml';
import { git } from './git.ts';
import type { Manifest } from './manifest.ts';
import { publicFolders, readManifest } from './manifest.ts';
import { pendingFor, pendingLevel, type PendingChangeset } from './pending.ts';
import { reaches } from './level.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The changes in the package.json of one package that affect its users. */
export interface ManifestChanges {
  name: string;
  /** One sentence for each change that may break an installation or an import. */
  breaking: string[];
  /** Whether it has other dependencies than before. */
  installsOthers: boolean;
}

type Ranges = Record<string, string>;
type Catalog = Ranges;

/** Compares the package.json of every public package with that at a tag; ignores new packages. */
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

/** Compares two versions of a package.json. */
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
      ...changedValue('type', before.type, after.type),
      ...changedValue('licence', before.license, after.license),
      ...files(before, after),
      ...installScripts(before, after),
    ],
    installsOthers:
      JSON.stringify(ranges(before, catalogs.before)) !== JSON.stringify(ranges(after, catalogs.after)),
  };
}

/**
 * Checks changed manifests against the pending changesets, like changed declarations: a change that may break an
 * installation needs a changeset of at least minor that names the package.
 * @returns one sentence for each rejection
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

/** pnpm publishes the entry points of `publishConfig` instead of those of the workspace. */
function published({ exports = {}, publishConfig }: Manifest): Record<string, unknown> {
  return publishConfig?.exports ?? exports;
}

function lost(noun: string, before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  // A null disables an entry point.
  return Object.keys(before)
    .filter((key) => (before[key] ?? undefined) !== undefined && (after[key] ?? undefined) === undefined)
    .map((key) => `${noun} ${key} is gone.`);
}

/** An import under a removed condition (`types`, `require`, `browser`) fails, unless `default` matches it. */
function conditions(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.entries(before).flatMap(([entry, was]) => {
    const is = after[entry];
    if (is === undefined || typeof was !== 'object' || was === null) return [];
    const left = typeof is === 'object' && is !== null ? Object.keys(is) : ['default'];
    const removed = Object.keys(was).filter((name) => !left.includes(name));
    // Declarations are found only by `types`, or beside the file.
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

function changedValue(noun: string, before: string | undefined, after: string | undefined): string[] {
  return before === after ? [] : [`Its ${noun} changed from ${before ?? 'none'} to ${after ?? 'none'}.`];
}

/** Patterns of published files that are no longer there, and exclusions that are new. */
function files(before: Manifest, after: Manifest): string[] {
  // Without `files` everything is published.
  if (after.files === undefined) return [];
  if (before.files === undefined) return ['It no longer publishes all files, but those of `files`.'];
  const is = new Set(after.files);
  const was = new Set(before.files);
  return [
    ...[...was].filter((pattern) => !pattern.startsWith('!') && !is.has(pattern)),
    ...[...is].filter((pattern) => pattern.startsWith('!') && !was.has(pattern)),
  ].map((pattern) =>
    pattern.startsWith('!')
      ? `It no longer publishes ${pattern.slice(1)}.`
      : `It no longer publishes ${pattern}: \`files\` names it no more.`,
  );
}

/** Scripts that npm runs on the machine of a user; many users forbid them. */
function installScripts(before: Manifest, after: Manifest): string[] {
  return ['preinstall', 'install', 'postinstall']
    .filter((name) => after.scripts?.[name] !== undefined)
    .filter((name) => before.scripts?.[name] !== after.scripts?.[name])
    .map((name) => `It runs \`${after.scripts![name]}\` at ${name}.`);
}

function engine(before: Manifest, after: Manifest): string[] {
  const [was, is] = [before.engines?.['node'], after.engines?.['node']];
  return was === is ? [] : [`It asks for Node.js ${is ?? 'of any version'} in place of ${was ?? 'any'}.`];
}

/** Users install peers themselves: another range, or a new required peer, needs an action of them. */
function peers(before: Manifest, after: Manifest): string[] {
  return Object.entries(after.peerDependencies ?? {})
    .filter(([name, range]) => before.peerDependencies?.[name] !== range && !isOurs(name))
    .filter(([name]) => !isOptional(after, name) || name in (before.peerDependencies ?? {}))
    .map(([name, range]) => `It asks its user for ${name} ${range}.`);
}

function isOptional({ peerDependenciesMeta: meta }: Manifest, name: string): boolean {
  return meta?.[name]?.optional === true;
}

/** The dependencies of an installation, by name; packages of the line change with the version. */
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
