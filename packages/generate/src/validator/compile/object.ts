import type { Schema, SchemaObject } from '@web-data/openapi';
import { down } from './emitter.ts';
import type { Emitter, Group, Place } from './emitter.ts';
import { emitMemberAt, knownNames } from './inside.ts';
import { below, has, lacks, member } from './names.ts';
import { emitReference, isReference } from './reference.ts';
import { patternOf } from './string.ts';
import { emitUnevaluatedProperties } from './unevaluated.ts';

type Schemas = Record<string, Schema>;

/** The keywords of objects. */
export const emitObject: Group = {
  keywords: [
    ...'maxProperties minProperties required propertyNames additionalProperties properties'.split(' '),
    ...'patternProperties dependentRequired dependentSchemas unevaluatedProperties'.split(' '),
  ],
  emit(emitter, schema, place) {
    emitCounts(emitter, schema, place);
    for (const name of schema.required ?? []) emitRequired(emitter, name, place);
    if ('propertyNames' in schema) emitNames(emitter, schema['propertyNames'] as Schema, place);
    if ('additionalProperties' in schema) emitAdditional(emitter, schema, place);
    for (const name of Object.keys(schema.properties ?? {})) emitMember(emitter, schema, name, place);
    emitPatterns(emitter, (schema['patternProperties'] ?? {}) as Schemas, place);
    emitDependents(emitter, schema, place);
    if ('unevaluatedProperties' in schema) emitUnevaluatedProperties(emitter, schema, place);
  },
};

function emitCounts(emitter: Emitter, schema: SchemaObject, place: Place): void {
  for (const [keyword, operator] of [
    ['maxProperties', '>'],
    ['minProperties', '<'],
  ] as const) {
    if (!(keyword in schema)) continue;
    const limit = JSON.stringify(schema[keyword]);
    const test = `Object.keys(${place.data}).length ${operator} ${limit}`;
    emitter.failIf(test, place, keyword, `{ limit: ${limit} }`);
  }
}

function emitRequired(emitter: Emitter, name: string, place: Place): void {
  const params = `{ missingProperty: ${JSON.stringify(name)} }`;
  emitter.failIf(lacks(place.data, name), place, 'required', params);
}

function emitNames(emitter: Emitter, schema: Schema, place: Place): void {
  const key = emitter.fresh('key');
  emitter.loop(`const ${key} in ${place.data}`, () => {
    const inner = { ...down(place, 'propertyNames'), data: key };
    if (emitter.form === 'verdicts') return emitter.schema(schema, inner);
    const before = emitter.fresh('before');
    emitter.line(`const ${before} = faults.length;`);
    emitter.schema(schema, inner);
    return emitter.failIf(`faults.length > ${before}`, place, 'propertyNames', `{ propertyName: ${key} }`);
  });
}

function emitAdditional(emitter: Emitter, schema: SchemaObject, place: Place): void {
  const additional = schema['additionalProperties'] as Schema;
  if (additional === true) return;
  const key = emitter.fresh('key');
  const known = knownNames(emitter, schema, key);
  emitter.loop(`const ${key} in ${place.data}`, () => {
    if (known.length > 0) emitter.line(`if (${known.join(' || ')}) continue;`);
    emitMemberAt(emitter, additional, key, down(place, 'additionalProperties'), {
      keyword: 'additionalProperties',
      param: 'additionalProperty',
    });
  });
}

function emitMember(emitter: Emitter, owner: SchemaObject, name: string, place: Place): void {
  const schema = owner.properties![name]!;
  if (schema === true) return;
  const data = member(place.data, name);
  const inner = { ...down(place, 'properties', name), path: below(place.path, name) };
  const isThere = isSettled(emitter, owner, name);
  const test = has(place.data, name);
  if (isReference(schema))
    return emitReference(emitter, schema, { ...inner, data }, isThere ? undefined : test);
  const value = emitter.fresh(name);
  emitter.block(isThere ? '' : `if (${test})`, () => {
    emitter.line(`const ${value} = ${data};`);
    emitter.schema(schema, { ...inner, data: value });
  });
}

/** Whether a member is there by now: without it the check has come to its end. */
function isSettled(emitter: Emitter, { required = [] }: SchemaObject, name: string): boolean {
  return emitter.form === 'verdicts' && required.includes(name);
}

function emitPatterns(emitter: Emitter, patterns: Schemas, place: Place): void {
  for (const [pattern, schema] of Object.entries(patterns)) {
    emitter.patterns.push({ pattern, at: place.schema, longest: undefined });
    const constant = patternOf(emitter, pattern);
    if (schema === true) continue;
    const key = emitter.fresh('key');
    emitter.loop(`const ${key} in ${place.data}`, () => {
      emitter.line(`if (!${constant}.test(${key})) continue;`);
      emitMemberAt(emitter, schema, key, down(place, 'patternProperties', pattern));
    });
  }
}

function emitDependents(emitter: Emitter, schema: SchemaObject, place: Place): void {
  for (const [property, names] of Object.entries(
    (schema['dependentRequired'] ?? {}) as Record<string, string[]>,
  )) {
    for (const name of names) {
      const params = JSON.stringify({ property, missingProperty: name });
      const test = `${has(place.data, property)} && ${lacks(place.data, name)}`;
      emitter.failIf(test, place, 'dependentRequired', params);
    }
  }
  for (const [name, value] of Object.entries((schema['dependentSchemas'] ?? {}) as Schemas)) {
    emitter.block(`if (${has(place.data, name)})`, () =>
      emitter.schema(value, down(place, 'dependentSchemas', name)),
    );
  }
}
