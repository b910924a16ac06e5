import type { Schema, SchemaObject } from '@web-data/openapi';
import type { Emitter, SchemaPath } from './emitter.ts';
import { below } from './names.ts';
import { addPattern } from './string.ts';

/** Writes the check of the item at an index, which is a number or the name of a variable. */
export function emitItem(emitter: Emitter, schema: Schema, position: SchemaPath, index: string): void {
  const item = emitter.fresh('item');
  emitter.line(`const ${item} = ${position.data}[${index}];`);
  const path = /^\d/.test(index) ? below(position.path, index) : `${below(position.path, '')} + ${index}`;
  emitter.schema(schema, { ...position, data: item, path });
}

/** The tests that a name is in `properties` or `patternProperties`. */
export function knownNames(
  emitter: Emitter,
  { properties = {}, ...schema }: SchemaObject,
  key: string,
): string[] {
  const patterns = Object.keys((schema['patternProperties'] ?? {}) as object);
  return [
    ...Object.keys(properties).map((name) => `${key} === ${JSON.stringify(name)}`),
    ...patterns.map((pattern) => `${addPattern(emitter, pattern)}.test(${key})`),
  ];
}

/** How to reject a member that must not exist: the violation is reported at its parent object and names it. */
interface ForbiddenMember {
  keyword: string;
  param: string;
}

/** Writes the check of the member that a variable names. */
export function emitMemberAt(
  emitter: Emitter,
  schema: Schema,
  key: string,
  position: SchemaPath,
  forbidden?: ForbiddenMember,
): void {
  if (schema === false && forbidden) {
    return emitter.failIf('true', position, forbidden.keyword, `{ ${forbidden.param}: ${key} }`);
  }
  const value = emitter.fresh('value');
  emitter.line(`const ${value} = ${position.data}[${key}];`);
  const path =
    emitter.form === 'violations' ? `${position.path} + ${emitter.helper('pointerTo')}(${key})` : '';
  return emitter.schema(schema, { ...position, data: value, path });
}
