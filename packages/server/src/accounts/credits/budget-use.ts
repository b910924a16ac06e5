import type { BudgetAlertRow } from '../../platform/store/tables/credits.ts';
import type { LockedAccount } from './month.ts';

type Used = Pick<LockedAccount, 'budget' | 'month_used' | 'held'>;

/**
 * Returns the credits that a budget leaves in the month of an account: neither charged nor held by running work, whose
 * charge is still to come. Not below 0; undefined without a budget.
 */
export function readBudgetLeft({ budget, month_used: used, held }: Used): number | undefined {
  return budget === null ? undefined : Math.max(0, budget - used - held);
}

/** Whether further credits would exceed a budget that stops work. Work without credits never does. */
export function exceedsBudget(account: Used & Pick<LockedAccount, 'stops'>, credits: number): boolean {
  return account.stops === 1 && credits > (readBudgetLeft(account) ?? Infinity);
}

/**
 * Lists the thresholds that the last charge of an account has reached. The use of a month only grows, so each is reached
 * once in a month.
 */
export function listReached(account: LockedAccount, charged: number): BudgetAlertRow[] {
  const { team_id, budget, thresholds, month, month_used: used, now: reached_at } = account;
  if (budget === null || thresholds === null || charged === 0) return [];
  return (JSON.parse(thresholds) as number[]) // Written by this server.
    .filter((percent) => isReached(used, budget, percent) && !isReached(used - charged, budget, percent))
    .map((percent) => ({
      team_id,
      month,
      credits: budget,
      percent,
      used,
      reached_at,
      announced_at: null,
    }));
}

function isReached(used: number, budget: number, percent: number): boolean {
  return used * 100 >= budget * percent;
}
