import type { AgentJob, AgentRequest } from '@web-data/types';
import { parseIdentity } from '../../../accounts/keys/identity.ts';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { Sources } from '../sources.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';

/** The generation of the agent model whose runs have traces and snapshots. */
export const GENERATION = 'gen-2';

/** An agent job that this process runs. */
export interface AgentRun extends ClaimedJob {
  holdId: string;
  request: AgentRequest;
  identity: Identity;
  maxCredits: number;
}

/** Combines a claimed job with the data of its row. */
export function toAgentRun(job: ClaimedJob, row: AgentJobRow): AgentRun {
  return {
    ...job,
    holdId: row.hold_id,
    request: JSON.parse(row.request) as AgentRequest,
    identity: parseIdentity(row.identity),
    maxCredits: row.max_credits,
  };
}

/** Returns the seconds after which a client should poll a running job: a tenth of its time so far, 1 to 30. */
export function getRetryDelay({ created_at: since }: Pick<AgentJobRow, 'created_at'>): number {
  return Math.min(30, Math.max(1, Math.ceil((Date.now() - since) / 10_000)));
}

/** Converts a row to the response of the status operation. */
export function toAgentJob(row: AgentJobRow): AgentJob {
  const common = {
    success: true as const,
    id: row.id,
    model: row.generation,
    expiresAt: new Date(row.expires_at).toISOString(),
  };
  if (row.status === 'processing') return { ...common, status: 'processing', creditsUsed: row.credits_used };
  if (row.status === 'failed') {
    return { ...common, status: 'failed', error: row.error ?? '', creditsUsed: 0 };
  }
  const data: unknown = JSON.parse(row.data ?? 'null');
  const sources = row.sources === null ? {} : { sources: JSON.parse(row.sources) as Sources }; // Written by us.
  const warning = row.warning === null ? {} : { warning: row.warning };
  return { ...common, status: 'completed', data, ...sources, ...warning, creditsUsed: row.credits_used };
}
