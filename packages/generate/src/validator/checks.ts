import type { Schema } from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import { Fills, fillName } from './compile/fill.ts';
import { requireProgress } from './compile/recursion.ts';
import { forget, writeModules } from './compile/modules.ts';
import type { Module } from './compile/modules.ts';
import { toListName, toCheckName } from './compile/names.ts';
import { reportSlowPatterns } from './compile/slow-patterns.ts';
import type { Definitions } from './definitions.ts';
import { findFilledDefaults } from './own-defaults.ts';

/** The definitions to compile, and the export names of some. */
export interface Checks {
  schemas: Record<string, Schema>;
  /** Export name → name of a definition. */
  exports: Record<string, string>;
  defaults: Definitions['defaults'];
}

/** The compiled modules as text, and facts about them. */
export interface Compiled {
  validity: string;
  violations: string;
  keywords: ReadonlySet<string>;
  /** The members that are always present in a valid value, by the export of its check. */
  filledMembers(check: string): string[];
}

interface CheckOptions {
  validityFile: string;
  runtime: string;
  notes: Notes;
  /** Whether integers beyond 2^53 are bigints. */
  isExact: boolean;
}

/**
 * Compiles two modules of functions that import only `./formats.ts` and each other: one returns whether a value is
 * valid, the other lists its violations. Slow patterns are reported here and, by the first module, when a server
 * starts.
 * @throws Error when a schema needs something that the modules cannot express
 */
export function compileChecks(
  { schemas, exports, defaults }: Checks,
  { validityFile, runtime, notes, isExact }: CheckOptions,
): Compiled {
  requireProgress(schemas);
  const fills = new Fills(
    schemas,
    findFilledDefaults(schemas, { checked: Object.values(exports), defaults }, notes),
  );
  const { validity, violations } = writeModules(schemas, fills, isExact);
  const keeps = violations.imports.includes(forget);
  const check = (name: string): string => {
    const call = `${toCheckName([name])}(data)`;
    const memoized = keeps ? `finallyDo(${forget}, () => ${call})` : call;
    if (fills.isDependent(name))
      return `(data) => fillWhileValid((data) => ${memoized}, ${fillName(name)}, data)`;
    if (fills.has(name)) return `(data) => ${memoized} && (${fillName(name)}(data), true)`;
    return keeps ? `(data) => ${memoized}` : toCheckName([name]);
  };
  const list = (name: string): string => {
    const call = `collect(${toListName(name)}, data)`;
    return keeps ? `(data) => finallyDo(${forget}, () => ${call})` : `(data) => ${call}`;
  };
  const more = keeps ? ['finallyDo'] : [];
  const fillers = Object.values(exports).some((name) => fills.isDependent(name)) ? ['fillWhileValid'] : [];
  const warnings = reportSlowPatterns(validity.patterns);
  for (const warning of warnings) notes.add('', warning.replace(/\.$/, ''));
  return {
    filledMembers: (check) => fills.filledMembers(exports[check]!),
    validity: assemble(
      validity,
      [...more, ...fillers],
      '',
      exportAll(exports, 'IsValid', check, runtime) + warnAtStart(warnings),
    ),
    violations: assemble(
      violations,
      ['collect', ...more],
      importOf(violations.imports, validityFile),
      exportAll(exports, 'CollectViolations', list, runtime),
    ),
    keywords: violations.keywords,
  };
}

function warnAtStart(warnings: readonly string[]): string {
  return warnings.map((text) => `console.warn(${JSON.stringify(text)});\n`).join('');
}

function exportAll(
  exports: Checks['exports'],
  type: string,
  entry: (definition: string) => string,
  runtime: string,
): string {
  return `import type { ${type} } from ${JSON.stringify(runtime)};
${Object.entries(exports)
  .map(([name, definition]) => `export const ${name}: ${type} = ${entry(definition)};\n`)
  .join('')}`;
}

function assemble(
  { code, helpers }: Module,
  more: readonly string[],
  imports: string,
  exported: string,
): string {
  return `// @ts-nocheck
${importOf([...helpers, ...more].toSorted(), './formats.ts')}${imports}${exported}
${code}`;
}

function importOf(names: readonly string[], file: string): string {
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from "${file}";\n`;
}
