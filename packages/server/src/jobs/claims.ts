import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { ClaimedJob } from './job.ts';
import type { Concurrency } from './running.ts';

/** Milliseconds until a team that may not start one more job is asked again. */
export const BUSY_MS = 1000;

/** Who claims, and what it may take. */
export interface ClaimOptions {
  /** The instance that will own the job. */
  owner: string;
  /** Teams that are passed over, since they have enough of this process; none unless given. */
  except?: readonly string[];
}

/** The queue that is claimed from. */
export interface Line {
  store: Store;
  name: string;
  /** Unless given, jobs do not count among the running works of their team. */
  concurrency: Concurrency | undefined;
}

/** How a job is taken up and taken out: the two moves that every job makes, in as few messages as the store allows. */
export interface Claims {
  /** Takes up the next job of the team whose turn it is. @returns undefined when none may run now. */
  claim(options: ClaimOptions): Promise<ClaimedJob | undefined>;
  /**
   * Takes an ended job out; a team that was at its limit need not wait until it is asked again.
   * @returns false when it is not this claim's.
   */
  end(query: Query, job: ClaimedJob): Promise<boolean>;
}

/** The row of a job while it is this claim's. */
export function matchesClaim({ id, owner, attempt }: ClaimedJob) {
  return (job: ExpressionBuilder<Tables, 'job'>): ExpressionWrapper<Tables, 'job', SqlBool> =>
    job.and({ id, owner, attempt });
}
