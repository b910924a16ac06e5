import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Moves agent jobs into the common queue. Their state stays in `agent_job`; the queue now records which process owns a
 * job and for how long. Work that any process may finish counts as running while it is claimed, not while it waits.
 */
export const name = '0005-agent-queue';

/** @param db a transaction; both stores change tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `insert into job (id, lane, team_id, priority, run_at, owner, attempt, interruptions, cancel_requested, counts)
    select id, 'agent', team_id, 0, created_at, null, attempt, interruptions,
      case when cancel_requested_at is null then 0 else 1 end, 0
    from agent_job where status = 'processing'`,
  `insert into job_turn (lane, team_id, due_at)
    select distinct 'agent', team_id, 0 from agent_job where status = 'processing'`,
  `update account set running = running -
    (select count(*) from hold where hold.team_id = account.team_id and hold.instance_id is null)`,
  'drop index agent_job_by_lease',
  'alter table agent_job drop column interruptions',
  'alter table agent_job drop column lease_owner',
  'alter table agent_job drop column lease_until',
];
