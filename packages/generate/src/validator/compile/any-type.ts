import type { Schema, SchemaObject } from '@web-data/openapi';
import { inlineLiteral } from '../../source.ts';
import { down } from './emitter.ts';
import type { Emitter, SchemaPath } from './emitter.ts';
import { equals, holds } from './holds.ts';
import { not } from './names.ts';

/** Writes the keywords that hold for values of every type. */
export function emitAnyType(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  emitValues(emitter, schema, path);
  if ('not' in schema) {
    const excluded = schema['not'] as Schema;
    emitter.failIf(holds(emitter, excluded, down(path, 'not')), path, 'not', paramsOfNot(excluded));
  }
  if (schema['anyOf']) emitAnyOf(emitter, schema['anyOf'] as Schema[], path);
  if (schema['oneOf']) emitOneOf(emitter, schema['oneOf'] as Schema[], path);
  for (const [index, part] of ((schema['allOf'] ?? []) as Schema[]).entries()) {
    emitter.schema(part, down(path, 'allOf', index));
  }
  if ('if' in schema) emitCondition(emitter, schema, path);
}

/** Where a `not` only says which members exclude each other, the message names them. */
function paramsOfNot(excluded: Schema): string {
  if (typeof excluded === 'boolean' || !Array.isArray(excluded['required'])) return '{}';
  if (excluded['required'].length === 0) return '{}';
  const { required, properties = {}, ...rest } = excluded;
  const isPlain = Object.entries(rest).every(
    ([keyword, value]) => keyword === 'description' || (keyword === 'type' && value === 'object'),
  );
  const members = Object.values(properties as Record<string, Schema>);
  if (!isPlain || !members.every(isAnything)) return '{}';
  return `{ members: ${inlineLiteral(listMembers(required as string[]))} }`;
}

function isAnything(schema: Schema): boolean {
  return schema === true || (typeof schema === 'object' && Object.keys(schema).length === 0);
}

function listMembers(names: readonly string[]): string {
  const [last, ...others] = names.toReversed();
  if (others.length === 0) return String(last);
  return `${others.length === 1 ? 'both' : 'all of'} ${others.toReversed().join(', ')} and ${last}`;
}

function emitValues(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  if ('const' in schema) {
    const params = `{ allowedValue: ${inlineLiteral(schema['const'])} }`;
    emitter.failIf(not(equals(emitter, path.data, schema['const'])), path, 'const', params);
  }
  if (!schema['enum']) return;
  const values = schema['enum'] as unknown[];
  const test = values.map((value) => equals(emitter, path.data, value)).join(' || ') || 'false';
  if (emitter.form === 'validity') return emitter.failIf(not(test), path, 'enum');
  const all = emitter.constant('values', inlineLiteral(values));
  // Where they are listed already, they need not be written a second time.
  const isListed =
    !emitter.isExact &&
    values.length > 1 &&
    values.every((value) => typeof value !== 'object' || value === null);
  const failure = isListed ? `!${all}.includes(${path.data})` : not(test);
  emitter.failIf(failure, path, 'enum', `{ allowedValues: ${all} }`);
}

function emitAnyOf(emitter: Emitter, branches: Schema[], path: SchemaPath): void {
  const tests = branches.map((branch, index) => holds(emitter, branch, down(path, 'anyOf', index)));
  if (tests.includes('true')) return;
  emitBranches(emitter, branches, path, 'anyOf', not(tests.join(' || ')));
}

function emitOneOf(emitter: Emitter, branches: Schema[], path: SchemaPath): void {
  const count = emitter.fresh('count');
  const tests = branches.map((branch, index) => holds(emitter, branch, down(path, 'oneOf', index)));
  emitter.line(`const ${count} = ${tests.map((test) => `Number(${test})`).join(' + ')};`);
  if (emitter.form === 'validity') return emitter.failIf(`${count} !== 1`, path, 'oneOf');
  emitter.failIf(`${count} > 1`, path, 'oneOf');
  return emitBranches(emitter, branches, path, 'oneOf', `${count} === 0`);
}

/** If no branch holds, lists the violations of each, and a summary. */
function emitBranches(
  emitter: Emitter,
  branches: Schema[],
  path: SchemaPath,
  keyword: string,
  test: string,
): void {
  if (emitter.form === 'validity') return emitter.failIf(test, path, keyword);
  return emitter.block(`if (${test})`, () => {
    for (const [index, branch] of branches.entries()) emitter.schema(branch, down(path, keyword, index));
    emitter.failIf('true', path, keyword);
  });
}

function emitCondition(emitter: Emitter, schema: SchemaObject, path: SchemaPath): void {
  if (!('then' in schema) && !('else' in schema)) return;
  const test = emitter.fresh('holds');
  emitter.line(`const ${test} = ${holds(emitter, schema['if'] as Schema, down(path, 'if'))};`);
  for (const [keyword, condition] of [
    ['then', test],
    ['else', `!${test}`],
  ] as const) {
    if (!(keyword in schema)) continue;
    emitter.block(`if (${condition})`, () =>
      emitConsequence(emitter, schema[keyword] as Schema, path, keyword),
    );
  }
}

function emitConsequence(emitter: Emitter, schema: Schema, path: SchemaPath, keyword: string): void {
  if (emitter.form === 'validity') return emitter.schema(schema, down(path, keyword));
  const before = emitter.fresh('before');
  emitter.line(`const ${before} = violations.length;`);
  emitter.schema(schema, down(path, keyword));
  return emitter.failIf(`violations.length > ${before}`, path, 'if', `{ failingKeyword: "${keyword}" }`);
}
