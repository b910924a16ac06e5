import { timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header has a bearer token, compared in constant time. */
export function bearsToken(header: string | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
