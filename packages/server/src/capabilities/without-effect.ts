import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';
import { nearest } from '@web-data/site-map/rank';

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

/** A member of a request body that the description does not have. */
interface UnknownMember {
  name: string;
  /** The known member that was probably meant. */
  meant: string | undefined;
}

/** Members with which client libraries name themselves: they ask for nothing. */
const SENDERS = ['origin', 'integration'];
/** Maximum members that a warning lists, and maximum characters of each name. */
const MAX_LISTED = 10;
const MAX_NAME = 64;

/**
 * Finds the members of a body that its operation does not know. Those without effect count as known, as do those with which
 * client libraries name themselves.
 */
function findUnknownMembers(operation: OperationId, body: object): UnknownMember[] {
  const { members = [], withoutEffect = [] } = operations[operation].body ?? {};
  const known = new Set<string>([...members, ...withoutEffect, ...SENDERS]);
  return Object.keys(body)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: findMeant(name, members) }));
}

/** Formats unknown members as one sentence; undefined when there are none. */
function describeUnknownMembers(unknown: readonly UnknownMember[]): string | undefined {
  if (unknown.length === 0) return undefined;
  const listed = unknown
    .slice(0, MAX_LISTED)
    .map(({ name, meant }) => clip(name) + (meant === undefined ? '' : ` (did you mean ${meant}?)`));
  const rest = unknown.length - listed.length;
  const others = rest > 0 ? ` and ${rest} more` : '';
  return `These fields of the request are not known and had no effect: ${listed.join(', ')}${others}.`;
}

/** Compares without case and separators, so that `only_main_content` means `onlyMainContent`. */
function findMeant(name: string, members: readonly string[]): string | undefined {
  const folded = new Map(members.map((member) => [fold(member), member]));
  const written = fold(name);
  const [closest] = folded.has(written) ? [written] : (nearest(written, folded.keys())?.terms ?? []);
  return closest === undefined ? undefined : folded.get(closest);
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

function clip(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
