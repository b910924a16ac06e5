import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from './source.ts';
import type { OpenApiDocument } from './openapi/document.ts';

/** What a generator may want to know of the package it generates for. */
export interface Manifest {
  name: string;
  version: string;
}

/** Maps a document to the generated files of a package: file name → content. Same document, same bytes. */
export type Generator = (document: OpenApiDocument, manifest?: Manifest) => Promise<Record<string, string>>;

/**
 * `web-data-generate <package> [--check]`, run in the folder of a package: writes `src/generated/`, or with
 * `--check` writes nothing and fails when a file is missing, stale or no longer generated.
 * @returns the exit code
 */
export async function main([name, flag]: string[]): Promise<number> {
  if (!name || !existsSync(new URL(`generators/${name}/index.js`, import.meta.url))) {
    console.error(`There is no generator "${name}". Name a folder of scripts/src/generators.`);
    return 1;
  }
  const { generate } = (await import(`./generators/${name}/index.js`)) as { generate: Generator };
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const files = await generate(readDocument(process.cwd()), manifest);
  const directory = join(process.cwd(), 'src/generated');
  return flag === '--check' ? check(directory, files) : write(directory, files);
}

function write(directory: string, files: Record<string, string>): number {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory)) if (!(name in files)) rmSync(join(directory, name));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
  return 0;
}

function check(directory: string, files: Record<string, string>): number {
  const present = existsSync(directory) ? readdirSync(directory) : [];
  const stale = Object.keys(files).filter(
    (name) => !present.includes(name) || !matches(directory, name, files),
  );
  const extra = present.filter((name) => !(name in files));
  for (const name of stale) console.error(`src/generated/${name} is not what the description gives today.`);
  for (const name of extra) console.error(`src/generated/${name} is no longer generated.`);
  if (stale.length + extra.length === 0) return 0;
  console.error('Run `npm run generate` and commit the result.');
  return 1;
}

function matches(directory: string, name: string, files: Record<string, string>): boolean {
  return readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n') === files[name];
}
