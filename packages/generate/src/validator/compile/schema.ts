import type { Schema, SchemaObject } from '@web-data/openapi';
import { emitAnyType } from './any-type.ts';
import { emitArray } from './array.ts';
import type { Emitter, Group, SchemaPath } from './emitter.ts';
import { not } from './names.ts';
import { emitNumber } from './number.ts';
import { emitObject } from './object.ts';
import { emitReference } from './reference.ts';
import { emitString } from './string.ts';
import { isOfType } from './types.ts';

const groups: Record<string, Group> = {
  number: emitNumber,
  string: emitString,
  array: emitArray,
  object: emitObject,
};

/** Writes the check of a value against a schema: first the keywords for every type, then those for its own type. */
export function emitSchema(emitter: Emitter, schema: Schema, path: SchemaPath): void {
  if (schema === true) return;
  if (schema === false) return emitter.failIf('true', path, 'false schema');
  const types = [schema.type ?? []].flat();
  const used = Object.entries(groups).filter(([type, group]) => isUsed(group, schema) && allows(types, type));
  const only = types.length === 1 && used.some(([type]) => type === types[0]);
  const isOther = (): string => not(isOfType(emitter, types, path.data));
  if (types.length > 0 && !(only && emitter.form === 'violations'))
    emitter.failIf(isOther(), path, 'type', typeParams(schema));
  if (schema.$ref) emitReference(emitter, { $ref: schema.$ref }, path);
  emitAnyType(emitter, schema, path);
  for (const [type, group] of used) {
    const body = (): void => group.emit(emitter, schema, path);
    // In the form that ends at the first violation, a single type is certain here.
    if (types.length === 1 && emitter.form === 'validity') body();
    else if (only) {
      emitter.failIf(isOther(), path, 'type', typeParams(schema));
      emitter.block('else', body);
    } else
      emitter.block(
        `if (${types.length > 0 ? isOfType(emitter, [type], path.data) : isHeldAs(emitter, type, path.data)})`,
        body,
      );
  }
}

/** Without a required type, the bounds of a number also apply to a number that is too large to represent. */
function isHeldAs(emitter: Emitter, type: string, data: string): string {
  if (type !== 'number') return isOfType(emitter, [type], data);
  return `typeof ${data} === "number"${emitter.isExact ? ` || typeof ${data} === "bigint"` : ''}`;
}

function typeParams({ type }: SchemaObject): string {
  return `{ type: ${JSON.stringify(type)} }`;
}

function isUsed(group: Group | undefined, schema: SchemaObject): boolean {
  return group?.keywords.some((keyword) => keyword in schema) ?? false;
}

function allows(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type) || (type === 'number' && types.includes('integer'));
}
