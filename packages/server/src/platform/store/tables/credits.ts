import type { Selectable } from 'kysely';
import type { Fixed, Time } from './columns.ts';

/**
 * The credits of a team. `held` always equals the sum of its holds. `running` counts the holds of processes for work of
 * their own, and the claimed jobs that count.
 */
export interface AccountTable {
  team_id: Fixed<string>;
  /** Credits granted and not yet charged, held ones included. */
  balance: number;
  held: number;
  running: number;
}

/** Credits set aside for running work. Deleted when the work ends. */
export interface HoldTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** Process that runs the work; null for work that outlives a process. */
  instance_id: Fixed<string | null>;
  operation: Fixed<string>;
  credits: number;
  request_id: Fixed<string>;
  /** Public part of the key that started the work; null when unknown. */
  key_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

/** All changes of balances, never deleted: grants are positive, charges negative. */
export interface LedgerTable {
  /** The id of the settled hold, so that no hold is charged twice; a new id when nothing was held. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  kind: Fixed<'grant' | 'charge'>;
  credits: Fixed<number>;
  operation: Fixed<string>;
  request_id: Fixed<string>;
  /** Public part of the key that started the work; null when unknown. */
  key_id: Fixed<string | null>;
  created_at: Fixed<Time>;
}

export type AccountRow = Selectable<AccountTable>;
export type HoldRow = Selectable<HoldTable>;
export type LedgerRow = Selectable<LedgerTable>;
