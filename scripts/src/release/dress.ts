import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolders } from './manifest.ts';

const ONLY_HERE = new Set(['scripts', 'devDependencies']);

/**
 * Prepares the public packages of a temporary checkout for packing: adds the changelog to each, and removes from its
 * package.json members that only this repository can use (scripts and development dependencies).
 */
export function dressPackages(checkout: string): void {
  for (const folder of publicFolders(checkout)) {
    cpSync(join(checkout, 'CHANGELOG.md'), join(checkout, folder, 'CHANGELOG.md'));
    const path = join(checkout, folder, 'package.json');
    writeFileSync(path, `${JSON.stringify(dressed(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`);
  }
}

function dressed(manifest: Record<string, unknown>): object {
  const { files = [], ...rest } = manifest;
  const shipped = Object.entries(rest).filter(([member]) => !ONLY_HERE.has(member));
  return { ...Object.fromEntries(shipped), files: [...(files as string[]), 'CHANGELOG.md'] };
}
