import type { Schema, SchemaObject } from '@web-data/openapi';
import { inlineLiteral } from '../../source.ts';
import { down } from './emitter.ts';
import type { Emitter, Place } from './emitter.ts';
import { equals, holds } from './holds.ts';
import { not } from './names.ts';

/** Writes the keywords that hold for values of every type. */
export function emitAnyType(emitter: Emitter, schema: SchemaObject, place: Place): void {
  emitValues(emitter, schema, place);
  if ('not' in schema)
    emitter.failIf(holds(emitter, schema['not'] as Schema, down(place, 'not')), place, 'not');
  if (schema['anyOf']) emitAnyOf(emitter, schema['anyOf'] as Schema[], place);
  if (schema['oneOf']) emitOneOf(emitter, schema['oneOf'] as Schema[], place);
  for (const [index, part] of ((schema['allOf'] ?? []) as Schema[]).entries()) {
    emitter.schema(part, down(place, 'allOf', index));
  }
  if ('if' in schema) emitCondition(emitter, schema, place);
}

function emitValues(emitter: Emitter, schema: SchemaObject, place: Place): void {
  if ('const' in schema) {
    const params = `{ allowedValue: ${inlineLiteral(schema['const'])} }`;
    emitter.failIf(not(equals(emitter, place.data, schema['const'])), place, 'const', params);
  }
  if (!schema['enum']) return;
  const values = schema['enum'] as unknown[];
  const test = values.map((value) => equals(emitter, place.data, value)).join(' || ') || 'false';
  if (emitter.form === 'verdicts') return emitter.failIf(not(test), place, 'enum');
  const all = emitter.constant('values', inlineLiteral(values));
  // Where they are listed already, they need not be written a second time.
  const isListed = values.length > 1 && values.every((value) => typeof value !== 'object' || value === null);
  const failure = isListed ? `!${all}.includes(${place.data})` : not(test);
  emitter.failIf(failure, place, 'enum', `{ allowedValues: ${all} }`);
}

function emitAnyOf(emitter: Emitter, branches: Schema[], place: Place): void {
  const tests = branches.map((branch, index) => holds(emitter, branch, down(place, 'anyOf', index)));
  if (tests.includes('true')) return;
  emitBranches(emitter, branches, place, 'anyOf', not(tests.join(' || ')));
}

function emitOneOf(emitter: Emitter, branches: Schema[], place: Place): void {
  const count = emitter.fresh('count');
  const tests = branches.map((branch, index) => holds(emitter, branch, down(place, 'oneOf', index)));
  emitter.line(`const ${count} = ${tests.map((test) => `Number(${test})`).join(' + ')};`);
  if (emitter.form === 'verdicts') return emitter.failIf(`${count} !== 1`, place, 'oneOf');
  emitter.failIf(`${count} > 1`, place, 'oneOf');
  return emitBranches(emitter, branches, place, 'oneOf', `${count} === 0`);
}

/** Where none holds, what is wrong with each, and a sum of it. */
function emitBranches(
  emitter: Emitter,
  branches: Schema[],
  place: Place,
  keyword: string,
  test: string,
): void {
  if (emitter.form === 'verdicts') return emitter.failIf(test, place, keyword);
  return emitter.block(`if (${test})`, () => {
    for (const [index, branch] of branches.entries()) emitter.schema(branch, down(place, keyword, index));
    emitter.failIf('true', place, keyword);
  });
}

function emitCondition(emitter: Emitter, schema: SchemaObject, place: Place): void {
  if (!('then' in schema) && !('else' in schema)) return;
  const test = emitter.fresh('holds');
  emitter.line(`const ${test} = ${holds(emitter, schema['if'] as Schema, down(place, 'if'))};`);
  for (const [keyword, condition] of [
    ['then', test],
    ['else', `!${test}`],
  ] as const) {
    if (!(keyword in schema)) continue;
    emitter.block(`if (${condition})`, () =>
      emitConsequence(emitter, schema[keyword] as Schema, place, keyword),
    );
  }
}

function emitConsequence(emitter: Emitter, schema: Schema, place: Place, keyword: string): void {
  if (emitter.form === 'verdicts') return emitter.schema(schema, down(place, keyword));
  const before = emitter.fresh('before');
  emitter.line(`const ${before} = faults.length;`);
  emitter.schema(schema, down(place, keyword));
  return emitter.failIf(`faults.length > ${before}`, place, 'if', `{ failingKeyword: "${keyword}" }`);
}
