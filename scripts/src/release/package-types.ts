import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareReports } from '../api/compare.ts';
import { compareSurfaces } from '../api/surface.ts';
import { git } from './git.ts';
import { publicFolders, readManifest } from './manifest.ts';
import type { PackageTypes } from './types-gate.ts';

/** Compares the committed reports in `api/` of every public package with those at a tag. */
export function compareTypes(root: string, tag: string): PackageTypes[] {
  return publicFolders(root).map((folder) => ({
    name: readManifest(root, folder).name,
    changes: entries(root, folder, tag).flatMap((path) =>
      (path.endsWith('/surface.txt') ? compareSurfaces : compareReports)(
        reportAt(root, tag, path),
        existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '',
      ),
    ),
  }));
}

/** Paths of the reports of a package, those at the tag and those of today. */
function entries(root: string, folder: string, tag: string): string[] {
  const old = git(root, 'ls-tree', '-r', '--name-only', tag, `${folder}/api/`).split('\n').filter(Boolean);
  const directory = join(root, folder, 'api');
  const now = existsSync(directory) ? readdirSync(directory).map((name) => `${folder}/api/${name}`) : [];
  return [...new Set([...old, ...now])];
}

function reportAt(root: string, tag: string, path: string): string {
  const known = git(root, 'ls-tree', '--name-only', tag, path) !== '';
  return known ? git(root, 'show', `${tag}:${path}`) : '';
}
