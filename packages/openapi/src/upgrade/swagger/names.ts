import { isObject, type JsonObject } from '../../json/json.ts';

/** The locations of shared parts in OpenAPI 3.1 and in Swagger 2.0. */
export const MOVED = [
  ['/components/schemas', '/definitions'],
  ['/components/parameters', '/parameters'],
  ['/components/requestBodies', '/parameters'],
  ['/components/responses', '/responses'],
  ['/components/securitySchemes', '/securityDefinitions'],
] as const;

/** Rewrites a reference to a shared part to its new location. */
export function moveReference(reference: string): string {
  const move = MOVED.find(([, from]) => reference.startsWith(`#${from}/`));
  return move === undefined ? reference : `#${move[0]}${reference.slice(move[1].length + 1)}`;
}

/** The extensions of an object. */
export function pickExtensions(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name.startsWith('x-')));
}

/** The named members that an object has. */
export function pick(object: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => (object[name] === undefined ? [] : [[name, object[name]]])),
  );
}

/** An object with each member converted that is an object. */
export function mapMembers(
  object: JsonObject,
  map: (value: JsonObject, name: string) => JsonObject,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, isObject(value) ? map(value, name) : value]),
  );
}

/** The same for an object that may also have extensions, which stay unchanged. */
export function mapNamed(object: JsonObject, map: (value: JsonObject) => JsonObject): JsonObject {
  return mapMembers(object, (value, name) => (name.startsWith('x-') ? value : map(value)));
}
