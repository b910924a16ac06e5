import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The members of a package.json that a release reads. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  repository?: string | { url?: string };
  type?: string;
  /** SPDX expression. */
  license?: string | undefined;
  files?: string[] | undefined;
  scripts?: Record<string, string>;
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  publishConfig?: { exports?: Record<string, unknown> };
}

/** Reads the package.json in a folder of the repository; returns one without a name for a deleted folder. */
export function readManifest(root: string, folder: string): Manifest {
  const path = join(root, folder, 'package.json');
  if (!existsSync(path)) return { name: '', version: '0.0.0', private: true };
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** The folders of the published packages, each after its dependencies. */
export function publicFolders(root: string): string[] {
  const folders = ['spec', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const manifests = new Map(folders.map((folder) => [folder, readManifest(root, folder)]));
  const ordered = new Set<string>();
  const location = (folder: string) => {
    const { dependencies = {} } = manifests.get(folder)!;
    for (const [other, { name }] of manifests)
      if (name in dependencies && !ordered.has(other)) location(other);
    ordered.add(folder);
  };
  for (const folder of folders) location(folder);
  return [...ordered].filter((folder) => manifests.get(folder)!.private !== true);
}

/** The version of the line: all public packages have the same. @throws Error naming a package that differs */
export function lineVersion(root: string): string {
  const manifests = publicFolders(root).map((folder) => readManifest(root, folder));
  const version = manifests[0]?.version ?? '0.0.0';
  const other = manifests.find((manifest) => manifest.version !== version);
  if (!other) return version;
  throw new Error(
    `${other.name} is at ${other.version} while the line is at ${version}: give it the same version in its package.json.`,
  );
}
