import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = fileURLToPath(new URL('../../../types/', import.meta.url));
const flags =
  '--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --isolatedDeclarations --declaration --verbatimModuleSyntax --erasableSyntaxOnly --allowImportingTsExtensions --module nodenext --target es2022 --lib es2023,dom';

/** The compilers that the types must pass: 5.9, which this package has, and 7, which the others have. */
export const compilers: Record<string, string[]> = {
  'TypeScript 5.9': [createRequire(import.meta.url).resolve('typescript/bin/tsc')],
  'TypeScript 7': [join(types, 'node_modules/typescript/bin/tsc'), '--ignoreConfig'],
};

/** What a compiler says of generated files below the hand-written `index.ts` of the types package: '' when it is content. */
export function complaints(files: Record<string, string>, compiler: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    mkdirSync(join(folder, 'generated'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    copyFileSync(join(types, 'src/index.ts'), join(folder, 'index.ts'));
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, 'generated', name), content);
    const [tsc, ...own] = compilers[compiler]!;
    execFileSync(process.execPath, [tsc!, ...own, ...flags.split(' '), 'index.ts'], {
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
