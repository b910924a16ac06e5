import { nearest } from '@web-data/site-map/rank';
import { operations } from '@web-data/types';
import type { OperationId } from '@web-data/types';

/** A member of a request body that the description does not have. */
export interface UnknownMember {
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
export function findUnknownMembers(operation: OperationId, body: object): UnknownMember[] {
  const { members = [], withoutEffect = [] } = operations[operation].body ?? {};
  const known = new Set<string>([...members, ...withoutEffect, ...SENDERS]);
  return Object.keys(body)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: findMeant(name, members) }));
}

/** Formats unknown members as one sentence; undefined when there are none. */
export function describeUnknownMembers(unknown: readonly UnknownMember[]): string | undefined {
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
