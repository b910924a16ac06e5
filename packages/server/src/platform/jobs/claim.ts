import { sql } from 'kysely';
import type { ExpressionBuilder, ExpressionWrapper, RawBuilder, SqlBool } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ClaimedJob } from './job.ts';
import { endWork } from './release.ts';

/** Milliseconds until a team at its concurrency limit is considered once more. */
export const BUSY_MS = 1000;

/** How much a team may run at once. */
export interface Concurrency {
  /** By the name of its plan. */
  byPlan: Readonly<Record<string, number>>;
  /** For a team on any other plan. */
  otherwise: number;
}

/** The claiming instance, and the teams to skip. */
export interface ClaimOptions {
  /** The instance that will own the job. */
  owner: string;
  /** Teams to skip because they hold enough slots of this process; none by default. */
  except?: readonly string[];
}

/** The queue to claim from. */
export interface ClaimQueue {
  store: Store;
  name: string;
  /** Without it, jobs do not count towards the concurrency of their team. */
  concurrency: Concurrency | undefined;
  /** Whether the jobs of suspended teams run. */
  servesSuspended: boolean;
}

/** Matches the row of a job while this claim owns it. */
export function matchesClaim({ id, owner, attempt }: ClaimedJob) {
  return (job: ExpressionBuilder<Tables, 'job'>): ExpressionWrapper<Tables, 'job', SqlBool> =>
    job.and({ id, owner, attempt });
}

/** Claims the next job of the team that is first in line. @returns undefined when no job may run now */
export async function claimNext(queue: ClaimQueue, options: ClaimOptions): Promise<ClaimedJob | undefined> {
  if (queue.store.kind === 'postgres') return claimByFunction(queue, options);
  for (;;) {
    const found = await queue.store.tx((query) => claimInSteps(query, queue, options));
    if (found !== 'postponed') return found;
  }
}

/**
 * Removes an ended job. A team that was at its concurrency limit becomes claimable at once.
 * @returns false when this claim does not own the job
 */
export async function endClaim(query: Query, { store, name }: ClaimQueue, job: ClaimedJob): Promise<boolean> {
  const { id, owner, attempt, teamId } = job;
  if (store.kind === 'postgres') {
    const { rows } = await sql<{ ended: boolean }>`select
      end_job(${name}, ${id}, ${owner}, ${attempt}, ${teamId}, ${simulatedNow(store)}) as ended`.execute(
      query,
    );
    return rows[0]!.ended;
  }
  const row = await query.deleteFrom('job').where(matchesClaim(job)).returning('counts').executeTakeFirst();
  if (row === undefined) return false;
  const now = databaseNow(store);
  await sql`update team_schedule set scheduled_at = ${now}
    where queue = ${name} and team_id = ${teamId} and scheduled_at > ${now}`.execute(query);
  await endWork(query, teamId, row.counts);
  return true;
}

/** Calls `claim_job` of the schema, in one round trip. */
async function claimByFunction(
  { store, name, concurrency, servesSuspended }: ClaimQueue,
  { owner, except = [] }: ClaimOptions,
): Promise<ClaimedJob | undefined> {
  const { byPlan = {}, otherwise = 0 } = concurrency ?? {};
  const counts = concurrency !== undefined;
  const { rows } = await sql<{ id_: string; team_id_: string; attempt_: number; interruptions_: number }>`
    select * from claim_job(${name}, ${owner}, ${except}::text[], ${counts}, ${JSON.stringify(byPlan)}::jsonb,
      ${otherwise}, ${BUSY_MS}, ${servesSuspended}, ${simulatedNow(store)})`.execute(store.db);
  if (rows[0] === undefined) return undefined;
  const { id_: id, team_id_: teamId, attempt_: attempt, interruptions_: interruptions } = rows[0];
  return { id, teamId, owner, attempt, interruptions };
}

/** The time of a store with a clock of its own; null selects that of the database. */
function simulatedNow({ clock }: Store): RawBuilder<number> {
  return sql`${clock?.() ?? null}::bigint`;
}

/**
 * Does what `claim_job` does on SQLite, whose single write lock excludes all others meanwhile.
 * @returns `postponed` when the first team has no job due or runs as much as it may: it is scheduled later, and the next
 * one is first
 */
async function claimInSteps(
  query: Query,
  queue: ClaimQueue,
  { owner, except = [] }: ClaimOptions,
): Promise<ClaimedJob | 'postponed' | undefined> {
  const { store, name, concurrency } = queue;
  const now = databaseNow(store);
  const teamId = await findFirstTeam(query, queue, except);
  if (teamId === undefined) return undefined;
  const isOfTeam = sql`queue = ${name} and team_id = ${teamId}`;
  const waiting = sql`from job where ${isOfTeam} and owner is null`;
  const jobs = await sql<{ id: string }>`select id ${waiting} and run_at <= ${now}
    order by priority desc, run_at, id limit 1`.execute(query);
  if (jobs.rows[0] === undefined) {
    await sql`delete from team_schedule where ${isOfTeam} and not exists (select 1 ${waiting})`.execute(
      query,
    );
    await sql`update team_schedule set scheduled_at = (select min(run_at) ${waiting}) where ${isOfTeam}`.execute(
      query,
    );
    return 'postponed';
  }
  if (concurrency !== undefined && !(await countRunning(query, concurrency, teamId))) {
    await sql`update team_schedule set scheduled_at = ${now} + ${BUSY_MS} where ${isOfTeam}`.execute(query);
    return 'postponed';
  }
  const { id } = jobs.rows[0];
  const counts = Number(concurrency !== undefined);
  const claims = await sql<Pick<ClaimedJob, 'attempt' | 'interruptions'>>`update job
    set owner = ${owner}, attempt = attempt + 1, counts = ${counts} where id = ${id}
    returning attempt, interruptions`.execute(query);
  // Moves the team behind the others, which have waited longer.
  await sql`update team_schedule set scheduled_at = ${now} where ${isOfTeam}`.execute(query);
  return { id, teamId, owner, ...claims.rows[0]! };
}

/** Finds the team that has waited longest, unless the queue is paused. */
async function findFirstTeam(
  query: Query,
  { store, name, servesSuspended }: ClaimQueue,
  except: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ teamId: string }>`select team_id as "teamId" from team_schedule
    where queue = ${name} and scheduled_at <= ${databaseNow(store)} and team_id not in (${sql.join(except)})
      and not exists (select 1 from paused_queue where paused_queue.queue = ${name})
      and (${Number(servesSuspended)} or not exists (
        select 1 from team where team.id = team_schedule.team_id and suspended_at is not null))
    order by scheduled_at limit 1`.execute(query);
  return rows[0]?.teamId;
}

/** Counts one more running job of a team. @returns false when its plan allows no more */
async function countRunning(
  query: Query,
  { byPlan, otherwise }: Concurrency,
  teamId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update account set running = running + 1
    where team_id = ${teamId} and running < coalesce(
      (select value from json_each(${JSON.stringify(byPlan)})
        where key = (select plan from team where id = ${teamId})), ${otherwise})`.execute(query);
  return numAffectedRows === 1n;
}
