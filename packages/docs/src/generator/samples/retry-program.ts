import type { RetryPolicy } from '../description/retry-policy.ts';

/** A program that waits and retries by the policy, using only `fetch`. */
export function retryProgram({ statuses, attempts, base, cap, jitter }: RetryPolicy): string {
  return `/** Sends a request, at most ${attempts} times. */
async function send(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, init);
    const retryable = [${statuses.join(', ')}].includes(response.status);
    if (!retryable || attempt === ${attempts - 1}) return response;
    const asked = Number(response.headers.get('retry-after'));
    const seconds = asked || Math.min(${base} ** attempt, ${cap});
    const wait = (seconds + ${jitter === 1 ? '' : `${jitter} * `}Math.random()) * 1000;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}`;
}
