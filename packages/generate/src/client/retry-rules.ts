import { asArray, asObject, type Description, type Json } from '@web-data/openapi';

/** How a client retries: the numbers of `x-retry`, in seconds. */
export interface RetryRules {
  readonly on: readonly number[];
  readonly base: number;
  readonly cap: number;
  readonly jitter: number;
  readonly attempts: number;
}

/** The rules of a description; without `x-retry`, defaults that suit common services. */
export function retryRules({ value }: Description): RetryRules {
  const said = asObject(value['x-retry'] as Json);
  const number = (name: string, otherwise: number): number => Number(said[name] ?? otherwise);
  return {
    on: 'statuses' in said ? asArray(said['statuses']).map(Number) : [408, 429, 500, 502, 503, 504],
    base: number('baseSeconds', 2),
    cap: number('capSeconds', 30),
    jitter: number('jitterSeconds', 1),
    attempts: number('maxAttempts', 5),
  };
}
