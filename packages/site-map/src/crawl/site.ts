import type { FetchError, Robots } from '@web-data/net';
import type { HostQueue } from './host-queue.ts';

/** One origin of the site, with its queue and its rules. */
export interface Site {
  readonly origin: string;
  readonly queue: HostQueue;
  robots: Robots;
  /** Number of failed connections since the last successful one. */
  failures: number;
  /** Whether it has responded to a request. */
  reached: boolean;
  /** Whether no connection is possible, so that nothing of it belongs to the result. */
  dead: boolean;
  /** Whether its robots.txt failed, which forbids every visit (RFC 9309 §2.3.1.4). */
  unruly: boolean;
  /** The last error. */
  failure?: FetchError;
}
