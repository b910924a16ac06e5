import type { Operation } from '../openapi/operation.ts';

/** Verbs of operations that change or end existing resources, whatever their path looks like. */
const ENDING =
  `archive ban block clean cleanup clear deactivate delete deprovision destroy disable drain drop edit empty end
  erase evict expel expire expunge flush invalidate kill modify nuke overwrite patch purge quarantine remove
  replace reset revoke shutdown suspend teardown terminate truncate unpublish update upsert vacuum void wipe`.split(
    /\s+/u,
  );

/** Verbs of operations that change existing resources, unless the path is that of a collection. */
const CHANGING =
  `abort accept activate adjust approve boot bust cancel capture change charge claim close commit compact complete
  confirm decline defragment demote deny dequeue detach discard disconnect dismiss downgrade enable execute exit
  failover finalize finish forget freeze halt hibernate hide impersonate kick leave logoff logout mark migrate
  move mute optimize pause perform poweroff promote prune reassign reboot rebuild recalculate recompute reconcile
  recover redeploy refresh refund regenerate reindex reissue reject rekey release reload rename renew reorder
  repair replay reprocess requeue rerun resend resolve restart restore resume resync retire retry reverse revert
  roll rollback rollover rotate run seal seed sell settle signoff signout snooze stop swap switch sync toggle
  unarchive unassign unban unblock undeploy unfreeze uninstall unlink unlock unmute unset unsubscribe upgrade wake
  warm warmup withdraw`.split(/\s+/u);

const VERBS = new Set([...ENDING, ...CHANGING]);

/** Nouns of what ends or changes existing resources, also where it has paths of its own: `/deletions/{id}`. */
const NOUNS = new Set(
  `cancellation cancellations deactivation deactivations deletion deletions erasure erasures eviction evictions
  expiration expirations invalidation invalidations purges reboots removal removals resets restarts revocation
  revocations rollbacks rotation rotations shutdowns suspension suspensions termination terminations
  wipes`.split(/\s+/u),
);

/** Verbs of actions that end in a state: a second one has nothing left to do. */
const ONE_TIME = new Set(
  `abort accept activate approve archive ban cancel close commit complete confirm deactivate decline deny disable
  discontinue dismiss enable end finalize finish lock publish reject resolve retire revoke sign submit terminate
  unpublish void withdraw`.split(/\s+/u),
);

/** Words before a second verb: `createOrUpdate`. */
const ALTERNATIVES = new Set(['and', 'or']);

/** Verbs of operations that may create a resource as well, such as `sendParcel` of a POST to `/parcels`. */
const MAY_CREATE = new Set(
  `apply assign attach deploy import install lock merge pay payout payouts publish put save send set transfer
  trigger`.split(/\s+/u),
);

/** First words of the names of operations that create something. */
const CREATING = new Set('add book create insert new register'.split(' '));

/** First words of a path that create; `/add-credits` adds to what exists. */
const CREATING_IN_PATH = new Set('create insert new register'.split(' '));

/** First words of the names of operations that start or hand in something new each time. */
const STARTING = new Set(
  'generate hire issue launch make open order place post request schedule start submit'.split(' '),
);

/** First and last words of the names of operations that only read or calculate. */
const READING = new Set(
  `analyse analysis analyze autocomplete calculate calculation classification classify compare comparison compute
  conversion convert count decode describe detect diff echo embed encode estimate estimation explain find geocode hash
  inspect introspect lint list lookup parse predict prediction preview render search simulate simulation suggest
  suggestions sum summarize tokenize transcribe translate translation validate validation`.split(/\s+/u),
);

/** Words that let a name mean more than reading: `find-or-create`, `list-and-mark`. */
const MORE = new Set('and create or save store then'.split(' '));

/** Names of GETs that act, although a GET should change nothing (RFC 9110, section 9.2.1). */
const ACTING_READS = new Set(
  `clear deactivate delete deprovision destroy erase flush logoff logout nuke purge reboot reset restart shutdown
  signoff signout terminate truncate unsubscribe wipe`.split(/\s+/u),
);

/** Prefixes and suffixes that only express a number. */
const MANY = new Set(['all', 'batch', 'bulk', 'mass', 'multi', 'multiple']);

/** Verbs that may be written with a separator. */
const PAIRS = /^(?:log|sign)(?:off|out)$|^(?:shut|tear)down$|^rollback$|^cleanup$/u;

/** A verb by which an operation changes or ends what exists. */
export interface ChangingVerb {
  readonly word: string;
  /** Where the description shows it, such an operation may also create a resource. */
  readonly mayCreate: boolean;
}

