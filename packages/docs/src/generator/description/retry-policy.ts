import type { Description } from './description.ts';

/** How a client waits between attempts: base^n seconds for n from 0, up to `cap`, plus up to `jitter`. */
export interface RetryPolicy {
  statuses: number[];
  attempts: number;
  base: number;
  cap: number;
  jitter: number;
}

/** The policy of the root extension `x-retry`. @throws Error when the description has none. */
export function retryPolicy({ document }: Description): RetryPolicy {
  const policy = document['x-retry'] as Record<string, unknown> | undefined;
  if (!policy) throw new Error('the description has no x-retry.');
  return {
    statuses: policy['statuses'] as number[],
    attempts: Number(policy['maxAttempts']),
    base: Number(policy['baseSeconds']),
    cap: Number(policy['capSeconds']),
    jitter: Number(policy['jitterSeconds']),
  };
}
