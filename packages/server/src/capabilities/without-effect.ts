import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';
import { describeUnknownMembers, findUnknownMembers } from './unknown-members.ts';

/** A body, or an object in one that has the members of another operation's body. */
export interface BodyPart {
  operation: OperationId;
  value: object;
  /** Where it stands in the body, such as `scrapeOptions`; the body itself by default. */
  path?: string;
}

/**
 * Returns a warning about the members of a body which have no effect: those that other APIs support and this one knows,
 * and those that it does not know, with what was probably meant. Undefined when there are none.
 * @param others further names to list, of members that have no effect with these values or settings.
 */
export function withoutEffect(
  parts: readonly BodyPart[],
  others: readonly string[] = [],
): string | undefined {
  const names = parts.flatMap(({ operation, value, path }) =>
    membersWithoutEffect(operation, value).map((name) => join(path, name)),
  );
  const unknown = parts.flatMap(({ operation, value, path }) =>
    findUnknownMembers(operation, value).map(({ name, meant }) => ({ name: join(path, name), meant })),
  );
  const messages = [formatWarning([...names, ...others]), describeUnknownMembers(unknown)];
  return messages.filter(Boolean).join(' ') || undefined;
}

/** Returns the names of known members without effect. One that is `false`, 0 or an empty list is not listed. */
function membersWithoutEffect(operation: OperationId, body: object): string[] {
  const known = operations[operation].body?.withoutEffect ?? [];
  const input = body as Readonly<Record<string, unknown>>;
  return known.filter((name) => Object.hasOwn(input, name) && asks(input[name]));
}

function formatWarning(names: readonly string[]): string | undefined {
  return names.length === 0
    ? undefined
    : `These fields of the request had no effect: ${names.toSorted().join(', ')}.`;
}

function join(path: string | undefined, name: string): string {
  return path === undefined ? name : `${path}.${name}`;
}

function asks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.keys(value).length > 0;
}
