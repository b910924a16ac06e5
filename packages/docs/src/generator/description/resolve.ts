export { dereference as resolve } from '@web-data/openapi';

/** The component name at the end of a reference to a schema, or undefined for any other value. */
export function schemaName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined;
  return /^#\/components\/schemas\/([^/]+)$/.exec(String(value.$ref))?.[1];
}
