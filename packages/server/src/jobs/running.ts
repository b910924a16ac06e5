import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query } from '../store/store.ts';

/** Works that a team may have running at once. */
export interface Concurrency {
  /** By the name of its plan. */
  byPlan: Readonly<Record<string, number>>;
  /** Of a team on any other plan. */
  otherwise: number;
}

/** Counts one more running work of a team. @returns false when its plan allows none more; then nothing is counted. */
export async function startWork(query: Query, teamId: string, concurrency: Concurrency): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('account')
    .set((account) => ({ running: account('running', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('running', '<', limitOf(concurrency))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The limit of the account that a statement is about. */
function limitOf({ byPlan, otherwise }: Concurrency): RawBuilder<number> {
  const cases = Object.entries(byPlan).map(([plan, max]) => sql`when ${plan} then cast(${max} as bigint)`);
  const other = sql<number>`cast(${otherwise} as bigint)`;
  if (cases.length === 0) return other;
  const plan = sql`(select plan from team where team.id = account.team_id)`;
  return sql<number>`case ${plan} ${sql.join(cases, sql` `)} else ${other} end`;
}

/** Counts works of a team as running no more. */
export async function endWork(query: Query, teamId: string, count = 1): Promise<void> {
  await query
    .updateTable('account')
    .set((account) => ({ running: account('running', '-', count) }))
    .where('team_id', '=', teamId)
    .execute();
}
