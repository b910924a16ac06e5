import type { Level, SunsetPolicy } from '../../src/index.ts';

/** An edit of the kind that a rule names: the documents before and after it, and the gravest level that is said of it here. */
export type OperationChange = readonly [
  rule: string,
  old: string,
  now: string,
  level: Level | 'none',
  /** Where that is another verdict than the one there, its reason. */
  why?: string | undefined,
  sunset?: SunsetPolicy,
];

/** The policy under which deprecations are judged: 15 June 2026, 30 days of notice. */
export const POLICY: SunsetPolicy = { today: '2026-06-15', notice: 30 };
/** A day that has passed then, one with too little notice, and one with enough. */
export const PAST = '2026-06-01';
export const SOON = '2026-06-20';
export const LATER = '2026-09-01';

/** The marks of what goes on a day. */
export const gone = (day: string): string => `deprecated: true, x-sunset: "${day}"`;

/** Why a deprecation that does not keep to the policy is a warning. */
export const TOLD = 'nobody is cut off yet: a warning, on which `--fail-on warning` fails';
/** Why a removal that was announced is more than a note. */
export const WENT =
  'who still uses it is hit, however long it was announced: a warning, which asks for a minor';
/** Why what is no longer read is a break. */
export const UNREAD = 'what callers send of it has no effect any more';
/** Why another `default` is a break. */
export const MEANT = 'the same request now means another thing';
