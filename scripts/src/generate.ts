import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generate, type GenerateOptions, type Part } from '@web-data/generate';
import { openDescription } from '@web-data/openapi';
import { findAddedModules } from './added.ts';

/** The packages of this repository with generated files, and the parts of each. */
const packages: Record<string, Part[]> = {
  client: ['client', 'tools'],
  types: ['types', 'operations'],
  validator: ['validator'],
};

/** Here the runtimes are beside the generated files, and the types are a package. */
const imports = {
  types: '@web-data/types',
  operations: '@web-data/types',
  validator: '../runtime/index.ts',
  client: '../runtime/index.ts',
};

/**
 * `web-data-generate <package> [--check]`, run in the folder of a package: writes `src/generated/` from the description
 * that the package depends on, or with `--check` writes nothing and fails when a file is missing, stale or no longer
 * generated.
 * @returns the exit code
 */
export async function main([name = '', flag]: string[]): Promise<number> {
  const parts = Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (!parts) {
    const names = Object.keys(packages).join(', ');
    console.error(`There is no package "${name}" to generate for. Name one of ${names}.`);
    return 1;
  }
  const files = await generateFor(parts);
  const directory = join(process.cwd(), 'src/generated');
  return flag === '--check' ? check(directory, files) : write(directory, files);
}

/** Files are bytes that nothing is known of. */
const ABOUT_FILES = /^(?:the contents )?of the file /;

/** The files of some parts side by side, without the modules that the package writes itself. */
async function generateFor(parts: Part[]): Promise<Record<string, string>> {
  const options: GenerateOptions = {
    parts,
    imports,
    extension: '.ts',
    source: '@web-data/spec',
    command: 'npm run generate',
    package: readJson('package.json') as { name: string; version: string },
  };
  const { files, notes } = await generate(openDescription(readDocument()), options);
  const reported = notes.filter(({ text }) => !ABOUT_FILES.test(text));
  for (const { location, text } of reported) console.error(`${location.pointer} ${text}.`);
  const own = Object.entries(files).filter(([file]) => !file.endsWith('/index.ts'));
  const flat = Object.fromEntries(own.map(([file, text]) => [file.replace(/^.*\//, ''), text]));
  return parts.includes('client')
    ? { ...flat, ...findAddedModules(dirname(specFile('package.json'))) }
    : flat;
}

/** The bundled document that the package in the working directory depends on. */
function readDocument(): unknown {
  return readJson(specFile('openapi-3.2.json'));
}

/** A file of the package with the description. */
function specFile(name: string): string {
  return createRequire(join(process.cwd(), 'package.json')).resolve(`@web-data/spec/${name}`);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
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
