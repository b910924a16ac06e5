import type { OpenApiDocument, Operation } from '@web-data/openapi';

/** The names that the generated modules declare or use themselves. */
const reserved =
  '$defs Array Blob Date ErrorMessage ErrorName HeaderParameter OneOf OperationId OtherString Partial Promise ReadonlyArray Record WebhookEvent WebhookEvents WithRequired XOR';

/**
 * The type name of each component schema: `simple-user` gives `SimpleUser`. A duplicate name gets a number; a schema
 * whose name equals its type name keeps it.
 */
export function schemaTypeNames({ components }: OpenApiDocument): Map<string, string> {
  const names = Object.keys(components?.schemas ?? {}).toSorted();
  const exact = names.filter((name) => pascalCase(name) === name);
  const usedNames = new Set(reserved.split(' '));
  const provided = new Map(
    [...new Set([...exact, ...names])].map((name) => [name, free(pascalCase(name), usedNames)]),
  );
  return new Map(names.map((name) => [name, provided.get(name)!]));
}

/** The prefix of `Request`, `Response` and `Result`: `agent.start` → `AgentStart`. */
export function operationTypeName({ id, object }: Operation): string {
  return pascalCase(String(object['x-sdk-method'] ?? id));
}

/** Returns the name, or the first free one of `Name2`, `Name3`, …, and reserves it. */
export function free(name: string, usedNames: Set<string>): string {
  let result = name;
  for (let count = 2; usedNames.has(result); count += 1) result = `${name}${count}`;
  usedNames.add(result);
  return result;
}

/** Converts to PascalCase, never beginning with a digit; no keyword has this form. */
function pascalCase(name: string): string {
  const parts = name.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  const pascal = parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z_$]/.test(pascal) ? pascal : `_${pascal}`;
}
