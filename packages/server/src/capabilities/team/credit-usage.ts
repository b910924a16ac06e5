import type { CreditUsage } from '@web-data/types';
import { getMaxStoredBytes } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import { readTeam } from '../../accounts/teams/teams.ts';
import type { Store } from '../../platform/store/store.ts';

/** Reads what a team may spend and store: its balance, its grants and its bytes. There are no billing periods. */
export async function readCreditUsage({ db }: Store, plans: Plans, teamId: string): Promise<CreditUsage> {
  const { credits, plan, storedBytes } = await readTeam(db, teamId);
  const { granted } = await db
    .selectFrom('ledger')
    .select((row) => row.fn.sum<number | string | null>('credits').as('granted'))
    .where('team_id', '=', teamId)
    .where('kind', '=', 'grant')
    .executeTakeFirstOrThrow();
  const data = {
    // An operator removes credits by a negative grant.
    remainingCredits: Math.max(0, credits),
    planCredits: Math.max(0, Number(granted ?? 0)),
    billingPeriodStart: null,
    billingPeriodEnd: null,
    storedBytes,
    maxStoredBytes: getMaxStoredBytes(plans, plan),
  };
  return { success: true, data };
}
