import type { AccountRow, BudgetRow } from '../../platform/store/tables/credits.ts';

/** An account with the time at which it was read, by the clock of the database. */
export interface ReadAccount extends AccountRow {
  /** Milliseconds since the epoch. */
  now: number;
}

/** What decides about the credits of a team: its budget without the receivers of its alerts. */
export type AccountBudget = Pick<BudgetRow, 'team_id' | 'credits' | 'thresholds' | 'is_hard_limit'>;

/** An account that a transaction has locked, with the budget of its team. */
export interface LockedAccount extends ReadAccount {
  budget: AccountBudget | undefined;
}

/** Returns the month of a time as months since the epoch, UTC. */
export function toMonth(time: number): number {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

/** Returns the start of a month, counted as {@link toMonth} does, in milliseconds since the epoch. */
export function getMonthStart(month: number): number {
  return Date.UTC(1970, month);
}

/**
 * Sets the use of an account to zero in its first movement of a month. A transaction that has waited for the lock may
 * have read the clock before another one began the month: it then counts as one of the new month.
 */
export function beginMonth<Account extends ReadAccount>(account: Account): Account {
  const month = toMonth(account.now);
  if (account.month === month + 1) account.now = getMonthStart(account.month);
  else if (account.month !== month) Object.assign(account, { month, month_used: 0 });
  return account;
}
