import type { QueueStatus } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import { readTeam } from '../../accounts/teams/teams.ts';
import { getPlan } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Store } from '../../platform/store/store.ts';

/** The queues of jobs that callers start and wait for. */
const QUEUES = ['agent', 'crawl'];

/** Reads the running and queued jobs of a team, and the time of its last success. */
export async function readQueueStatus(store: Store, plans: Plans, identity: Identity): Promise<QueueStatus> {
  const { teamId } = identity;
  const { running, plan } = await readTeam(store.db, teamId);
  const [waiting, mostRecentSuccess] = await Promise.all([
    countWaiting(store, teamId),
    lastSuccess(store, teamId),
  ]);
  return {
    success: true,
    jobsInQueue: running + waiting,
    activeJobsInQueue: running,
    waitingJobsInQueue: waiting,
    maxConcurrency: getPlan(plans, plan).concurrency,
    mostRecentSuccess,
  };
}

async function countWaiting({ db }: Store, teamId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('job')
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .where('queue', 'in', QUEUES)
    .where('team_id', '=', teamId)
    .where('owner', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

async function lastSuccess({ db }: Store, teamId: string): Promise<string | null> {
  const last = (table: 'agent_job' | 'crawl') =>
    db
      .selectFrom(table)
      .select((row) => row.fn.max('finished_at').as('at'))
      .where('team_id', '=', teamId)
      .where('status', '=', 'completed')
      .where('expires_at', '>', Date.now())
      .executeTakeFirst();
  const found = await Promise.all([last('agent_job'), last('crawl')]);
  const at = Math.max(...found.map((row) => Number(row?.at ?? 0)));
  return at === 0 ? null : new Date(at).toISOString();
}
