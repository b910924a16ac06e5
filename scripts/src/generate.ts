import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generators, type Manifest } from '@web-data/generate';

/**
 * `web-data-generate <package> [--check]`, run in the folder of a package: writes `src/generated/` from the description
 * that the package depends on, or with `--check` writes nothing and fails when a file is missing, stale or no longer
 * generated.
 * @returns the exit code
 */
export async function main([name = '', flag]: string[]): Promise<number> {
  if (!Object.hasOwn(generators, name)) {
    const names = Object.keys(generators).join(', ');
    console.error(`There is no generator "${name}". Name one of ${names}.`);
    return 1;
  }
  const generate = await generators[name as keyof typeof generators]();
  const manifest = readJson('package.json') as Manifest;
  const files = await generate(readDocument() as never, manifest);
  const directory = join(process.cwd(), 'src/generated');
  return flag === '--check' ? check(directory, files) : write(directory, files);
}

/** The bundled document that the package in the working directory depends on. */
function readDocument(): unknown {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return readJson(resolve('@web-data/spec/openapi.json'));
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