/**
 * Returns the verb by which an operation changes or ends a resource: the first or the last word of the last literal
 * segment of its path, or the first of its `operationId`, or one behind `or`. `undefined` where there is none.
 */
export function changingVerb(path: string, operation: Operation | undefined): ChangingVerb | undefined {
  const segment = splitName(lastSegment(path));
  const ends = [segment[0], segment.at(-1)].find((word) => word !== undefined && isEnding(word));
  if (ends !== undefined) return { word: ends, mayCreate: false };
  const parts = splitOperationId(operation?.id ?? '');
  const other = parts.find((word, at) => ALTERNATIVES.has(parts[at - 1] ?? '') && ENDING.includes(word));
  if (other !== undefined) return { word: other, mayCreate: false };
  const [name] = parts;
  if (name !== undefined && isEnding(name)) return { word: name, mayCreate: !ENDING.includes(name) };
  const word = [segment[0], segment.at(-1), name].find((one) => one !== undefined && MAY_CREATE.has(one));
  return word === undefined ? undefined : { word, mayCreate: true };
}

/** Whether the path or the `operationId` says that an operation creates something. */
export function isCreatingName(path: string, id: string): boolean {
  const segment = lastSegment(path);
  const parts = [...splitName(segment), ...splitOperationId(id)];
  if (parts.some((word) => isEnding(word) || word === 'or')) return false;
  const [first] = splitName(segment.split(':').at(-1) ?? '');
  if (first !== undefined && (CREATING_IN_PATH.has(first) || CREATING.has(first)))
    return CREATING_IN_PATH.has(first);
  const [name] = splitOperationId(id);
  return !isCustomMethod(path) && name !== undefined && CREATING.has(name);
}

/** Whether the `operationId` says that an operation creates or starts something, and not that it looks for it first. */
export function isStartingName(path: string, id: string): boolean {
  const [first, ...others] = splitOperationId(id);
  const isOpen = [...others, ...splitName(lastSegment(path))].some(
    (word) => isEnding(word) || MORE.has(word),
  );
  return first !== undefined && (CREATING.has(first) || STARTING.has(first)) && !isOpen;
}

/** Whether the path or the `operationId` says that an operation only reads or calculates. */
export function isReadingName(path: string, id: string): boolean {
  const [segment, name] = [splitName(lastSegment(path)), splitOperationId(id)];
  const parts = [...segment, ...name];
  if (parts.some((word) => isEnding(word) || MAY_CREATE.has(word) || MORE.has(word))) return false;
  return [segment[0], segment.at(-1), name[0]].some((word) => word !== undefined && READING.has(word));
}

/** Whether the last segment of a path is the verb of an action that ends in a state, such as `close`. */
export function isOneTimeAction(path: string): boolean {
  const [word, ...others] = splitName(lastSegment(path));
  return word !== undefined && others.length === 0 && ONE_TIME.has(word);
}

/** Whether the last segment names a custom method, such as `:purge`. */
export function isCustomMethod(path: string): boolean {
  return lastSegment(path).includes(':');
}

/** Whether the last segment says only how many, such as `bulk`. */
export function hasAmountOnly(path: string): boolean {
  return splitName(lastSegment(path)).length === 0;
}

function isEnding(word: string): boolean {
  return VERBS.has(word) || NOUNS.has(word);
}

/** The words of an `operationId`; one that is made of the method and the path has none. */
function splitOperationId(id: string): string[] {
  return /[\s/]/u.test(id) ? [] : splitName(id);
}

/** Returns the verb of a GET whose last segment, or its custom method, is only the name of an action. */
export function actingRead(path: string): string | undefined {
  const [word, ...others] = splitName(lastSegment(path).split(':').at(-1) ?? '');
  return word !== undefined && others.length === 0 && ACTING_READS.has(word) ? word : undefined;
}

/** The last segment with text beside its parameters, without them: `:purge` of `/items/{id}:purge`. */
function lastSegment(path: string): string {
  const segments = path.split('/').map((segment) => segment.replaceAll(/\{[^}]*\}/gu, ''));
  return segments.findLast((segment) => /[a-z]/iu.test(segment)) ?? '';
}

/** Splits a name at case changes and separators, in lower case; pairs such as `log-out` become one. */
function splitName(name: string): string[] {
  const values = name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word !== '');
  const joined: string[] = [];
  for (const word of values) {
    const pair = `${joined.at(-1) ?? ''}${word}`;
    if (joined.length > 0 && PAIRS.test(pair)) joined[joined.length - 1] = pair;
    else joined.push(word);
  }
  const start = joined.findIndex((word) => !MANY.has(word));
  const end = joined.findLastIndex((word) => !MANY.has(word));
  return start === -1 ? [] : joined.slice(start, end + 1);
}
