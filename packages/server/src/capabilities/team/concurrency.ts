import type { Concurrency } from '@web-data/types';
import { readTeam } from '../../accounts/teams/teams.ts';
import { getPlan } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Store } from '../../platform/store/store.ts';

/** Reads how many works of a team run, and how many its plan lets run at once. */
export async function readConcurrency(store: Store, plans: Plans, teamId: string): Promise<Concurrency> {
  const { running, plan } = await readTeam(store.db, teamId);
  return { success: true, concurrency: running, maxConcurrency: getPlan(plans, plan).concurrency };
}
