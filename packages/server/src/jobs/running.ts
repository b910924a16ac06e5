import type { Query, Store } from '../store/store.ts';

/** Works that a team of a plan may have running at once. */
export type ConcurrencyOf = (plan: string) => number;

/**
 * Counts one more running work of a team, if its plan allows it.
 * @returns false at the limit, and while another transaction writes the account: a claim never waits for one, since that
 * one may be waiting for the claim.
 */
export async function startWork(
  store: Store,
  query: Query,
  teamId: string,
  concurrencyOf: ConcurrencyOf,
): Promise<boolean> {
  const account = query
    .selectFrom('account')
    .select((row) => [
      'running',
      row.selectFrom('team').select('plan').whereRef('team.id', '=', 'account.team_id').as('plan'),
    ])
    .where('team_id', '=', teamId);
  const row = await store.lockRow(account, { skipLocked: true }).executeTakeFirst();
  if (row === undefined || row.running >= concurrencyOf(row.plan ?? '')) return false;
  await query
    .updateTable('account')
    .set({ running: row.running + 1 })
    .where('team_id', '=', teamId)
    .execute();
  return true;
}

/** Counts works of a team as running no more. */
export async function endWork(query: Query, teamId: string, count = 1): Promise<void> {
  await query
    .updateTable('account')
    .set((account) => ({ running: account('running', '-', count) }))
    .where('team_id', '=', teamId)
    .execute();
}
