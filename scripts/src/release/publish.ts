import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../run-tool.ts';
import { git } from './git.ts';
import { lineVersion, publicFolders, readManifest } from './manifest.ts';
import { refuseProvenance } from './provenance.ts';
import { readPending } from './pending.ts';

export interface PublishOptions {
  /** Show what would be published and tagged, and change nothing. */
  dryRun: boolean;
  /** Address of the registry; the one that npm is configured for unless given. */
  registry?: string;
  /** Ask the registry for a provenance statement; only where the pipeline can give one. */
  provenance: boolean;
  /** Address of the repository that the statement will name; what the packages say is not held against it unless given. */
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
 * Publishes every public package of the line in the order of their dependencies and tags the commit `v<version>`.
 * A package that the registry already has in this version is passed over, so a broken release can be run again.
 * @throws Error when changesets are pending, the work tree is not clean, the tag stands elsewhere, or provenance is
 *   asked for packages that do not name their repository
 */
export async function publishLine(
  root: string,
  options: PublishOptions,
): Promise<{ tag: string; packed: Packed[] }> {
  const tag = `v${lineVersion(root)}`;
  await requireReady(root, tag, options.dryRun);
  const refusal = options.provenance ? refuseProvenance(root, options.source) : undefined;
  if (refusal !== undefined) throw new Error(refusal);
  if (options.registry !== undefined) await requireRegistry(options.registry);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const packed = publicFolders(root).map((from) => {
      const tarball = pack(root, from, folder);
      if (!options.dryRun) publish(root, from, tarball.path, options);
      return tarball.packed;
    });
    if (!options.dryRun && !git(root, 'tag', '--list', tag))
      git(root, 'tag', '--annotate', tag, '--message', tag);
    return { tag, packed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function requireReady(root: string, tag: string, dryRun: boolean): Promise<void> {
  if (dryRun) return;
  if ((await readPending(root)).length > 0) {
    throw new Error('Changesets are pending: run `npm run version`, commit the result and release that.');
  }
  if (git(root, 'status', '--porcelain')) {
    throw new Error('The work tree has changes: commit them, so that the tag names what is published.');
  }
  // The tag needs a name; asked for only after the publishing, it would leave a release without one.
  git(root, 'var', 'GIT_COMMITTER_IDENT');
  const head = git(root, 'rev-parse', 'HEAD');
  const tagged = git(root, 'tag', '--list', tag) && git(root, 'rev-parse', `${tag}^{commit}`);
  if (tagged && tagged !== head) {
    throw new Error(
      `${tag} is already released from another commit: run \`npm run version\` for the next one.`,
    );
  }
}

/** npm would try for minutes before it says that nobody answers. */
async function requireRegistry(registry: string): Promise<void> {
  const isAddress = URL.canParse(registry) && registry.startsWith('http');
  if (!isAddress)
    throw new Error(`--registry must be an address such as http://127.0.0.1:4873/, not ${registry}.`);
  await fetch(registry, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    const remedy = 'start one on this machine with `npm run registry`, or correct the address';
    throw new Error(`No registry answers at ${registry}: ${remedy}.`, { cause: error });
  });
}

function pack(root: string, from: string, folder: string): { path: string; packed: Packed } {
  const printed = run(root, from, 'pnpm', ['pack', '--json', '--pack-destination', folder]);
  const { filename, files } = JSON.parse(printed) as { filename: string; files: unknown[] };
  const { name, version } = readManifest(root, from);
  return { path: filename, packed: { name, version, size: statSync(filename).size, files: files.length } };
}

function publish(
  root: string,
  from: string,
  tarball: string,
  { registry, provenance }: PublishOptions,
): void {
  const { name, version } = readManifest(root, from);
  const at = registry ? ['--registry', registry, ...localToken(registry)] : [];
  if (isPublished(root, from, `${name}@${version}`, at)) return;
  run(root, from, 'npm', ['publish', tarball, '--access', 'public', `--provenance=${provenance}`, ...at]);
}

/** A registry on this machine takes anyone; npm asks for some token all the same. */
function localToken(registry: string): string[] {
  const { hostname, host } = new URL(registry);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? [`--//${host}/:_authToken=local`] : [];
}

function isPublished(root: string, from: string, specifier: string, at: string[]): boolean {
  try {
    return run(root, from, 'npm', ['view', specifier, 'version', ...at]).trim() !== '';
  } catch {
    // The registry does not know the package: this is its first version.
    return false;
  }
}

function run(root: string, from: string, command: string, args: string[]): string {
  try {
    return runTool(command, args, join(root, from));
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const said = [stdout, stderr].filter(Boolean).join('\n').trim();
    throw new Error(`${command} ${args[0]} failed in ${from}: ${said}`, { cause: error });
  }
}
