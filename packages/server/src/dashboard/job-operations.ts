import { api } from '@web-data/dashboard/account';
import { Rejection } from '@web-data/validator/runtime';
import { readTeam } from '../accounts/teams/teams.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { findJob, listJobs } from './jobs.ts';
import { findSnapshot, listSteps } from './job-steps.ts';

type JobOperation = 'listJobs' | 'getJob' | 'getJobSnapshot' | 'cancelJob';

/** Lists, reads and cancels the agent runs, crawls and batches of a team. */
export function jobOperations(services: AccountServices): Pick<AccountHandlers, JobOperation> {
  const { store, siem, cancel } = services;
  /** A team with zero data retention cannot read jobs that were stored before, but can cancel them. */
  const isReadable = async (teamId: string): Promise<boolean> =>
    !(await readTeam(store.db, teamId)).zeroDataRetention;
  return {
    async listJobs({ identity, params: { teamId }, operation }) {
      requireRole(operation, identity, teamId);
      const jobs = (await isReadable(teamId)) ? await listJobs(store, teamId) : [];
      return { status: 200, body: { success: true, jobs } };
    },
    async getJob({ identity, params: { teamId, jobId }, operation }) {
      requireRole(operation, identity, teamId);
      const job = (await isReadable(teamId)) ? await findJob(store, teamId, jobId.toLowerCase()) : undefined;
      if (job === undefined) throw api.reject('JobNotFound');
      return { status: 200, body: { success: true, job, steps: await listSteps(store, job) } };
    },
    async getJobSnapshot({ identity, params: { teamId, jobId, snapshotId }, operation }) {
      requireRole(operation, identity, teamId);
      const job = (await isReadable(teamId)) ? await findJob(store, teamId, jobId.toLowerCase()) : undefined;
      if (job === undefined) throw api.reject('JobNotFound');
      const snapshot = await findSnapshot(store, job, snapshotId.toLowerCase());
      if (snapshot === undefined) throw api.reject('SnapshotNotFound');
      return { status: 200, body: { success: true, snapshot } };
    },
    async cancelJob({ identity, params, operation }) {
      const { teamId } = params;
      requireRole(operation, identity, teamId);
      const id = params.jobId.toLowerCase();
      const job = await findJob(store, teamId, id);
      if (job === undefined) throw api.reject('JobNotFound');
      await (
        job.kind === 'agent' ? cancel.agent(teamId, id) : cancel.crawl({ kind: job.kind, teamId, id })
      ).catch(toOwnError);
      siem.report({ event: 'job.cancelled', jobId: id, teamId, actor: identity.person.id });
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
