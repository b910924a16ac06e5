import type { Schema } from '@web-data/openapi';
import { inlineLiteral } from '../../source.ts';
import type { Emitter, SchemaPath } from './emitter.ts';
import { getDefinitionName, toCheckName } from './names.ts';
import { isOfType } from './types.ts';

/** The test that a value matches a schema, as one expression. */
export function holds(emitter: Emitter, schema: Schema, { data, schema: at }: SchemaPath): string {
  if (typeof schema === 'boolean') return String(schema);
  const keywords = Object.keys(schema);
  if (keywords.length === 0) return 'true';
  if (keywords.length === 1) {
    if (schema.$ref) return emitter.check(toCheckName([getDefinitionName(schema.$ref)]), data);
    if (schema.type) return `(${isOfType(emitter, [schema.type].flat(), data)})`;
    if ('const' in schema) return equals(emitter, data, schema['const']);
  }
  return emitter.check(emitter.branch(schema, at), data);
}

/** The test that a value equals a constant. */
export function equals(emitter: Emitter, data: string, value: unknown): string {
  const text = inlineLiteral(value);
  if (typeof value !== 'object' || value === null) {
    if (!emitter.isExact || typeof value !== 'number' || !isLong(value)) return `${data} === ${text}`;
    return `(${data} === ${text} || ${data} === ${BigInt(value)}n)`;
  }
  return `${emitter.helper('equal')}(${data}, ${emitter.constant('value', text)})`;
}

function isLong(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}
