import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Programs in JavaScript import what is built, and no compiler told them when a name of it changed. */
const root = fileURLToPath(new URL('../../', import.meta.url));
/** A program that is broken on purpose. */
const BROKEN = 'scripts/test/javascript/broken.js';
/** Messages of the compiler about a name that is imported, and is not exported. */
const NOT_EXPORTED = new Set([2305, 2614, 2724]);

function listPrograms(): string[] {
  return execFileSync('git', ['ls-files', '*.js', '*.mjs'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && file !== BROKEN)
    .map((file) => join(root, file));
}

function findMissingNames(files: string[]): string[] {
  const program = ts.createProgram(files, {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    maxNodeModuleJsDepth: 0,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    types: [],
  });
  return files
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .filter(({ code }) => NOT_EXPORTED.has(code))
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

test('every name that a program imports from a package is exported', () => {
  const files = listPrograms();
  expect(files.length).toBeGreaterThan(100);
  expect(findMissingNames(files)).toEqual([]);
});

test('a name that is not exported is found', () => {
  expect(findMissingNames([join(root, BROKEN)])).toEqual([
    expect.stringContaining("has no exported member 'rename'"),
  ]);
});
