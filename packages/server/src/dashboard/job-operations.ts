import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { Rejection } from '@web-data/validator/runtime';
import { sql } from 'kysely';
import { hideUrlSecrets } from '@web-data/net/secrets';
import { readTeam } from '../accounts/teams/teams.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { retryJob } from '../platform/jobs/operate.ts';
import { findJob, listJobs } from './jobs/jobs.ts';
import type { FoundJob } from './jobs/jobs.ts';
import { findSnapshot, listSteps } from './jobs/job-steps.ts';
import type { Store } from '../platform/store/store.ts';
import type { CrawlErrorRow } from '../platform/store/tables/crawl.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import type { Part } from './lists/read-part.ts';
import { toIsoTime } from './times.ts';

type JobOperation = 'listJobs' | 'getJob' | 'listJobFailures' | 'getJobSnapshot' | 'cancelJob' | 'retryJob';

/** Lists, reads, cancels and retries the jobs of a team. */
export function jobOperations(services: AccountServices): Pick<AccountHandlers, JobOperation> {
  const { store, siem, cancel } = services;
  /** A team with zero data retention cannot read jobs that were stored before, but can cancel them. */
  const isReadable = async (teamId: string): Promise<boolean> =>
    !(await readTeam(store.db, teamId)).zeroDataRetention;
  const requireJob = async (teamId: string, jobId: string): Promise<FoundJob> => {
    const found = await findJob(store, teamId, jobId.toLowerCase());
    if (found === undefined) throw api.reject('JobNotFound');
    return found;
  };
  const requireReadable = async (teamId: string, jobId: string): Promise<FoundJob> => {
    if (!(await isReadable(teamId))) throw api.reject('JobNotFound');
    return requireJob(teamId, jobId);
  };
  return {
    async listJobs({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { items: jobs, ...next } = (await isReadable(teamId))
        ? await listJobs(store, teamId, query)
        : { items: [] };
      return { status: 200, body: { success: true, jobs, ...next } };
    },
    async getJob({ identity, params: { teamId, jobId }, operation }) {
      requireRole(operation, identity, teamId);
      const { job } = await requireReadable(teamId, jobId);
      return { status: 200, body: { success: true, job, steps: await listSteps(store, job) } };
    },
    async listJobFailures({ identity, params: { teamId, jobId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { job } = await requireReadable(teamId, jobId);
      const { items: failures, ...next } = await listFailures(store, job.id, query);
      return { status: 200, body: { success: true, failures, ...next } };
    },
    async getJobSnapshot({ identity, params: { teamId, jobId, snapshotId }, operation }) {
      requireRole(operation, identity, teamId);
      const { job } = await requireReadable(teamId, jobId);
      const snapshot = await findSnapshot(store, job, snapshotId.toLowerCase());
      if (snapshot === undefined) throw api.reject('SnapshotNotFound');
      return { status: 200, body: { success: true, snapshot } };
    },
    async cancelJob({ identity, params: { teamId, jobId }, operation }) {
      requireRole(operation, identity, teamId);
      const { job } = await requireJob(teamId, jobId);
      const { id, kind } = job;
      if (kind === 'agent') await cancel.agent(teamId, id).catch(toOwnError);
      else if (kind === 'crawl' || kind === 'batch')
        await cancel.crawl({ kind, teamId, id }).catch(toOwnError);
      else throw api.reject('JobNotCancellable');
      siem.report({ event: 'job.cancelled', jobId: id, teamId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
    async retryJob({ identity, params: { teamId, jobId }, operation }) {
      requireRole(operation, identity, teamId);
      const { job, queue } = await requireJob(teamId, jobId);
      const { id, kind } = job;
      if (!(await retryJob(store, queue, { id, teamId }))) throw api.reject('JobNotWaiting');
      siem.report({ event: 'job.retried', jobId: id, kind, teamId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
  };
}

/** Converts a rejection of the main API into one of this API. */
function toOwnError(error: unknown): never {
  if (error instanceof Rejection && error.status === 404) throw api.reject('JobNotFound');
  if (error instanceof Rejection && error.status === 409) throw api.reject('JobEnded');
  throw error;
}

type Failure = components['schemas']['JobFailure'];

/** Lists the pages that a crawl or batch could not read, in the order in which they failed; empty for other jobs. */
function listFailures(
  { db }: Store,
  jobId: string,
  { kind, cursor, limit = USUAL_LIMIT }: Context<'listJobFailures'>['query'],
): Promise<Part<Failure>> {
  const failures = db
    .selectFrom('crawl_error')
    .selectAll()
    .where('crawl_id', '=', jobId)
    .$if(kind !== undefined, (select) => select.where('kind', '=', kind!));
  return readPart(failures, {
    order: { by: sql.ref('position'), kind: 'number', direction: 'asc' },
    id: sql`cast(position as text)`,
    cursor,
    limit,
    toItem: toFailure,
  });
}

function toFailure({ position, kind, url, error, status, created_at: at }: CrawlErrorRow): Failure {
  return {
    id: String(position),
    kind,
    url: hideUrlSecrets(url),
    cause: error,
    ...(status !== null && { status }),
    at: toIsoTime(at),
  };
}
