import { timingSafeEqual } from 'node:crypto';

/** Tells, in constant time, whether an `Authorization` header carries a token. */
export function bearsToken(header: string | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
