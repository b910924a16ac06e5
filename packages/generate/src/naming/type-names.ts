import type { OpenApiDocument, Operation } from '@web-data/openapi';

/** What the generated modules declare or use themselves. */
const reserved =
  'Array Blob Date ErrorMessage ErrorName OneOf OperationId OtherString Partial Promise ReadonlyArray Record WebhookEvent WebhookEvents WithRequired XOR';

/**
 * The type of each component schema, by its name: `simple-user` gives `SimpleUser`. A name that is taken gets a number: a
 * schema that is called exactly as its type keeps it.
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

/** `agent.start` → `AgentStart`, before `Request`, `Response` and `Result`. */
export function operationTypeName({ id, object }: Operation): string {
  return pascalCase(String(object['x-sdk-method'] ?? id));
}

/** The name, or the first of `Name2`, `Name3`, … that is free; it is taken from then on. */
export function free(name: string, usedNames: Set<string>): string {
  let result = name;
  for (let count = 2; usedNames.has(result); count += 1) result = `${name}${count}`;
  usedNames.add(result);
  return result;
}

/** In PascalCase, and not beginning with a digit, so that no keyword is a name. */
function pascalCase(name: string): string {
  const parts = name.split(/[^A-Za-z0-9_$]+/).filter(Boolean);
  const pascal = parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z_$]/.test(pascal) ? pascal : `_${pascal}`;
}
