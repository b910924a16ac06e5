import type { Schema, SchemaObject } from '@web-data/openapi';
import { down } from './emitter.ts';
import type { Emitter, Group, SchemaPath } from './emitter.ts';
import { emitMemberAt, knownNames } from './inside.ts';
import { below, has, lacks, member } from './names.ts';
import { emitReference, isReference } from './reference.ts';
import { addPattern } from './string.ts';
import { emitUnevaluatedProperties } from './unevaluated.ts';

type Schemas = Record<string, Schema>;

/** The keywords of objects. */
export const emitObject: Group = {
  keywords: [
    ...'maxProperties minProperties required propertyNames additionalProperties properties'.split(' '),
    ...'patternProperties dependentRequired dependentSchemas unevaluatedProperties'.split(' '),
  ],
  emit(emitter, schema, path) {
    emitCounts(emitter, schema, path);
    for (const name of schema.required ?? []) emitRequired(emitter, name, path);
    if ('propertyNames' in schema) emitNames(emitter, schema['propertyNames'] as Schema, path);
    if ('additionalProperties' in schema) emitAdditional(emitter, schema, path);
    for (const name of Object.keys(schema.properties ?? {})) emitMember(emitter, schema, name, path);
    emitPatterns(emitter, (schema['patternProperties'] ?? {}) as Schemas, path);
    emitDependents(emitter, schema, path);
    if ('unevaluatedProperties' in schema) emitUnevaluatedProperties(emitter, schema, path);
  },
};

function emitCounts(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  for (const [keyword, operator] of [
    ['maxProperties', '>'],
    ['minProperties', '<'],
  ] as const) {
    if (!(keyword in schema)) continue;
    const limit = JSON.stringify(schema[keyword]);
    const test = `Object.keys(${path.data}).length ${operator} ${limit}`;
    emitter.failIf(test, path, keyword, `{ limit: ${limit} }`);
  }
}

function emitRequired(emitter: Emitter, name: string, path: SchemaPath): void {
  const params = `{ missingProperty: ${JSON.stringify(name)} }`;
  emitter.failIf(lacks(path.data, name), path, 'required', params);
}

function emitNames(emitter: Emitter, schema: Schema, path: SchemaPath): void {
  const key = emitter.fresh('key');
  emitter.loop(`const ${key} in ${path.data}`, () => {
    const inner = { ...down(path, 'propertyNames'), data: key };
    if (emitter.form === 'validity') return emitter.schema(schema, inner);
    const before = emitter.fresh('before');
    emitter.line(`const ${before} = violations.length;`);
    emitter.schema(schema, inner);
    return emitter.failIf(`violations.length > ${before}`, path, 'propertyNames', `{ propertyName: ${key} }`);
  });
}

function emitAdditional(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  const additional = schema['additionalProperties'] as Schema;
  if (additional === true) return;
  const key = emitter.fresh('key');
  const known = knownNames(emitter, schema, key);
  emitter.loop(`const ${key} in ${path.data}`, () => {
    if (known.length > 0) emitter.line(`if (${known.join(' || ')}) continue;`);
    emitMemberAt(emitter, additional, key, down(path, 'additionalProperties'), {
      keyword: 'additionalProperties',
      param: 'additionalProperty',
    });
  });
}

function emitMember(emitter: Emitter, owner: SchemaObject, name: string, path: SchemaPath): void {
  const schema = owner.properties![name]!;
  if (schema === true) return;
  const data = member(path.data, name);
  const inner = { ...down(path, 'properties', name), path: below(path.path, name) };
  const isThere = isSettled(emitter, owner, name);
  const test = has(path.data, name);
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
  return emitter.form === 'validity' && required.includes(name);
}

function emitPatterns(emitter: Emitter, patterns: Schemas, path: SchemaPath): void {
  for (const [pattern, schema] of Object.entries(patterns)) {
    emitter.patterns.push({ pattern, at: path.schema, longest: undefined });
    const constant = addPattern(emitter, pattern);
    if (schema === true) continue;
    const key = emitter.fresh('key');
    emitter.loop(`const ${key} in ${path.data}`, () => {
      emitter.line(`if (!${constant}.test(${key})) continue;`);
      emitMemberAt(emitter, schema, key, down(path, 'patternProperties', pattern));
    });
  }
}

function emitDependents(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  for (const [property, names] of Object.entries(
    (schema['dependentRequired'] ?? {}) as Record<string, string[]>,
  )) {
    for (const name of names) {
      const params = JSON.stringify({ property, missingProperty: name });
      const test = `${has(path.data, property)} && ${lacks(path.data, name)}`;
      emitter.failIf(test, path, 'dependentRequired', params);
    }
  }
  for (const [name, value] of Object.entries((schema['dependentSchemas'] ?? {}) as Schemas)) {
    emitter.block(`if (${has(path.data, name)})`, () =>
      emitter.schema(value, down(path, 'dependentSchemas', name)),
    );
  }
}
