import type { AgentTrace } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { ErrorName } from '@web-data/validator';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import { GENERATION } from './job.ts';

/** Returns a job of a team. @throws {Rejection} 404 when there is none, or it is another team's or has expired. */
export async function readJob(
  queue: JobQueue<AgentJobRow>,
  teamId: string,
  jobId: string,
): Promise<AgentJobRow> {
  const row = await queue.findRetained(queue.store.db, { id: jobId, teamId });
  if (row === undefined) throw reject('AgentJobNotFound');
  return row;
}

/** Returns a job that has a trace. @throws {Rejection} 404; 400 for a job of a generation without traces. */
export async function readTracedJob(
  queue: JobQueue<AgentJobRow>,
  teamId: string,
  jobId: string,
): Promise<AgentJobRow> {
  const job = await readJob(queue, teamId, jobId);
  requireGeneration(job, 'TraceUnavailable');
  return job;
}

/** Returns the trace of a job. @throws {Rejection} 404; 400 for a job of a generation without traces. */
export async function readTrace(
  queue: JobQueue<AgentJobRow>,
  teamId: string,
  jobId: string,
): Promise<AgentTrace> {
  const job = await readTracedJob(queue, teamId, jobId);
  const rows = await queue.store.db
    .selectFrom('agent_event')
    .select('event')
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  const events = rows.map((row) => JSON.parse(row.event) as AgentTrace['events'][number]); // Written by us.
  return { success: true, id: jobId, events, creditsUsed: job.credits_used };
}

/** Returns the content of a snapshot. @throws {Rejection} 404; 400 for a job of a generation without snapshots. */
export async function readSnapshot(
  queue: JobQueue<AgentJobRow>,
  teamId: string,
  jobId: string,
  snapshotId: string,
): Promise<string> {
  requireGeneration(await readJob(queue, teamId, jobId), 'SnapshotsUnavailable');
  const row = await queue.store.db
    .selectFrom('agent_snapshot')
    .innerJoin('agent_content', 'agent_content.digest', 'agent_snapshot.digest')
    .select('agent_content.content')
    .where('agent_snapshot.id', '=', snapshotId)
    .where('agent_snapshot.job_id', '=', jobId)
    .executeTakeFirst();
  if (row === undefined) throw reject('SnapshotNotFound');
  return row.content;
}

function requireGeneration(job: AgentJobRow, name: ErrorName): void {
  if (job.generation !== GENERATION) throw reject(name);
}
