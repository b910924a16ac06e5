import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';

/** Which teams may be given a turn. */
export interface Candidates {
  /** Teams that are passed over, since they have enough of this process; none unless given. */
  except?: readonly string[];
}

/**
 * The team whose turn it is: of those that have jobs, the one that has waited longest. Its turn stays locked until the
 * transaction ends, so one process at a time claims for a team.
 */
export async function takeTurn(
  store: Store,
  query: Query,
  lane: string,
  { except = [] }: Candidates,
): Promise<string | undefined> {
  const due = query
    .selectFrom('job_turn')
    .select('team_id')
    .where('lane', '=', lane)
    .where('due_at', '<=', databaseNow(store))
    .$if(except.length > 0, (turns) => turns.where('team_id', 'not in', except))
    .orderBy('due_at')
    .limit(1);
  return (await store.lockRow(due, { skipLocked: true }).executeTakeFirst())?.team_id;
}

/** When it is a team's turn. */
export interface Turn {
  lane: string;
  teamId: string;
  /** By the clock of the database. */
  dueAt: number | RawBuilder<number>;
  /** Set the time anew; unless given, an earlier one stays. */
  anew?: boolean;
}

/**
 * Gives a team a turn. One that has a turn keeps its place, and the row is written all the same: whoever is just deciding
 * that the team has nothing to do either sees the job of this transaction or waits for it.
 */
export async function turnAt(query: Query, { lane, teamId, dueAt, anew = false }: Turn): Promise<void> {
  await query
    .insertInto('job_turn')
    .values({ lane, team_id: teamId, due_at: dueAt })
    .onConflict((turn) =>
      turn.columns(['lane', 'team_id']).doUpdateSet({
        due_at: anew
          ? sql<number>`excluded.due_at`
          : sql<number>`case when excluded.due_at < job_turn.due_at then excluded.due_at else job_turn.due_at end`,
      }),
    )
    .execute();
}
