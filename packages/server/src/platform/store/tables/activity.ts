import type { Selectable } from 'kysely';
import type { Fixed, Time } from './columns.ts';

/** Number of requests of a team on a day, by operation and key. */
export interface RequestCountTable {
  team_id: Fixed<string>;
  /** Days since the epoch, UTC. */
  day: Fixed<number>;
  operation: Fixed<string>;
  key_id: Fixed<string>;
  requests: number;
  /** The part of these whose response was not 2xx. */
  failed: number;
}

/** A request of a team to the API, without what it was about. */
export interface ApiRequestTable {
  /** Version 7: sorts by time. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** When the response was complete. */
  at: Fixed<Time>;
  request_id: Fixed<string>;
  operation: Fixed<string>;
  key_id: Fixed<string>;
  /** HTTP status of the response. */
  status: Fixed<number>;
  /** Name of the error in the catalogue; null where there was none. */
  error: Fixed<string | null>;
  milliseconds: Fixed<number>;
}

/** An event of a team's security log. */
export interface SecurityEventTable {
  /** Version 7: sorts by time. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  at: Fixed<Time>;
  event: Fixed<string>;
  /** The id of a person, or the system user who ran a command. */
  actor: Fixed<string | null>;
  key_id: Fixed<string | null>;
  /** JSON of further details. */
  facts: Fixed<string>;
}

export type ApiRequestRow = Selectable<ApiRequestTable>;
export type SecurityEventRow = Selectable<SecurityEventTable>;
