/**
 * Milliseconds to wait before attempt `attempts + 1`: what the service asked for, else 2^(attempts − 1) seconds (1, 2,
 * 4, 8) capped at 30; plus up to one second of jitter in both cases. By the retry rules of the API specification.
 * @param attempts how often the request was sent so far, from 1
 * @param random from 0 to 1
 */
export function backoffMs(attempts: number, random: number, retryAfterMs?: number): number {
  return (retryAfterMs ?? Math.min(2 ** (attempts - 1), 30) * 1000) + random * 1000;
}
