import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query } from '../store/store.ts';

/** When it is a team's turn. */
export interface TeamSlot {
  queueName: string;
  teamId: string;
  /** By the clock of the database. */
  scheduledAt: number | RawBuilder<number>;
  /** Set the time anew; unless given, an earlier one stays. */
  overwrite?: boolean;
}

/**
 * Gives a team a turn. One that has a turn keeps its place, and the row is written all the same: whoever is just deciding
 * that the team has nothing to do either sees the job of this transaction or waits for it.
 */
export async function scheduleTeam(
  query: Query,
  { queueName, teamId, scheduledAt, overwrite = false }: TeamSlot,
): Promise<void> {
  await query
    .insertInto('job_turn')
    .values({ lane: queueName, team_id: teamId, due_at: scheduledAt })
    .onConflict((slot) =>
      slot.columns(['lane', 'team_id']).doUpdateSet({
        due_at: overwrite
          ? sql<number>`excluded.due_at`
          : sql<number>`case when excluded.due_at < job_turn.due_at then excluded.due_at else job_turn.due_at end`,
      }),
    )
    .execute();
}
