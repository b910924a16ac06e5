import type { Operation } from '../../openapi/operation.ts';

/** Verbs of operations that change or end an existing resource instead of creating one. */
const VERBS = new Set(
  `abort accept activate adjust apply approve archive assign ban block cancel change clean cleanup clear close
  confirm deactivate decline delete demote deny deprovision destroy detach disable discard disconnect dismiss
  downgrade drop edit empty enable erase evict exit expire failover flush forget freeze halt hide install invalidate
  kill leave lock logoff logout mark merge migrate modify move mute overwrite patch pause promote prune purge put
  reassign reboot rebuild recover regenerate reindex reject reload remove rename renew repair replace reprocess reset
  resolve restart restore resume resync retire reverse revert revoke rollback rotate seed set settle shutdown signoff
  signout snooze stop suspend swap switch sync terminate toggle transfer truncate unarchive unassign unban unblock
  undeploy unfreeze uninstall unlink unlock unmute unpublish unset unsubscribe update upgrade vacuum void wipe
  withdraw deletion deletions erasure erasures expunge import pay payout payouts publish purges removal removals
  reload send deploy trigger`.split(/\s+/u),
);

/** Names of GETs that act, although a GET should change nothing (RFC 9110, section 9.2.1). */
const ACTING_READS = new Set([
  'logoff',
  'logout',
  'purge',
  'reboot',
  'reset',
  'restart',
  'shutdown',
  'signoff',
  'signout',
]);

/** Prefixes and suffixes that only express a number. */
const MANY = new Set(['all', 'batch', 'bulk', 'mass', 'multi', 'multiple']);

/** Verbs that may be written with a separator. */
const PAIRS = /^(?:log|sign)(?:off|out)$|^(?:shut|tear)down$|^rollback$|^cleanup$/u;

/**
 * Returns the verb by which an operation changes or ends a resource: the first or the last word of the last literal
 * segment of its path, or the first of its `operationId`. `undefined` where there is none.
 */
export function changingVerb(path: string, operation: Operation | undefined): string | undefined {
  const segment = wordsOf(lastSegment(path));
  const name = operation && /[\s/]/u.test(operation.id) ? [] : wordsOf(operation?.id ?? '');
  return [segment[0], segment.at(-1), name[0]].find((word) => word !== undefined && VERBS.has(word));
}

/** Returns the verb of a GET whose last segment is only the name of an action. */
export function actingRead(path: string): string | undefined {
  const [word, ...others] = wordsOf(lastSegment(path));
  return word !== undefined && others.length === 0 && ACTING_READS.has(word) ? word : undefined;
}

function lastSegment(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.findLast((segment) => !segment.startsWith('{'))?.replaceAll(/\{[^}]*\}/gu, '') ?? '';
}

/** Splits a name at case changes and separators, in lower case; pairs such as `log-out` become one. */
function wordsOf(name: string): string[] {
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
