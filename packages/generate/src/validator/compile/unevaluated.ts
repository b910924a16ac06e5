import type { Schema, SchemaObject } from '@web-data/openapi';
import { down } from './emitter.ts';
import type { Emitter, SchemaPath } from './emitter.ts';
import { holds } from './holds.ts';
import { emitItem, emitMemberAt, knownNames } from './inside.ts';
import { getDefinitionName, has, not } from './names.ts';

/** Writes `unevaluatedProperties`: applies to members that no valid keyword beside or below it evaluates. */
export function emitUnevaluatedProperties(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  const { unevaluatedProperties: rest, ...beside } = schema;
  const key = emitter.fresh('key');
  const known = evaluated(emitter, beside, path, {
    keywords: ['additionalProperties', 'unevaluatedProperties'],
    tests: (part) => knownNames(emitter, part, key),
  });
  if (rest === true || known.includes('true')) return;
  emitter.loop(`const ${key} in ${path.data}`, () => {
    if (known.length > 0) emitter.line(`if (${known.join(' || ')}) continue;`);
    emitMemberAt(emitter, rest as Schema, key, down(path, 'unevaluatedProperties'), {
      keyword: 'unevaluatedProperties',
      param: 'unevaluatedProperty',
    });
  });
}

/** Writes `unevaluatedItems`. Items that `contains` matches count as evaluated. */
export function emitUnevaluatedItems(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  const { unevaluatedItems: rest, ...beside } = schema;
  const index = emitter.fresh('index');
  const known = evaluated(emitter, beside, path, {
    keywords: ['items', 'unevaluatedItems'],
    tests: (part, at) => itemTests(emitter, part, at, index),
  });
  if (rest === true || known.includes('true')) return;
  const inner = down(path, 'unevaluatedItems');
  emitter.loop(`let ${index} = 0; ${index} < ${path.data}.length; ${index} += 1`, () => {
    if (known.length > 0) emitter.line(`if (${known.join(' || ')}) continue;`);
    if (rest === false) emitter.failIf('true', path, 'unevaluatedItems', `{ len: ${index} }`);
    else emitItem(emitter, rest as Schema, inner, index);
    if (rest === false && emitter.form === 'violations') emitter.line('break;');
  });
}

function itemTests(emitter: Emitter, schema: SchemaObject, path: SchemaPath, index: string): string[] {
  const prefix = ((schema['prefixItems'] ?? []) as Schema[]).length;
  const item = { ...down(path, 'contains'), data: `${path.data}[${index}]` };
  return [
    ...(prefix > 0 ? [`${index} < ${prefix}`] : []),
    ...('contains' in schema ? [holds(emitter, schema['contains'] as Schema, item)] : []),
  ];
}

interface Kind {
  /** Keywords that evaluate all remaining members or items. */
  keywords: readonly string[];
  /** The tests that the keywords of one schema evaluate a member or item. */
  tests(schema: SchemaObject, path: SchemaPath): string[];
}

/**
 * The tests, any of which proves that a member or item has been evaluated: by a schema, and by valid subschemas for the
 * same value. Whether a branch is valid is computed once, before the loop over the members.
 */
function evaluated(emitter: Emitter, schema: Schema, path: SchemaPath, kind: Kind): string[] {
  if (typeof schema === 'boolean') return [];
  if (kind.keywords.some((keyword) => keyword in schema)) return ['true'];
  const into = (part: Schema, at: SchemaPath): string[] => evaluated(emitter, part, at, kind);
  const tests = kind.tests(schema, path);
  if (schema.$ref) {
    const name = getDefinitionName(schema.$ref);
    tests.push(...into(emitter.definitions[name]!, { ...path, schema: [name] }));
  }
  for (const [index, part] of list(schema, 'allOf')) tests.push(...into(part, down(path, 'allOf', index)));
  for (const keyword of ['anyOf', 'oneOf']) {
    for (const [index, part] of list(schema, keyword)) {
      const at = down(path, keyword, index);
      tests.push(...where(emitter, () => holds(emitter, part, at), into(part, at)));
    }
  }
  tests.push(...ofCondition(emitter, schema, path, into), ...ofDependents(schema, path, into));
  return tests;
}

function list(schema: SchemaObject, keyword: string): [number, Schema][] {
  return [...((schema[keyword] ?? []) as Schema[]).entries()];
}

/** Combines tests with a condition, which is written only if there are tests. */
function where(emitter: Emitter, condition: () => string, tests: string[]): string[] {
  if (tests.length === 0) return [];
  const name = emitter.fresh('holds');
  emitter.line(`const ${name} = ${condition()};`);
  return [tests.includes('true') ? name : `(${name} && (${tests.join(' || ')}))`];
}

type Into = (part: Schema, at: SchemaPath) => string[];

function ofCondition(emitter: Emitter, schema: SchemaObject, path: SchemaPath, into: Into): string[] {
  if (!('if' in schema)) return [];
  const at = down(path, 'if');
  const test = (): string => holds(emitter, schema['if'] as Schema, at);
  const part = (keyword: string): string[] =>
    keyword in schema ? into(schema[keyword] as Schema, down(path, keyword)) : [];
  return [
    ...where(emitter, test, [...into(schema['if'] as Schema, at), ...part('then')]),
    ...where(emitter, () => not(test()), part('else')),
  ];
}

function ofDependents(schema: SchemaObject, path: SchemaPath, into: Into): string[] {
  const dependents = Object.entries((schema['dependentSchemas'] ?? {}) as Record<string, Schema>);
  return dependents.flatMap(([name, part]) => {
    const tests = into(part, down(path, 'dependentSchemas', name));
    return tests.length === 0 ? [] : [`(${has(path.data, name)} && (${tests.join(' || ')}))`];
  });
}
