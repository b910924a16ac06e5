import { reject } from '@web-data/validator';
import type { Plans } from '../limits/plan.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import type { Store } from '../store/store.ts';
import { permittedPolicy } from '../threats/permitted-policy.ts';
import { acceptJob } from './accept.ts';
import { cancelJob } from './cancel.ts';
import { toAgentJob } from './job.ts';
import { readJob, readSnapshot, readTrace } from './read.ts';
import { requireSchema } from './result-schema.ts';
import type { AgentRunner } from './runner.ts';

export interface AgentServices {
  store: Store;
  plans: Plans;
  runner: AgentRunner;
  /** Milliseconds from its start for which a job is kept. */
  keptMs: number;
  /** Tells the worker of this process that the queue changed. */
  wake(): void;
}

/** The handlers of the agent operations. */
export function agentOperations(services: AgentServices): OperationHandlers {
  const { store, plans, runner, keptMs, wake } = services;
  return {
    async startAgent({ body, identity, headers, request }) {
      if (identity.zeroDataRetention) throw reject('ZeroDataRetention');
      permittedPolicy(body, identity);
      requireSchema(body.schema);
      if (!(await runner.accepts(body))) throw reject('AgentPassthroughFailed');
      const id = await acceptJob(store, {
        request: { ...body, maxCredits: body.maxCredits },
        identity,
        idempotencyKey: headers['Idempotency-Key'],
        requestId: request.id,
        concurrency: plans[identity.plan]?.concurrency ?? 1,
        keptMs,
      });
      wake();
      return { status: 200, body: { success: true, id } };
    },
    async getAgent({ params, identity }) {
      return { status: 200, body: toAgentJob(await readJob(store, identity.teamId, params.jobId)) };
    },
    async cancelAgent({ params, identity }) {
      await cancelJob(store, identity.teamId, params.jobId, keptMs);
      wake();
      return { status: 200, body: { success: true } };
    },
    async getAgentTrace({ params, identity }) {
      return { status: 200, body: await readTrace(store, identity.teamId, params.jobId) };
    },
    async getAgentSnapshot({ params, identity }) {
      const { jobId, snapshotId } = params;
      const snapshot = await readSnapshot(store, identity.teamId, jobId, snapshotId);
      return { status: 200, body: { success: true, id: jobId, snapshotId, snapshot } };
    },
  };
}
