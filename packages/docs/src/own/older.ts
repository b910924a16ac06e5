import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsAt } from '@web-data/scripts/dist/release/document.js';
import { git } from '@web-data/scripts/dist/release/git.js';
import type { OpenApiDocument } from '../generator/description/document.ts';

/**
 * The descriptions of earlier labels, each as of its last release, the newest first. A label is the major version of
 * the packages: within it a release removes nothing, so that one description represents all of its releases.
 */
export function olderDescriptions(root: string): OpenApiDocument[] {
  const { version } = JSON.parse(readFileSync(join(root, 'spec/package.json'), 'utf8')) as {
    version: string;
  };
  return lastOfLabels(releaseTags(root), Number.parseInt(version, 10)).map(
    (tag) => documentsAt(root, tag).main as OpenApiDocument,
  );
}

/** The last tag of each major version below `major`, of tags in falling order. */
export function lastOfLabels(tags: string[], major: number): string[] {
  const found = new Map<number, string>();
  for (const tag of tags) {
    const label = Number(/^v(\d+)\.\d+\.\d+$/.exec(tag)?.[1] ?? Number.POSITIVE_INFINITY);
    if (label < major && !found.has(label)) found.set(label, tag);
  }
  return [...found.values()];
}

/** Tags of releases that HEAD descends from, the newest first; none where the sources are no clone. */
function releaseTags(root: string): string[] {
  try {
    return git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  } catch {
    return [];
  }
}
