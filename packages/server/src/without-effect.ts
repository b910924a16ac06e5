import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';

/**
 * One sentence that names the members of a body which callers know from elsewhere and which do nothing here; undefined
 * when there are none. A member that asks for nothing, such as `false`, 0 or an empty list, is not named.
 */
export function withoutEffect(operation: OperationId, body: object): string | undefined {
  return formatWarning(membersWithoutEffect(operation, body));
}

/** The names of such members. */
export function membersWithoutEffect(operation: OperationId, body: object): string[] {
  const known = operations[operation].body?.withoutEffect ?? [];
  const input = body as Readonly<Record<string, unknown>>;
  return known.filter((name) => Object.hasOwn(input, name) && asks(input[name]));
}

/** One sentence that names them. */
export function formatWarning(names: readonly string[]): string | undefined {
  return names.length === 0
    ? undefined
    : `These fields of the request had no effect: ${names.toSorted().join(', ')}.`;
}

function asks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.keys(value).length > 0;
}
