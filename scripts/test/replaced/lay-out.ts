import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is made from the description, in the order in which it is built. */
export const made: readonly string[] = ['types', 'validator', 'client', 'docs', 'contract'];
/** What of `spec/` says nothing of an API: how a description is bundled, and the rules it is held to. */
const tools = [
  'build.js',
  'outputs',
  'plugin',
  'redocly.yaml',
  'package.json',
  'extensions.yaml',
  'relations.yaml',
];
const stale = new Set(['node_modules', 'dist', 'reports', 'test', 'generated', '.turbo']);

/**
 * Copies what is made from the description into a folder, with another description in its place. What knows no API, and
 * what is installed, is linked; nothing that was generated or built comes along.
 */
export function layOut(copy: string, description: string): void {
  for (const name of ['package.json', 'tsconfig.base.json', 'LICENSE', 'CHANGELOG.md'])
    cpSync(join(root, name), join(copy, name));
  link(copy, 'node_modules');
  link(copy, 'scripts');
  for (const name of readdirSync(join(root, 'packages')))
    if (!made.includes(name)) link(copy, `packages/${name}`);
  for (const name of made) copyPackage(copy, `packages/${name}`);
  mkdirSync(join(copy, 'spec'));
  for (const name of tools) cpSync(join(root, 'spec', name), join(copy, 'spec', name), { recursive: true });
  copyModules(copy, 'spec');
  cpSync(description, join(copy, 'spec/openapi.yaml'));
}

function link(copy: string, name: string): void {
  mkdirSync(join(copy, 'packages'), { recursive: true });
  symlinkSync(join(root, name), join(copy, name), 'junction');
}

function copyPackage(copy: string, name: string): void {
  cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  copyModules(copy, name);
}

/** Links that lead to packages beside lead to those of the copy; the others, through it, to what is installed. */
function copyModules(copy: string, name: string): void {
  const folder = `${name}/node_modules`;
  cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true, filter: isLink });
}

function isSource(file: string): boolean {
  return !stale.has(basename(file));
}

/** Tools keep caches of theirs beside the links. */
function isLink(file: string): boolean {
  return !/node_modules[\\/]\.(?:cache|vite)/.test(file);
}
