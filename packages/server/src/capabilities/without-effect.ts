import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';

/**
 * Returns a warning that lists the members of a body which other APIs support and which have no effect here; undefined
 * when there are none. A member that is `false`, 0 or an empty list is not listed.
 */
export function withoutEffect(operation: OperationId, body: object): string | undefined {
  return formatWarning(membersWithoutEffect(operation, body));
}

/** Returns the names of such members. */
export function membersWithoutEffect(operation: OperationId, body: object): string[] {
  const known = operations[operation].body?.withoutEffect ?? [];
  const input = body as Readonly<Record<string, unknown>>;
  return known.filter((name) => Object.hasOwn(input, name) && asks(input[name]));
}

/** Formats the names as one sentence. */
export function formatWarning(names: readonly string[]): string | undefined {
  return names.length === 0
    ? undefined
    : `These fields of the request had no effect: ${names.toSorted().join(', ')}.`;
}

function asks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.keys(value).length > 0;
}
