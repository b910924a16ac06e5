import type { BudgetAlertRow } from '../../platform/store/tables/credits.ts';
import type { LockedAccount } from './month.ts';

type Used = Pick<LockedAccount, 'budget' | 'month_used' | 'held'>;

/**
 * Computes the credits that a budget leaves in the month of an account: neither charged nor held by running work, whose
 * charge is still to come. Not below 0; undefined without a budget.
 */
export function computeBudgetLeft({ budget, month_used: used, held }: Used): number | undefined {
  return budget && Math.max(0, budget.credits - used - held);
}

/** Whether further credits would exceed a hard limit. Work without credits never does. */
export function exceedsBudget(account: Used, credits: number): boolean {
  return account.budget?.is_hard_limit === 1 && credits > (computeBudgetLeft(account) ?? Infinity);
}

/**
 * Lists the thresholds that the last charge of an account has reached. The use of a month only grows, so each is reached
 * once in a month.
 */
export function listReached(account: LockedAccount, charged: number): BudgetAlertRow[] {
  const { budget, month_used: used } = account;
  if (budget === undefined || charged === 0) return [];
  const { credits, thresholds } = budget;
  return (JSON.parse(thresholds) as number[]) // Written by this server.
    .filter((percent) => isReached(used, credits, percent) && !isReached(used - charged, credits, percent))
    .map((percent) => toAlert(account, credits, percent));
}

/**
 * Returns the alert of a budget that has rejected work: that of 100 %, which its use may never reach, because the last
 * credits are too few for the work or held by other work. The store keeps the first one of a month. Undefined for work
 * that costs more than the whole budget: it would be rejected in an unused month too.
 */
export function createStopAlert(account: LockedAccount, rejected: number): BudgetAlertRow | undefined {
  const { budget } = account;
  return budget && rejected <= budget.credits ? toAlert(account, budget.credits, 100) : undefined;
}

function toAlert(
  { team_id, month, month_used: used, now: reached_at }: LockedAccount,
  credits: number,
  percent: number,
): BudgetAlertRow {
  return { team_id, month, credits, percent, used, reached_at, announced_at: null };
}

function isReached(used: number, budget: number, percent: number): boolean {
  return used * 100 >= budget * percent;
}
