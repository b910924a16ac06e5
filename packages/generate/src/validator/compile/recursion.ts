import type { Schema } from '@web-data/openapi';
import { getDefinitionName } from './names.ts';

/**
 * Finds the functions that may run for the same value repeatedly: those that reach themselves by more than one path.
 * Their results must be cached, or the cost is exponential in the depth of a value.
 */
export function findRepeatedCalls(calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  const repeated = new Set<string>();
  const looked = new Set<string>();
  for (const name of calls.keys()) {
    if (looked.has(name)) continue;
    const reached = reachedFrom(calls, name);
    if (!reached.has(name)) continue;
    const circle = new Set([...reached].filter((other) => reachedFrom(calls, other).has(name)));
    const ways = [...circle].flatMap((member) =>
      callees(calls, member).filter((callee) => circle.has(callee)),
    );
    for (const member of circle) {
      looked.add(member);
      if (ways.length > circle.size) repeated.add(member);
    }
  }
  return repeated;
}

/** The functions that call themselves, directly or indirectly. */
export function callingItself(calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  return new Set([...calls.keys()].filter((name) => reachedFrom(calls, name).has(name)));
}

/** The functions that a function calls, directly or indirectly; itself only if it is recursive. */
function reachedFrom(calls: ReadonlyMap<string, readonly string[]>, from: string): Set<string> {
  const reached = new Set<string>();
  const open = [...callees(calls, from)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...callees(calls, next));
  }
  return reached;
}

function callees(calls: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  return calls.get(name) ?? [];
}

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
