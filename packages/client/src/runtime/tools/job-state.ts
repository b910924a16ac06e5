import type { CallOptions } from '../options.ts';
import { valueAt } from './pointer.ts';

/** The state of a job. */
export interface JobState {
  id: string;
  state: string;
  /** The job will not change any more, and all its items have been returned. */
  hasEnded: boolean;
  /** The number of items done, and the total, where the job counts them. */
  done: number | undefined;
  total: number | undefined;
  /** Items that were not returned before. */
  items: readonly unknown[];
  /** Number of items returned so far, including the skipped ones. */
  read: number;
  /** The complete response. */
  response: unknown;
}

/** Options for following a job; the inherited ones apply to each call. */
export interface FollowOptions extends CallOptions {
  /** Number of items that the caller already has. Default 0. */
  skip?: number | undefined;
  /** Milliseconds between two calls, or the `Retry-After` of the response if that is longer. Default 1,000. */
  pollMs?: number | undefined;
  /**
   * Whether a stream of the job is read where the service has one, rather than reading the job again and again. Its last
   * state is repeated every `pollMs`. Default `false`.
   */
  stream?: boolean | undefined;
}

/** Returns the number at a location; undefined where there is none. */
export function numberAt(response: unknown, path: string | undefined): number | undefined {
  const value = path === undefined ? undefined : valueAt(response, path);
  return typeof value === 'number' ? value : undefined;
}
