import type { SiteMapError } from '../errors.ts';
import type { Robots } from '../robots/robots.ts';
import type { HostQueue } from './host-queue.ts';

/** One origin of the site: its queue and its rules. */
export interface Site {
  readonly origin: string;
  readonly queue: HostQueue;
  robots: Robots;
  /** Failed connections since the last that worked. */
  failures: number;
  /** Some request was answered. */
  reached: boolean;
  /** No connection is possible: nothing of it belongs to the answer. */
  dead: boolean;
  /** Its robots.txt failed, which forbids every visit (RFC 9309 §2.3.1.4). */
  unruly: boolean;
  /** What went wrong last. */
  failure?: SiteMapError;
}
