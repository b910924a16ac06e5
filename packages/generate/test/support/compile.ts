import ts from 'typescript';

/** The complaints of a strict compiler about a file and all that it imports. */
export function diagnose(...files: string[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
    preserveSymlinks: false,
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram(files, options))
    .map(
      ({ file, start, messageText }) =>
        `${file?.fileName.replace(/^.*\/generated-\w+\//, '')}:${file?.getLineAndCharacterOfPosition(start ?? 0).line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
