import { isObject, type JsonObject } from '../../json/json.ts';

/** Where the shared parts of Swagger 2.0 stand in OpenAPI 3.1. */
export const MOVED = [
  ['/components/schemas', '/definitions'],
  ['/components/parameters', '/parameters'],
  ['/components/requestBodies', '/parameters'],
  ['/components/responses', '/responses'],
  ['/components/securitySchemes', '/securityDefinitions'],
] as const;

/** A reference to a shared part at its new place. */
export function moveReference(reference: string): string {
  const move = MOVED.find(([, from]) => reference.startsWith(`#${from}/`));
  return move === undefined ? reference : `#${move[0]}${reference.slice(move[1].length + 1)}`;
}

/** The extensions of an object. */
export function pickExtensions(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name.startsWith('x-')));
}

/** The named members of an object that it has. */
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

/** The same for an object whose names may also be those of extensions, which stay as they are. */
export function mapNamed(object: JsonObject, map: (value: JsonObject) => JsonObject): JsonObject {
  return mapMembers(object, (value, name) => (name.startsWith('x-') ? value : map(value)));
}
