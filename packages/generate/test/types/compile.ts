import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = fileURLToPath(new URL('../../../types/', import.meta.url));
const flags =
  '--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --isolatedDeclarations --declaration --verbatimModuleSyntax --erasableSyntaxOnly --skipDefaultLibCheck --allowImportingTsExtensions --module nodenext --target es2022 --lib es2023,dom';

/** The compilers that the types must pass: 5.9, which this package has, and 7, which the others have. */
export const compilers: Record<string, string[]> = {
  'TypeScript 5.9': [createRequire(import.meta.url).resolve('typescript/bin/tsc')],
  'TypeScript 7': [join(types, 'node_modules/typescript/bin/tsc'), '--ignoreConfig'],
};

/**
 * What a compiler says of sets of generated files, each below the hand-written `index.ts` of the types package: '' when it
 * is content. One run for all, since most of a run is reading its own library.
 */
export function complaints(compiler: string, ...sets: Record<string, string>[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const roots = sets.map((files, index) => writeSet(folder, String(index), files));
    const [tsc, ...own] = compilers[compiler]!;
    execFileSync(process.execPath, [tsc!, ...own, ...flags.split(' '), ...roots], {
      cwd: folder,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes one set into a folder of its own; the file that a compiler is given. */
function writeSet(folder: string, name: string, files: Record<string, string>): string {
  mkdirSync(join(folder, name, 'generated'), { recursive: true });
  copyFileSync(join(types, 'src/index.ts'), join(folder, name, 'index.ts'));
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, name, 'generated', file), content);
  return `${name}/index.ts`;
}
