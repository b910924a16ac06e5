import { splitPointer } from './pointer.js';

/**
 * The schemas at a JSON Pointer into values of a schema; `*` stands for each item of a list. Several for a union, none
 * for an unknown member.
 */
export function schemasAt(schema, pointer, resolve, from) {
  if (!pointer.startsWith('/')) return [];
  let found = [{ schema, from }];
  for (const part of splitPointer(pointer)) found = found.flatMap((one) => members(one, part, resolve));
  return found;
}

function members({ schema: own, from }, part, resolve) {
  const { node: schema, location } = resolve(own, from);
  const source = own.$ref ? (location?.source.absoluteRef ?? from) : from;
  // Another rule reports a reference that leads nowhere.
  if (schema === undefined) return [{ schema: {}, from }];
  if (typeof schema !== 'object') return [];
  const child = part === '*' ? schema.items : schema.properties?.[part];
  const nested = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => schema[word] ?? []);
  return [
    ...(child ? [{ schema: child, from: source }] : []),
    ...nested.flatMap((one) => members({ schema: one, from: source }, part, resolve)),
  ];
}
