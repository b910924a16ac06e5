import type { AgentRequest } from '@web-data/types';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import { pruneStarts } from '../../operations/idempotent-start.ts';
import { defineJobKind } from '../../../platform/jobs/job-kind.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import { deleteSnapshots } from '../trace/snapshots.ts';
import { STOP_MS, runJob } from './run-job.ts';
import type { RunJobOptions } from './run-job.ts';

/** Milliseconds in which the outcome of an abandoned run must be stored. */
const END_MS = 2000;

/** Agent runs. */
export const agentKind: JobKind<AgentJobRow, RunJobOptions> = defineJobKind({
  name: 'agent',
  table: 'agent_job',
  open: ['processing'],
  concurrency: 'plan',
  retention: {
    dependents: { agent_event: { parent: 'job_id', key: 'position' } },
    beforeDelete: deleteSnapshots,
  },
  stopMs: STOP_MS + END_MS,
  describe: ({ request }) => (JSON.parse(request) as AgentRequest).prompt, // Written by us.
  run: runJob,
  async prune({ queue }) {
    await pruneStarts(queue.store);
    return 0;
  },
});
