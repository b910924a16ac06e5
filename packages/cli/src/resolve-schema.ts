import { apiTools } from '@web-data/client/tools';

/** The keywords of a tool's schema that commands read. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  description?: string;
  default?: unknown;
}

/** Follows the `$ref` of a schema to its definition; keywords beside a reference win over those of its target. */
export function resolveSchema(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>> = apiTools.definitions,
): Schema {
  const seen = new Set<string>();
  let resolved = schema;
  while (resolved.$ref !== undefined && !seen.has(resolved.$ref)) {
    const { $ref, ...own } = resolved;
    seen.add($ref);
    resolved = { ...definitions[$ref.replace('#/$defs/', '')], ...own };
  }
  return resolved;
}
