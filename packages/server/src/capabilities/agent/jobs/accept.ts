import type { AgentRequest } from '@web-data/types';
import type { Identity } from '../../../accounts/keys/identity.ts';
import { formatIdentity } from '../../../accounts/keys/identity.ts';
import { holdForJob } from '../../../accounts/credits/ledger.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { acceptJob } from '../../operations/idempotent-start.ts';
import type { Start } from '../../operations/idempotent-start.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Query } from '../../../platform/store/store.ts';
import { GENERATION } from './job.ts';
import { system, toEvent } from '../trace/trace-event.ts';
import { openWebhook } from '../../../platform/webhooks/open-webhook.ts';
import type { Seal } from '../../../platform/webhooks/seal.ts';
import type { Webhook } from '../../../platform/webhooks/webhook.ts';

export interface Submission {
  request: AgentRequest & { maxCredits: number };
  identity: Identity;
  idempotencyKey: string | undefined;
  requestId: string;
  /** Maximum number of jobs of the team that wait or run. */
  maxJobs: number;
  /** Bytes that the team may store. */
  maxStoredBytes: number;
  /** Milliseconds from now for which the job is stored. */
  retentionMs: number;
  /** The receiver of its events, and the seal that encrypts the receiver's headers. */
  hook?: { webhook: Webhook; seal: Seal } | undefined;
}

/**
 * Accepts a job: one commit stores it and holds its `maxCredits`.
 * @returns the id of the job; the id of the earlier job when the idempotency key was used with the same body before.
 * @throws {Rejection} 402, 403 without room for results, 429, or 409 `Conflict` for a key that was used with another body.
 */
export async function acceptRun(queue: JobQueue, submission: Submission): Promise<string> {
  const { store } = queue;
  const { identity, request, requestId, hook } = submission;
  const { teamId, keyId } = identity;
  return acceptJob(queue, toStart(submission), submission, async (query) => {
    const id = uuidv7();
    await queue.enqueue(query, { id, teamId });
    if (hook !== undefined) await openWebhook(store, query, { jobId: id, teamId, ...hook });
    const hold = { teamId, operation: 'startAgent', credits: request.maxCredits, requestId, keyId };
    await insertJob(query, id, await holdForJob(store, query, hold), submission);
    return id;
  });
}

/** Returns the parts of a start that its idempotency key identifies. */
export function toStart({ identity, idempotencyKey, request }: Submission): Start {
  return { operation: 'startAgent', teamId: identity.teamId, idempotencyKey, request };
}

async function insertJob(query: Query, id: string, holdId: string, submission: Submission): Promise<void> {
  const { identity, retentionMs } = submission;
  // Headers may hold secrets, so they are stored with the webhook only.
  const { webhook: _, ...request } = submission.request;
  const now = Date.now();
  const event = JSON.stringify(toEvent(id, 0, { producer: system, content: { type: 'run.started' } }));
  const text = JSON.stringify(request);
  await query
    .insertInto('agent_job')
    .values({
      id,
      team_id: identity.teamId,
      hold_id: holdId,
      status: 'processing',
      generation: GENERATION,
      request: text,
      identity: formatIdentity(identity),
      max_credits: request.maxCredits,
      credits_used: 0,
      data: null,
      error: null,
      outcome: null,
      cancel_requested_at: null,
      attempt: 0,
      events: 1,
      stored_bytes: Buffer.byteLength(text) + Buffer.byteLength(event),
      created_at: now,
      finished_at: null,
      expires_at: now + retentionMs,
    })
    .execute();
  await query.insertInto('agent_event').values({ job_id: id, position: 0, event }).execute();
}
