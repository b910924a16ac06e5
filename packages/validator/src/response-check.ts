import type { Checks } from './check.ts';
import type { Parameter } from './operation.ts';

/** What an answer of one status may be. */
export interface ResponseCheck {
  /** Media type → checks; null where the body is not JSON. */
  content: Record<string, Checks | null>;
  /** The headers that are described, and the checks of `{ header }`; null when there are none. */
  headers: { parameters: readonly Parameter[]; checks: Checks } | null;
}

/** Status (`200`), range (`4XX`) or `DEFAULT` → check. */
export type ResponseChecks = Record<string, ResponseCheck>;
