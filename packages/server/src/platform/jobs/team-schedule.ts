import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query } from '../store/store.ts';

/** The position of a team in a queue. */
export interface TeamSlot {
  queueName: string;
  teamId: string;
  /** By the clock of the database. */
  scheduledAt: RawBuilder<number>;
}

/**
 * Schedules a team in a queue. A team that is scheduled earlier stays where it is, and its row is written all the same:
 * a concurrent transaction that would remove the team either sees the job of this transaction or waits for it.
 */
export async function scheduleTeam(
  query: Query,
  { queueName, teamId, scheduledAt }: TeamSlot,
): Promise<void> {
  await query
    .insertInto('team_schedule')
    .values({ queue: queueName, team_id: teamId, scheduled_at: scheduledAt })
    .onConflict((slot) =>
      slot.columns(['queue', 'team_id']).doUpdateSet({
        scheduled_at: sql<number>`case when excluded.scheduled_at < team_schedule.scheduled_at then excluded.scheduled_at else team_schedule.scheduled_at end`,
      }),
    )
    .execute();
}
