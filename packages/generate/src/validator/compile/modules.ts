import type { Schema } from '@web-data/openapi';
import { Emitter } from './emitter.ts';
import type { EmitterOptions } from './emitter.ts';
import type { Fills } from './fill.ts';
import { toListName, duplicateNameError, toCheckName } from './names.ts';
import { findRepeatedCalls, callingItself } from './recursion.ts';
import { emitSchema } from './schema.ts';
import { shareMembers } from './share.ts';
import type { Shared } from './share.ts';
import type { PatternUse } from './slow-patterns.ts';

/** Maximum number of violations that a recursive function lists. */
const maxErrors = 1000;

/** One form of the checks as text: functions, and their dependencies. */
export interface Module {
  code: string;
  helpers: readonly string[];
  /** Keywords whose violations it lists. */
  keywords: ReadonlySet<string>;
  /** Functions of the other form that this one calls. */
  imports: string[];
  patterns: readonly PatternUse[];
}

/** Clears the results cached for the last value; both forms call it at the end. */
export const forget = 'forget';

/**
 * Writes both forms of the checks of some definitions.
 * @param isExact whether integers beyond 2^53 are bigints
 * @throws Error naming the definition, pattern or format that cannot be checked
 */
export function writeModules(
  described: Record<string, Schema>,
  fills: Fills,
  isExact = false,
): { validity: Module; violations: Module } {
  const shared = shareMembers(described);
  const { emitter, bodies } = writeBodies(shared, isExact);
  const memoized = findRepeatedCalls(emitter.calls);
  const violations = writeViolations(shared, { memoized, isExact }, callingItself(emitter.calls));
  if (memoized.size > 0) violations.imports.push(forget);
  const functions = writeFunctions(emitter, bodies, memoized, new Set(violations.imports));
  if (memoized.size > 0) functions.push(forgetting(memoized));
  return { validity: toModule(emitter, [...functions, ...fills.write(emitter)], []), violations };
}

/** Writes the functions that return true or false for some definitions, in plain JavaScript. */
export function writeValidity(definitions: Record<string, Schema>): {
  emitter: Emitter;
  functions: string[];
} {
  const { emitter, bodies } = writeBodies({ definitions, paths: {} }, false);
  return { emitter, functions: writeFunctions(emitter, bodies, findRepeatedCalls(emitter.calls), new Set()) };
}

function writeFunctions(
  emitter: Emitter,
  bodies: ReadonlyMap<string, string>,
  memoized: ReadonlySet<string>,
  exported: ReadonlySet<string>,
): string[] {
  return [...bodies].map(([name, body]) => {
    // Exported functions have explicit types.
    const start = exported.has(name)
      ? `export function ${name}(data: any): boolean`
      : `function ${name}(data)`;
    return memoized.has(name) ? keeping(emitter, name, start, body) : `${start} ${body}`;
  });
}

function toModule(emitter: Emitter, functions: readonly string[], imports: string[]): Module {
  return {
    code: `${emitter.constants()}\n${functions.join('\n')}`,
    helpers: [...emitter.helpers],
    imports,
    keywords: emitter.keywords,
    patterns: emitter.patterns,
  };
}

function writeBodies(
  { definitions, paths }: Shared,
  isExact: boolean,
): {
  emitter: Emitter;
  bodies: Map<string, string>;
} {
  const emitter = new Emitter('validity', definitions, emitSchema, { isExact });
  const bodies = new Map<string, string>();
  const write = (name: string, at: readonly string[], schema: Schema): void => {
    if (bodies.has(name)) throw duplicateNameError(name);
    const body = emitter.write(name, () => {
      emitter.schema(schema, { data: 'data', path: '', schema: at });
      emitter.line('return true;');
    });
    bodies.set(name, body);
  };
  for (const [name, schema] of Object.entries(definitions))
    write(toCheckName([name]), paths[name] ?? [name], schema);
  // The map grows during the iteration: branches have branches.
  for (const [name, { schema, at }] of emitter.branches) write(name, at, schema);
  return { emitter, bodies };
}

function keeping(emitter: Emitter, name: string, start: string, body: string): string {
  const call = `${emitter.helper('checkOnce')}(known_${name}, data, find_${name})`;
  return `const known_${name} = new Map();\n${start} {\n  return ${call};\n}\n\nfunction find_${name}(data) ${body}`;
}

function forgetting(memoized: Iterable<string>): string {
  const lines = [...memoized].map((name) => `  known_${name}.clear();\n`);
  return `export function ${forget}(): void {\n${lines.join('')}}\n`;
}

function writeViolations(
  { definitions, paths }: Shared,
  options: EmitterOptions,
  recursive: ReadonlySet<string>,
): Module {
  const emitter = new Emitter('violations', definitions, emitSchema, options);
  const functions = Object.entries(definitions).map(([definition, schema]) => {
    const name = toListName(definition);
    const body = emitter.write(name, () => {
      if (recursive.has(toCheckName([definition])))
        emitter.line(`if (violations.length >= ${maxErrors}) return;`);
      emitter.schema(schema, { data: 'data', path: 'path', schema: paths[definition] ?? [definition] });
    });
    return `function ${name}(data, path, violations) ${body}`;
  });
  return toModule(emitter, functions, [...new Set([...emitter.calls.values()].flat())].toSorted());
}
