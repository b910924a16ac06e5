import type { Schema } from '@web-data/openapi';
import { getDefinitionName } from './names.ts';

/**
 * Refuses definitions that refer to themselves for one and the same value, which no check could ever finish.
 * @throws Error naming the definition
 */
export function requireProgress(definitions: Record<string, Schema>): void {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): void => {
    if (above.includes(name)) {
      throw new Error(
        `The schema ${name} refers to itself for the same value, by ${[...above, name].join(' → ')}. Let one of them stand alone.`,
      );
    }
    if (done.has(name)) return;
    for (const next of references(definitions[name] ?? true)) visit(next, [...above, name]);
    done.add(name);
  };
  for (const name of Object.keys(definitions)) visit(name, []);
}

/** The definitions that a schema applies to the value it is itself applied to. */
function references(schema: Schema): string[] {
  if (typeof schema === 'boolean') return [];
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (schema[keyword] ?? []) as Schema[]);
  const single = ['not', 'if', 'then', 'else'].map((keyword) => (schema[keyword] ?? true) as Schema);
  const dependent = Object.values((schema['dependentSchemas'] ?? {}) as Record<string, Schema>);
  const below = [...lists, ...single, ...dependent].flatMap((part) => references(part));
  return schema.$ref ? [getDefinitionName(schema.$ref), ...below] : below;
}
