import type { Schema, SchemaObject } from '@web-data/openapi';
import { down } from './emitter.ts';
import type { Emitter, Place } from './emitter.ts';
import { holds } from './holds.ts';
import { emitItem, emitMemberAt, knownNames } from './inside.ts';
import { definitionOf, has, not } from './names.ts';

/** Writes `unevaluatedProperties`: what no keyword beside or below it that holds has spoken of. */
export function emitUnevaluatedProperties(emitter: Emitter, schema: SchemaObject, place: Place): void {
  const { unevaluatedProperties: rest, ...beside } = schema;
  const key = emitter.fresh('key');
  const known = evaluated(emitter, beside, place, {
    whole: ['additionalProperties', 'unevaluatedProperties'],
    tests: (part) => knownNames(emitter, part, key),
  });
  if (rest === true || known.includes('true')) return;
  emitter.loop(`const ${key} in ${place.data}`, () => {
    if (known.length > 0) emitter.line(`if (${known.join(' || ')}) continue;`);
    emitMemberAt(emitter, rest as Schema, key, down(place, 'unevaluatedProperties'), {
      keyword: 'unevaluatedProperties',
      param: 'unevaluatedProperty',
    });
  });
}

/** Writes `unevaluatedItems`. What `contains` finds counts as spoken of. */
export function emitUnevaluatedItems(emitter: Emitter, schema: SchemaObject, place: Place): void {
  const { unevaluatedItems: rest, ...beside } = schema;
  const index = emitter.fresh('index');
  const known = evaluated(emitter, beside, place, {
    whole: ['items', 'unevaluatedItems'],
    tests: (part, at) => itemTests(emitter, part, at, index),
  });
  if (rest === true || known.includes('true')) return;
  const inner = down(place, 'unevaluatedItems');
  emitter.loop(`let ${index} = 0; ${index} < ${place.data}.length; ${index} += 1`, () => {
    if (known.length > 0) emitter.line(`if (${known.join(' || ')}) continue;`);
    if (rest === false) emitter.failIf('true', place, 'unevaluatedItems', `{ len: ${index} }`);
    else emitItem(emitter, rest as Schema, inner, index);
    if (rest === false && emitter.form === 'faults') emitter.line('break;');
  });
}

function itemTests(emitter: Emitter, schema: SchemaObject, place: Place, index: string): string[] {
  const prefix = ((schema['prefixItems'] ?? []) as Schema[]).length;
  const item = { ...down(place, 'contains'), data: `${place.data}[${index}]` };
  return [
    ...(prefix > 0 ? [`${index} < ${prefix}`] : []),
    ...('contains' in schema ? [holds(emitter, schema['contains'] as Schema, item)] : []),
  ];
}

interface Kind {
  /** Keywords that speak of everything that is left. */
  whole: readonly string[];
  /** The tests that the keywords of one schema speak of a member or item. */
  tests(schema: SchemaObject, place: Place): string[];
}

/**
 * The tests, any of which says that a member or item has been evaluated: by a schema, and by those that it applies to
 * the same value, as far as they hold. Whether a branch holds is found once, before the members are gone through.
 */
function evaluated(emitter: Emitter, schema: Schema, place: Place, kind: Kind): string[] {
  if (typeof schema === 'boolean') return [];
  if (kind.whole.some((keyword) => keyword in schema)) return ['true'];
  const into = (part: Schema, at: Place): string[] => evaluated(emitter, part, at, kind);
  const tests = kind.tests(schema, place);
  if (schema.$ref) {
    const name = definitionOf(schema.$ref);
    tests.push(...into(emitter.definitions[name]!, { ...place, schema: [name] }));
  }
  for (const [index, part] of list(schema, 'allOf')) tests.push(...into(part, down(place, 'allOf', index)));
  for (const keyword of ['anyOf', 'oneOf']) {
    for (const [index, part] of list(schema, keyword)) {
      const at = down(place, keyword, index);
      tests.push(...where(emitter, () => holds(emitter, part, at), into(part, at)));
    }
  }
  tests.push(...ofCondition(emitter, schema, place, into), ...ofDependents(schema, place, into));
  return tests;
}

function list(schema: SchemaObject, keyword: string): [number, Schema][] {
  return [...((schema[keyword] ?? []) as Schema[]).entries()];
}

/** Tests that count where a condition holds, which is written only when there are any. */
function where(emitter: Emitter, condition: () => string, tests: string[]): string[] {
  if (tests.length === 0) return [];
  const name = emitter.fresh('holds');
  emitter.line(`const ${name} = ${condition()};`);
  return [tests.includes('true') ? name : `(${name} && (${tests.join(' || ')}))`];
}

type Into = (part: Schema, at: Place) => string[];

function ofCondition(emitter: Emitter, schema: SchemaObject, place: Place, into: Into): string[] {
  if (!('if' in schema)) return [];
  const at = down(place, 'if');
  const test = (): string => holds(emitter, schema['if'] as Schema, at);
  const part = (keyword: string): string[] =>
    keyword in schema ? into(schema[keyword] as Schema, down(place, keyword)) : [];
  return [
    ...where(emitter, test, [...into(schema['if'] as Schema, at), ...part('then')]),
    ...where(emitter, () => not(test()), part('else')),
  ];
}

function ofDependents(schema: SchemaObject, place: Place, into: Into): string[] {
  const dependents = Object.entries((schema['dependentSchemas'] ?? {}) as Record<string, Schema>);
  return dependents.flatMap(([name, part]) => {
    const tests = into(part, down(place, 'dependentSchemas', name));
    return tests.length === 0 ? [] : [`(${has(place.data, name)} && (${tests.join(' || ')}))`];
  });
}
