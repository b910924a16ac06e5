import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '@web-data/openapi';
import { listChangedFiles, git } from './git.ts';

/** The main description, whose label is that of the line, and the others by folder, such as `oauth`. */
export interface Documents {
  main: OpenApiDocument;
  others: ReadonlyMap<string, OpenApiDocument>;
}

/** Bundles by the git tree of their source: bundling takes a dozen seconds, and depends only on that tree. */
const bundled = new Map<string, Documents>();

/** Bundles the descriptions of the work tree with their build script, if they differ from those at `tag`. */
export function currentDocuments(root: string, tag: string): Documents {
  const isChanged = listChangedFiles(root, tag).some((file) => file.startsWith('spec/'));
  return isChanged ? build(join(root, 'spec')) : documentsAt(root, tag);
}

/**
 * Bundles the descriptions at a tag. They are unpacked inside `spec/`, so that their build script finds the tools
 * installed there, and removed afterwards.
 */
export function documentsAt(root: string, tag: string): Documents {
  const tree = git(root, 'rev-parse', `${tag}:spec`);
  const documents = bundled.get(tree) ?? buildAt(root, tag);
  bundled.set(tree, documents);
  return documents;
}

function buildAt(root: string, tag: string): Documents {
  const folder = join(root, 'spec/.release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const files = git(root, 'ls-tree', '-r', '--name-only', tag, 'spec/').split('\n');
    for (const file of files) unpack(root, tag, file, join(folder, file.slice('spec/'.length)));
    return build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function unpack(root: string, tag: string, file: string, target: string): void {
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, execFileSync('git', ['show', `${tag}:${file}`], { cwd: root, maxBuffer: 2 ** 26 }));
}

function build(folder: string): Documents {
  execFileSync(process.execPath, ['build.js'], { cwd: folder, stdio: 'pipe' });
  const dist = join(folder, 'dist');
  const read = (path: string) => JSON.parse(readFileSync(join(dist, path), 'utf8')) as OpenApiDocument;
  const others = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\]openapi\.json$/.test(path))
    .toSorted();
  return {
    main: read('openapi.json'),
    others: new Map(others.map((path) => [dirname(path), read(path)])),
  };
}
