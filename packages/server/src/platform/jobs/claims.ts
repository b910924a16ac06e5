import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ClaimedJob } from './job.ts';
import type { Concurrency } from './running.ts';

/** Milliseconds until a team at its concurrency limit is considered once more. */
export const BUSY_MS = 1000;

/** The claiming instance, and the teams to skip. */
export interface ClaimOptions {
  /** The instance that will own the job. */
  owner: string;
  /** Teams to skip because they hold enough slots of this process; none by default. */
  except?: readonly string[];
}

/** The queue to claim from. */
export interface Line {
  store: Store;
  name: string;
  /** Without it, jobs do not count towards the concurrency of their team. */
  concurrency: Concurrency | undefined;
  /** Whether the jobs of suspended teams run. */
  servesSuspended: boolean;
}

/** Claims and ends jobs, in as few round trips as the store allows. */
export interface Claims {
  /** Claims the next job of the team that is first in line. @returns undefined when no job may run now. */
  claim(options: ClaimOptions): Promise<ClaimedJob | undefined>;
  /**
   * Removes an ended job. A team that was at its concurrency limit becomes claimable at once.
   * @returns false when this claim does not own the job.
   */
  end(query: Query, job: ClaimedJob): Promise<boolean>;
}

/** Matches the row of a job while this claim owns it. */
export function matchesClaim({ id, owner, attempt }: ClaimedJob) {
  return (job: ExpressionBuilder<Tables, 'job'>): ExpressionWrapper<Tables, 'job', SqlBool> =>
    job.and({ id, owner, attempt });
}
