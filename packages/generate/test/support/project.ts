import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** An empty project in which the runtimes of this repository are installed. */
export function createProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const scope = join(folder, 'node_modules/@web-data');
  mkdirSync(scope, { recursive: true });
  for (const name of ['validator', 'client', 'types'])
    symlinkSync(join(packages, name), join(scope, name), 'dir');
  return folder;
}

/** Writes generated files as they are, below `api`. */
export function writeTypes(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'api', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes files as JavaScript, as a bundler or Node would read them. */
export function writeScripts(folder: string, files: Record<string, string>): void {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(file), { recursive: true });
    const { outputText } = ts.transpileModule(text, { compilerOptions });
    writeFileSync(file, outputText.replaceAll(/(["'])(\.{1,2}\/[^"']*)\.ts\1/g, '$1$2.js$1'));
  }
}
