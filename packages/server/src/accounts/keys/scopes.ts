import { operations } from '@web-data/types';

/**
 * A permission of a key. `*` allows everything; `map`, `agent`, … (the scopes of the description) all operations of a
 * capability; an operation id such as `mapUrls` one operation; `feature:` and a name a feature of a request body.
 */
export type Scope = string;

/** Features of request bodies that need a scope. */
export const features = ['threatProtection'] as const;

/** Every scope that a key can have, sorted. */
export const knownScopes: readonly Scope[] = [
  ...new Set([
    '*',
    ...Object.values(operations).flatMap((operation) => [operation.id, operation.scope]),
    ...features.map((feature) => `feature:${feature}`),
    'feature:*',
  ]),
].toSorted();

/** Whether the scopes allow an operation. */
export function allowsOperation(
  scopes: ReadonlySet<Scope>,
  operation: { id: string; scope: string },
): boolean {
  return scopes.has('*') || scopes.has(operation.scope) || scopes.has(operation.id);
}

/** Whether the scopes allow a feature of the request body. */
export function allowsFeature(scopes: ReadonlySet<Scope>, feature: string): boolean {
  return scopes.has('*') || scopes.has('feature:*') || scopes.has(`feature:${feature}`);
}

/** Whether `scopes` together allow everything that `scope` allows. */
export function covers(scopes: ReadonlySet<Scope>, scope: Scope): boolean {
  if (scopes.has('*') || scopes.has(scope)) return true;
  if (scope.startsWith('feature:')) return scopes.has('feature:*');
  const operation = Object.values(operations).find(({ id }) => id === scope);
  return operation !== undefined && scopes.has(operation.scope);
}
