import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('../..', import.meta.url));
const generator = join(here, 'node_modules/@web-data/scripts/bin/generate.js');

/** What the growth of a description is made of. */
export interface Description {
  paths: Record<string, { post?: Record<string, unknown> }>;
  'x-error-catalogue': Record<string, object>;
}

/** The description as the client of today is generated from. */
export function readDescription(): Description {
  const path = createRequire(join(here, 'package.json')).resolve('@web-data/spec/openapi-3.2.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Description;
}

/** Puts an error of a text of its own into the catalogue of `description` and, first, into the operation of `path`. */
export function addError(description: Description, name: string, status: number, path: string): void {
  const [model] = Object.values(description['x-error-catalogue']);
  const text = name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const entry = { ...model, status, error: `${text} in this organization`, openMessage: false };
  description['x-error-catalogue'][name] = entry;
  const { post } = description.paths[path]!;
  post!['x-errors'] = [...(post!['x-errors'] as string[]), name];
}

/** Puts an operation like that of `model` at `path`. */
export function addOperation(description: Description, model: string, path: string, method: string): void {
  const post = structuredClone(description.paths[model]!.post!);
  description.paths[path] = { post: { ...post, operationId: `${method}Anew`, 'x-sdk-method': method } };
}

/** Minified and zipped bytes of programs over the client that is generated from `description`. */
export async function weigh<Name extends string>(
  description: Description,
  programs: Record<Name, string>,
): Promise<Record<Name, number>> {
  const home = mkdtempSync(join(tmpdir(), 'web-data-growth-'));
  try {
    cpSync(join(here, 'src'), join(home, 'src'), { recursive: true });
    cpSync(join(here, 'package.json'), join(home, 'package.json'));
    const spec = join(home, 'node_modules/@web-data/spec');
    mkdirSync(spec, { recursive: true });
    writeFileSync(join(spec, 'openapi-3.2.json'), JSON.stringify(description));
    execFileSync(process.execPath, [generator, 'client'], { cwd: home });
    const sizes = Object.entries<string>(programs).map(async ([name, program]) => {
      return [name, await bundle(program, join(home, 'src'))] as const;
    });
    return Object.fromEntries(await Promise.all(sizes)) as Record<Name, number>;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function bundle(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents).length;
}
