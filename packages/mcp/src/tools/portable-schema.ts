import type { JsonSchema } from '@web-data/client/tools';

/** Keywords that hold schemas by name. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords that hold lists of schemas. */
const LISTED: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
/** Keywords that hold values instead of schemas. */
const VALUES: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples', 'required']);

/**
 * Replaces boolean schemas (JSON Schema 2020-12, 4.3.2), which many hosts cannot read: `true` becomes `{}` and `false`
 * becomes `{ not: {} }`. Leaves `additionalProperties: false` and the like, which every host reads.
 */
export function portableSchema(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, VALUES.has(key) ? value : member(key, value)]),
  );
}

function member(key: string, value: unknown): unknown {
  if (LISTED.has(key) && Array.isArray(value)) return value.map(inlineReferences);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (!NAMED.has(key)) return portableSchema(value as JsonSchema);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inlineReferences(one)]));
}

function inlineReferences(schema: unknown): unknown {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} };
  return typeof schema === 'object' && schema !== null ? portableSchema(schema as JsonSchema) : schema;
}
