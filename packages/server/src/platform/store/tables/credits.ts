import type { Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

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
  /** Month of the last movement: months since the epoch, UTC, by the clock of the database. */
  month: number;
  /** Credits charged in that month. */
  month_used: number;
}

/** The monthly budget of a team. Changed while the account is locked. */
export interface BudgetTable {
  team_id: Fixed<string>;
  credits: number;
  /** JSON array of percentages of `credits`, ascending: the team is alerted when its use reaches one. */
  thresholds: string;
  /** Whether work that would exceed the budget is rejected. */
  is_hard_limit: Flag;
  /** JSON of its recipients, as the request had them; null for no email. */
  email: string | null;
  /** JSON of its webhook as responses show it: without headers. */
  webhook: string | null;
  updated_at: Time;
}

/** A threshold that the use of a month has reached. Stored with the charge that reached it. */
export interface BudgetAlertTable {
  team_id: Fixed<string>;
  month: Fixed<number>;
  /** The budget at that time: another budget has thresholds of its own. */
  credits: Fixed<number>;
  percent: Fixed<number>;
  /** Credits charged in the month, with the charge that reached the threshold. */
  used: Fixed<number>;
  reached_at: Fixed<Time>;
  /** When its emails and its webhook event were queued; null before. */
  announced_at: Time | null;
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
export type BudgetRow = Selectable<BudgetTable>;
export type BudgetAlertRow = Selectable<BudgetAlertTable>;
export type HoldRow = Selectable<HoldTable>;
export type LedgerRow = Selectable<LedgerTable>;
