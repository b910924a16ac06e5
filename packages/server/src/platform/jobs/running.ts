import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query } from '../store/store.ts';

/** Limits of how much a team may run at once. */
export interface Concurrency {
  /** By the name of its plan. */
  byPlan: Readonly<Record<string, number>>;
  /** For a team on any other plan. */
  otherwise: number;
}

/** Adds one to the running count of a team. @returns false at the limit of its plan; nothing is counted then. */
export async function startWork(query: Query, teamId: string, concurrency: Concurrency): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('account')
    .set((account) => ({ running: account('running', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('running', '<', limitOf(concurrency))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the limit of the account that a statement updates. */
function limitOf({ byPlan, otherwise }: Concurrency): RawBuilder<number> {
  const cases = Object.entries(byPlan).map(([plan, max]) => sql`when ${plan} then cast(${max} as bigint)`);
  const other = sql<number>`cast(${otherwise} as bigint)`;
  if (cases.length === 0) return other;
  const plan = sql`(select plan from team where team.id = account.team_id)`;
  return sql<number>`case ${plan} ${sql.join(cases, sql` `)} else ${other} end`;
}

/** Subtracts ended work from the running count of a team. */
export async function endWork(query: Query, teamId: string, count = 1): Promise<void> {
  await query
    .updateTable('account')
    .set((account) => ({ running: account('running', '-', count) }))
    .where('team_id', '=', teamId)
    .execute();
}
