import { timingSafeEqual } from 'node:crypto';

/** Tells, in constant time, whether an `Authorization` header carries a token. */
export function bearsToken(header: string | undefined, token: string): boolean {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
