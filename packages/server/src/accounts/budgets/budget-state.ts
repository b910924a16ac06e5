import { databaseNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { computeBudgetLeft } from '../credits/budget-use.ts';
import { beginMonth, getMonthStart } from '../credits/month.ts';
import type { LockedAccount } from '../credits/month.ts';

/** The use of a team in the current month. Times are RFC 3339. */
export interface MonthUse {
  /** Credits charged in the month. */
  used: number;
  /** Credits that running work holds, whose charge is still to come. */
  held: number;
  /** Start of the month, UTC. */
  startsAt: string;
  /** Start of the next month, UTC. */
  resetsAt: string;
}

/** The monthly budget of a team, and what is left of it. */
export interface BudgetState extends MonthUse {
  credits: number;
  /** Neither used nor held; 0 at the least. */
  remaining: number;
  /** Whether work that would exceed the budget is rejected. */
  isHardLimit: boolean;
}

/** Reads the budget of a team with its use; undefined for a team without a budget. */
export async function readBudgetState(store: Store, teamId: string): Promise<BudgetState | undefined> {
  const account = await readAccount(store, store.db, teamId);
  const { budget } = account;
  if (budget === undefined) return undefined;
  const { credits, is_hard_limit: isHardLimit } = budget;
  const remaining = computeBudgetLeft(account) ?? credits; // It has a budget.
  return { credits, remaining, isHardLimit: isHardLimit === 1, ...toMonthUse(account) };
}

/** Reads the use of a team in the current month by the clock of the database. */
export async function readMonthUse(
  store: Store,
  query: Query | Store['db'],
  teamId: string,
): Promise<MonthUse> {
  return toMonthUse(await readAccount(store, query, teamId));
}

async function readAccount(store: Store, query: Query | Store['db'], teamId: string): Promise<LockedAccount> {
  const row = await query
    .selectFrom('account')
    .leftJoin('budget', 'budget.team_id', 'account.team_id')
    .selectAll('account')
    .select(['budget.credits', 'thresholds', 'is_hard_limit', databaseNow(store).as('now')])
    .where('account.team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  const { credits, thresholds, is_hard_limit } = row;
  const budget =
    credits === null || thresholds === null || is_hard_limit === null
      ? undefined
      : { team_id: teamId, credits, thresholds, is_hard_limit };
  return { ...beginMonth(row), budget };
}

function toMonthUse({ month, month_used: used, held }: LockedAccount): MonthUse {
  const [startsAt, resetsAt] = [getMonthStart(month), getMonthStart(month + 1)].map((at) =>
    new Date(at).toISOString(),
  ) as [string, string];
  return { used, held, startsAt, resetsAt };
}
