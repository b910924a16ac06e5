import type { Schema, SchemaObject } from '@web-data/openapi';
import type { Emitter, Place } from './emitter.ts';
import { below } from './names.ts';
import { patternOf } from './string.ts';

/** Writes the check of the item at an index, which is a number or the name of a variable. */
export function emitItem(emitter: Emitter, schema: Schema, place: Place, index: string): void {
  const item = emitter.fresh('item');
  emitter.line(`const ${item} = ${place.data}[${index}];`);
  const path = /^\d/.test(index) ? below(place.path, index) : `${below(place.path, '')} + ${index}`;
  emitter.schema(schema, { ...place, data: item, path });
}

/** The tests that a name is one that `properties` or `patternProperties` speak of. */
export function knownNames(
  emitter: Emitter,
  { properties = {}, ...schema }: SchemaObject,
  key: string,
): string[] {
  const patterns = Object.keys((schema['patternProperties'] ?? {}) as object);
  return [
    ...Object.keys(properties).map((name) => `${key} === ${JSON.stringify(name)}`),
    ...patterns.map((pattern) => `${patternOf(emitter, pattern)}.test(${key})`),
  ];
}

/** How a member is refused that must not be there at all: the fault names it, at the object around it. */
interface Refusal {
  keyword: string;
  param: string;
}

/** Writes the check of the member that a variable names. */
export function emitMemberAt(
  emitter: Emitter,
  schema: Schema,
  key: string,
  place: Place,
  refusal?: Refusal,
): void {
  if (schema === false && refusal) {
    return emitter.failIf('true', place, refusal.keyword, `{ ${refusal.param}: ${key} }`);
  }
  const value = emitter.fresh('value');
  emitter.line(`const ${value} = ${place.data}[${key}];`);
  const path = emitter.form === 'faults' ? `${place.path} + ${emitter.helper('pointerTo')}(${key})` : '';
  return emitter.schema(schema, { ...place, data: value, path });
}
