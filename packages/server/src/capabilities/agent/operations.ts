import type { AgentRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { Identity } from '../../accounts/keys/identity.ts';
import { withAudit } from '../../accounts/audit/with-audit.ts';
import type { SiemLog } from '../../accounts/audit/siem.ts';
import { earlierJob } from '../operations/idempotent-start.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { getMaxStoredBytes, getPlan } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { AgentJobRow } from '../../platform/store/tables/agent.ts';
import { buildOperationUrl } from '../operations/operation-url.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import { checkSchema } from '../pages/check-options.ts';
import type { ContentThreads } from '../pages/threads/content-threads.ts';
import { resolvePolicy } from '../operations/resolve-policy.ts';
import { acceptRun, toStart } from './jobs/accept.ts';
import { cancelJob } from './jobs/cancel.ts';
import { toAgentJob, getRetryDelay } from './jobs/job.ts';
import { listJobs } from './jobs/list.ts';
import { readJob, readSnapshot, readTrace, readTracedJob } from './jobs/read.ts';
import { readAgentEvents } from './stream/agent-events.ts';
import type { AgentStreamEvent } from './stream/agent-events.ts';
import type { LiveJobs } from '../live/live-jobs.ts';
import type { AddressedRequest } from '../../platform/http/request-origin.ts';
import { wantsEvents } from '../../platform/http/wants-events.ts';
import type { AddressPolicy } from '@web-data/net';
import { readWebhook, getReceiver } from '../../platform/webhooks/read-webhook.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';
import type { AgentRunner } from './runners/runner.ts';

/** Maximum number of jobs of a team per unit of its plan's concurrency. */
const JOBS_A_SLOT = 100;
/** Default number of runs of a list. */
const LISTED = 25;

export interface AgentServices {
  /** The jobs that wait and run. */
  queue: JobQueue<AgentJobRow>;
  plans: Plans;
  runner: AgentRunner;
  /** Notifies the streams of runs. */
  live: LiveJobs<AgentJobRow>;
  siem: SiemLog;
  threads: ContentThreads;
  /** Milliseconds from its start for which a job is stored. */
  retentionMs: number;
  /** Returns scheme and host of the server, as the request reached it, for URLs in responses. */
  origin(request: AddressedRequest): string;
  /** Which addresses may receive events. */
  receivers: AddressPolicy;
  /** Encrypts the headers of webhooks. */
  seal: Seal;
}

/** Creates the handlers of the agent operations. */
export function agentOperations(services: AgentServices): OperationHandlers {
  const { queue, retentionMs } = services;
  return {
    async startAgent({ body, identity, headers, request }) {
      const { siem } = services;
      const username = body.auditMetadata?.username;
      const webhook = getReceiver(body.webhook);
      const url = body.urls?.[0];
      const named = { requestId: request.id, operation: 'startAgent', url, username, webhook };
      const call = { body, identity, idempotencyKey: headers['Idempotency-Key'], requestId: request.id };
      const id = await withAudit({ siem, identity, ...named }, () => startAgent(services, call));
      return { status: 200, body: { success: true, id } };
    },
    async listAgents({ identity, query, request }) {
      requireRetention(identity);
      const { limit = LISTED } = query;
      const { agents, before } = await listJobs(queue.store, identity.teamId, { ...query, limit });
      const url = buildOperationUrl(services.origin(request), 'listAgents');
      const next = `${url}?before=${before}&limit=${limit}`;
      return { status: 200, body: { success: true, agents, ...(before !== undefined && { next }) } };
    },
    async getAgent({ params, identity }) {
      requireRetention(identity);
      const job = await readJob(queue, identity.teamId, stored(params.jobId));
      const wait = job.status === 'processing' ? { 'Retry-After': String(getRetryDelay(job)) } : {};
      return { status: 200, headers: wait, body: toAgentJob(job) };
    },
    async cancelAgent({ params, identity }) {
      await cancelJob(queue, identity.teamId, stored(params.jobId), retentionMs);
      return { status: 200, body: { success: true } };
    },
    async getAgentTrace({ params, headers, identity, request, signal }) {
      requireRetention(identity);
      if (wantsEvents(request.headers.accept)) {
        const id = stored(params.jobId);
        const body = await watchRun(services, { id, identity, skip: headers['Last-Event-ID'] ?? 0, signal });
        return { status: 200, headers: { 'content-type': 'text/event-stream' }, body } as const;
      }
      return { status: 200, body: await readTrace(queue, identity.teamId, stored(params.jobId)) };
    },
    async getAgentSnapshot({ params, identity }) {
      requireRetention(identity);
      const [jobId, snapshotId] = [stored(params.jobId), stored(params.snapshotId)];
      const snapshot = await readSnapshot(queue, identity.teamId, jobId, snapshotId);
      return { status: 200, body: { success: true, id: jobId, snapshotId, snapshot } };
    },
  };
}

/** Opens a stream of a run, which ends with the signal, too. @throws {Rejection} 404; 400; 429 and 503 when there are too many */
async function watchRun(
  { queue, live }: AgentServices,
  { id, identity, skip, signal }: { id: string; identity: Identity; skip: number; signal: AbortSignal },
): Promise<AsyncIterableIterator<AgentStreamEvent>> {
  const watch = live.open(id, identity);
  try {
    const row = await readTracedJob(queue, identity.teamId, id);
    if (signal.aborted) watch.close();
    else signal.addEventListener('abort', () => watch.close(), { once: true });
    return readAgentEvents({ store: queue.store, watch, row, skip });
  } catch (error) {
    watch.close();
    throw error;
  }
}

/** Returns an id as the store has it: a UUID may be sent in capitals (RFC 9562, section 4). */
function stored(id: string): string {
  return id.toLowerCase();
}

/**
 * Rejects a team with zero data retention, because agent runs store data. Such a team can neither start runs nor read
 * earlier ones; it may still cancel.
 */
function requireRetention({ zeroDataRetention }: Identity): void {
  if (zeroDataRetention) throw reject('ZeroDataRetention');
}

interface StartCall {
  body: AgentRequest & { maxCredits: number };
  identity: Identity;
  idempotencyKey: string | undefined;
  requestId: string;
}

/**
 * Checks in this order: retention (400), webhook (400), policy (403), schema (422), an earlier start with the key (200,
 * 409), runner (500), then credits and concurrency (402, 429).
 */
async function startAgent(services: AgentServices, call: StartCall): Promise<string> {
  const { queue, plans, runner, threads, retentionMs } = services;
  const { body, identity, idempotencyKey, requestId } = call;
  requireRetention(identity);
  const webhook = readWebhook(body.webhook, services.receivers);
  resolvePolicy(body, identity);
  if (body.schema !== undefined) await checkSchema(threads, body.schema, { teamId: identity.teamId });
  const maxJobs = JOBS_A_SLOT * getPlan(plans, identity.plan).concurrency;
  const maxStoredBytes = getMaxStoredBytes(plans, identity.plan);
  const hook = webhook && { webhook, seal: services.seal };
  const limits = { maxJobs, maxStoredBytes, retentionMs };
  const submission = { request: body, identity, idempotencyKey, requestId, ...limits, hook };
  // A repeated start finds its job even if the runner would reject it now.
  const earlier = await earlierJob(queue.store.db, toStart(submission));
  if (earlier !== undefined) return earlier;
  if (!(await runner.accepts(body))) throw reject('AgentPassthroughFailed');
  return acceptRun(queue, submission);
}
