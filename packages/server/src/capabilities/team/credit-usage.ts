import type { CreditUsage } from '@web-data/types';
import { readTeam } from '../../accounts/teams/teams.ts';
import type { Store } from '../../platform/store/store.ts';

/** Reads the credits of a team: the balance and the grants. There are no billing periods. */
export async function readCreditUsage({ db }: Store, teamId: string): Promise<CreditUsage> {
  const { credits } = await readTeam(db, teamId);
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
  };
  return { success: true, data };
}
