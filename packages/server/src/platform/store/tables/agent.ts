import type { Generated, Selectable } from 'kysely';
import type { Fixed, Time } from './columns.ts';

/** An agent job. Once it has left `processing` it never changes until it is deleted. */
export interface AgentJobTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  /** The hold of its `max_credits`. */
  hold_id: Fixed<string>;
  status: 'processing' | 'completed' | 'failed';
  /** Generation of the agent model; only `gen-2` records traces and snapshots. */
  generation: Fixed<string>;
  /** JSON of the validated request. */
  request: Fixed<string>;
  /** JSON of the caller's identity: the policies that apply while it runs. */
  identity: Fixed<string>;
  max_credits: Fixed<number>;
  /** Credits used so far; the price of a completed job; 0 for a failed one. */
  credits_used: number;
  /** JSON of the result of a completed job. */
  data: string | null;
  /** Where each value of `data` was found, as JSON; null when there is no data. */
  sources: string | null;
  /** What the caller should know of the result of a completed job. */
  warning: string | null;
  /** The reason why the job failed. */
  error: string | null;
  /** `outcome` of its `run.finished` event. */
  outcome: string | null;
  cancel_requested_at: Time | null;
  /** Number of attempts begun. */
  attempt: number;
  /** Number of its events, and the position of the next one. */
  events: number;
  /** Bytes of its request, its events, its snapshots and its result. */
  stored_bytes: Generated<number>;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** When it is deleted; from then on responses are 404. */
  expires_at: Time;
}

/** The trace of a job; rows are only appended. */
export interface AgentEventTable {
  job_id: Fixed<string>;
  position: Fixed<number>;
  /** JSON of the event. */
  event: Fixed<string>;
}

/** The state of an artifact at an `artifact.updated` event. */
export interface AgentSnapshotTable {
  id: Fixed<string>;
  job_id: Fixed<string>;
  digest: Fixed<string>;
}

/** Contents of snapshots, without duplicates. */
export interface AgentContentTable {
  /** SHA-256 of the content, lower-case hex. */
  digest: Fixed<string>;
  content: Fixed<string>;
  bytes: Fixed<number>;
  /** Number of snapshots that use it. */
  uses: number;
}

export type AgentJobRow = Selectable<AgentJobTable>;
