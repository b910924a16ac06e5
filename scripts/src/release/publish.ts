import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runPnpm } from '../run-pnpm.ts';
import { runTool } from '../run-tool.ts';
import { git } from './git.ts';
import { lineVersion, publicFolders, readManifest } from './manifest.ts';
import { checkProvenance } from './provenance.ts';
import { readPending } from './pending.ts';

export interface PublishOptions {
  /**
   * Folder whose packages are packed: a built checkout of the same commit (see `inTestedCheckout`). Default: the root.
   */
  from?: string;
  /** Print what would be published and tagged, and change nothing. */
  dryRun: boolean;
  /**
   * Store the tarballs in this folder instead of publishing them, with `order.txt`, which has one line `<file>
   * <name>@<version>` each in the order of publication. Creates no tag.
   */
  keep?: string;
  /** URL of the registry. Default: the one that npm is configured for. */
  registry?: string;
  /** Request a provenance statement from the registry; only if the pipeline supports it. */
  provenance: boolean;
  /** URL of the repository that the statement will name. Without it, `repository` of the packages is not compared. */
  source?: string | undefined;
}

export interface Packed {
  name: string;
  version: string;
  /** Bytes of the tarball. */
  size: number;
  files: number;
}

/**
 * Publishes every public package of the line in the order of their dependencies and tags the commit `v<version>`. Skips
 * a package that the registry already has in this version, so that a failed release can be repeated.
 * @throws Error when changesets are pending, the work tree is not clean, the tag is on another commit, or provenance is
 *   requested for packages that do not name their repository
 */
export async function publishLine(
  root: string,
  options: PublishOptions,
): Promise<{ tag: string; packed: Packed[] }> {
  await assertPublishable(root, options);
  const tag = `v${lineVersion(root)}`;
  if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });
  const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'release-'));
  const from = options.from ?? root;
  try {
    const tarballs = publicFolders(from).map((name) => pack(from, name, folder));
    if (options.keep !== undefined) writeOrder(options.keep, tarballs);
    else if (!options.dryRun) publishAll(root, tag, tarballs, options);
    return { tag, packed: tarballs.map(({ packed }) => packed) };
  } finally {
    if (options.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the list with which a job without the sources can publish the tarballs: their files in order. */
function writeOrder(folder: string, tarballs: Tarball[]): void {
  const lines = tarballs.map(({ path, packed }) => `${basename(path)} ${packed.name}@${packed.version}\n`);
  writeFileSync(join(folder, 'order.txt'), lines.join(''));
}

function publishAll(root: string, tag: string, tarballs: Tarball[], options: PublishOptions): void {
  for (const tarball of tarballs) publish(root, tarball, options);
  if (!git(root, 'tag', '--list', tag)) git(root, 'tag', '--annotate', tag, '--message', tag);
}

/** Checks everything that would prevent publishing and is known in advance. @throws Error as `publishLine` does */
export async function assertPublishable(root: string, options: PublishOptions): Promise<void> {
  if (!options.dryRun) await requireReady(root, options.keep === undefined);
  const rejection = options.provenance ? checkProvenance(root, options.source) : undefined;
  if (rejection !== undefined) throw new Error(rejection);
  if (options.registry !== undefined) await requireRegistry(options.registry);
}

async function requireReady(root: string, tags: boolean): Promise<void> {
  if ((await readPending(root)).length > 0) {
    throw new Error('Changesets are pending: run `npm run version`, commit the result and release that.');
  }
  if (git(root, 'status', '--porcelain')) {
    throw new Error('The work tree has changes: commit them, so that the tag names what is published.');
  }
  // The tag needs a committer; without this check, the release would be published before tagging fails.
  if (tags) git(root, 'var', 'GIT_COMMITTER_IDENT');
  const tag = `v${lineVersion(root)}`;
  const head = git(root, 'rev-parse', 'HEAD');
  const tagged = git(root, 'tag', '--list', tag) && git(root, 'rev-parse', `${tag}^{commit}`);
  if (tagged && tagged !== head) {
    throw new Error(
      `${tag} is already released from another commit: run \`npm run version\` for the next one.`,
    );
  }
}

/** npm would retry for minutes before it reports that the registry is unreachable. */
async function requireRegistry(registry: string): Promise<void> {
  const isAddress = URL.canParse(registry) && registry.startsWith('http');
  if (!isAddress)
    throw new Error(`--registry must be an address such as http://127.0.0.1:4873/, not ${registry}.`);
  await fetch(registry, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    const remedy = 'start one on this machine with `npm run registry`, or correct the address';
    throw new Error(`No registry answers at ${registry}: ${remedy}.`, { cause: error });
  });
}

interface Tarball {
  path: string;
  packed: Packed;
}

function pack(root: string, from: string, folder: string): Tarball {
  const printed = runReporting(`pnpm pack failed in ${from}`, () =>
    runPnpm(['pack', '--json', '--pack-destination', folder], join(root, from)),
  );
  const { filename, files } = JSON.parse(printed) as { filename: string; files: unknown[] };
  const { name, version } = readManifest(root, from);
  return { path: filename, packed: { name, version, size: statSync(filename).size, files: files.length } };
}

function publish(root: string, { path, packed }: Tarball, { registry, provenance }: PublishOptions): void {
  const at = registry ? ['--registry', registry, ...localToken(registry)] : [];
  if (isPublished(root, `${packed.name}@${packed.version}`, at)) return;
  const args = ['publish', path, '--access', 'public', `--provenance=${provenance}`, ...at];
  runReporting(`npm publish failed for ${packed.name}`, () => runTool('npm', args, root));
}

/** A local registry accepts everyone, but npm requires a token. */
function localToken(registry: string): string[] {
  const { hostname, host } = new URL(registry);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? [`--//${host}/:_authToken=local`] : [];
}

function isPublished(root: string, specifier: string, at: string[]): boolean {
  try {
    return runTool('npm', ['view', specifier, 'version', ...at], root).trim() !== '';
  } catch {
    // The registry does not know the package: this is its first version.
    return false;
  }
}

/** Runs a tool; on failure the error has its output. */
function runReporting(what: string, tool: () => string): string {
  try {
    return tool();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const said = [stdout, stderr].filter(Boolean).join('\n').trim();
    throw new Error(`${what}: ${said || (error as Error).message}`, { cause: error });
  }
}
