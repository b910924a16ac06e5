import type { AgentJob, AgentRequest } from '@web-data/types';
import type { Identity } from '../../accounts/identity.ts';
import type { AgentJobRow } from '../../store/tables.ts';

/** The generation of the agent model whose runs have traces and snapshots. */
export const GENERATION = 'gen-2';

/** What of the caller matters while the job runs; kept with the job. */
export type JobIdentity = Omit<Identity, 'scopes'> & { scopes: string[] };

/** A claimed job, as its worker sees it. */
export interface ClaimedJob {
  id: string;
  teamId: string;
  holdId: string;
  request: AgentRequest;
  identity: Identity;
  maxCredits: number;
  /** Which claim this is; the worker's writes count only while it is the current one. */
  attempt: number;
  cancelRequested: boolean;
  /** Attempts whose worker died. */
  interruptions: number;
}

/** A row as a claimed job. */
export function toClaimedJob(row: AgentJobRow): ClaimedJob {
  const { scopes, ...identity } = JSON.parse(row.identity) as JobIdentity; // Written by us.
  return {
    id: row.id,
    teamId: row.team_id,
    holdId: row.hold_id,
    request: JSON.parse(row.request) as AgentRequest,
    identity: { ...identity, scopes: new Set(scopes) },
    maxCredits: row.max_credits,
    attempt: row.attempt,
    cancelRequested: row.cancel_requested_at !== null,
    interruptions: row.interruptions,
  };
}

/** Seconds after which a running job is worth another look: a tenth of its time so far, 1 to 30. */
export function waitOf({ created_at: since }: Pick<AgentJobRow, 'created_at'>): number {
  return Math.min(30, Math.max(1, Math.ceil((Date.now() - since) / 10_000)));
}

/** A row as the status operation answers it. */
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
  return { ...common, status: 'completed', data, creditsUsed: row.credits_used };
}
