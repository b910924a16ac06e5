import type { Checks } from './check.ts';
import type { Messages } from './messages.ts';
import type { Parameter } from './parameter.ts';

/** The responses that the description allows for one status. */
export interface ResponseCheck {
  /** Media type → checks; null where the body is not JSON. */
  content: Record<string, Checks | null>;
  /** Media type → checks of each item, where it is a stream. */
  items?: Record<string, Checks>;
  /** The described headers, and the checks of `{ header }`; null when there are none. */
  headers: { parameters: readonly Parameter[]; checks: Checks } | null;
}

/** The tables of responses, generated from a description. */
export interface ResponseTables {
  /** Operation id → checks. */
  responses: Readonly<Record<string, ResponseChecks>>;
  /** The messages for violations of responses. */
  messages: Messages;
}

/** Status (`200`), range (`4XX`) or `DEFAULT` → check. */
export type ResponseChecks = Record<string, ResponseCheck>;
