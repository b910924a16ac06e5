import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '@web-data/openapi';
import { git } from './git.ts';

/** Bundles the description of the work tree with its own build script. */
export function currentDocument(root: string): OpenApiDocument {
  return build(join(root, 'spec'));
}

/**
 * Bundles the description as it stood at a tag. It is unpacked inside `spec/`, so that its build script finds the tools
 * installed there, and removed again.
 */
export function documentAt(root: string, tag: string): OpenApiDocument {
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

function build(folder: string): OpenApiDocument {
  execFileSync(process.execPath, ['build.js'], { cwd: folder, stdio: 'pipe' });
  return JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8')) as OpenApiDocument;
}
