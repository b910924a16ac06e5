import type { CreditUsage } from '@web-data/types';
import { getMaxStoredBytes } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import { readBudgetState } from '../../accounts/budgets/budget-state.ts';
import { readTeam } from '../../accounts/teams/teams.ts';
import type { Store } from '../../platform/store/store.ts';

/** Reads what a team may spend and store: its balance, its grants and its bytes. There are no billing periods. */
export async function readCreditUsage(store: Store, plans: Plans, teamId: string): Promise<CreditUsage> {
  const { db } = store;
  const { credits, plan, storedBytes } = await readTeam(db, teamId);
  const { granted } = await db
    .selectFrom('ledger')
    .select((row) => row.fn.sum<number | string | null>('credits').as('granted'))
    .where('team_id', '=', teamId)
    .where('kind', '=', 'grant')
    .executeTakeFirstOrThrow();
  const budget = await readBudgetState(store, teamId);
  const spendable = budget?.isHardLimit === true ? Math.min(credits, budget.remaining) : credits;
  const data = {
    // An operator removes credits by a negative grant.
    remainingCredits: Math.max(0, spendable),
    planCredits: Math.max(0, Number(granted ?? 0)),
    budget: budget ?? null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    storedBytes,
    maxStoredBytes: getMaxStoredBytes(plans, plan),
  };
  return { success: true, data };
}
