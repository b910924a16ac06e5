import type { AccountRow, BudgetRow } from '../../platform/store/tables/credits.ts';

/** An account that a transaction has locked, with the budget of its team and the time by the clock of the database. */
export interface LockedAccount extends AccountRow {
  /** Credits of the monthly budget; null without one. */
  budget: number | null;
  /** See {@link BudgetRow}; null without a budget. */
  thresholds: BudgetRow['thresholds'] | null;
  stops: BudgetRow['stops'] | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Returns the month of a time as months since the epoch, UTC. */
export function toMonth(time: number): number {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

/** Returns the start of a month, counted as {@link toMonth} does, in milliseconds since the epoch. */
export function monthStart(month: number): number {
  return Date.UTC(1970, month);
}

/**
 * Sets the use of an account to zero in its first movement of a month. A transaction that has waited for the lock may
 * have read the clock before another one began the month: it then counts as one of the new month.
 */
export function beginMonth(account: LockedAccount): LockedAccount {
  const month = toMonth(account.now);
  if (account.month === month + 1) account.now = monthStart(account.month);
  else if (account.month !== month) Object.assign(account, { month, month_used: 0 });
  return account;
}
