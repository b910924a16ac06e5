import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query } from '../store/store.ts';

/** The position of a team in a queue. */
export interface TeamSlot {
  queueName: string;
  teamId: string;
  /** By the clock of the database. */
  scheduledAt: number | RawBuilder<number>;
  /** Whether to replace the time; by default, an earlier time stays. */
  overwrite?: boolean;
}

/**
 * Schedules a team in a queue. A team that is scheduled already stays where it is, and its row is written all the same:
 * a concurrent transaction that would remove the team either sees the job of this transaction or waits for it.
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
