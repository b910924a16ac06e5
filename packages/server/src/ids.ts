import { randomUUID } from 'node:crypto';

/**
 * A UUID version 7 (RFC 9562, section 5.7): sorts by the millisecond of its creation, 74 bits of it are random.
 */
export function uuidv7(now: number = Date.now()): string {
  if (now !== last.now) last = { now, prefix: prefixOf(now) };
  // Node keeps random UUIDs in store, so this is much cheaper than asking for 10 random bytes.
  return last.prefix + randomUUID().slice(15);
}

/** Many ids are made in one millisecond. */
let last = { now: 0, prefix: prefixOf(0) };

function prefixOf(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}
