/** A job to be queued. */
export interface NewJob {
  /** A UUID, also used in the table of its kind. */
  id: string;
  teamId: string;
  /** Among the jobs of one team, those with a higher number come first; 0 by default. */
  priority?: number;
  /** Milliseconds until it may run; 0 by default. */
  delayMs?: number;
}

/** A job that one process has claimed. */
export interface ClaimedJob {
  id: string;
  teamId: string;
  /** The instance that claimed it. */
  owner: string;
  /** 1 for the first claim. */
  attempt: number;
  /** Earlier claims that ended without a result. */
  interruptions: number;
}

/** The row of a job in the table of its kind. */
export interface JobRow {
  id: string;
  team_id: string;
  created_at: number;
  status?: string;
}

/**
 * Thrown where a claim may write nothing: another process owns the job by now, or its row has ended, as after a
 * cancellation. Let it propagate: the worker takes it for the end of the run.
 */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';

  constructor({ id, attempt }: ClaimedJob) {
    super(`Attempt ${attempt} of job ${id} does not own it any more.`);
  }
}
