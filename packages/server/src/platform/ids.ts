import { randomInt, randomUUID } from 'node:crypto';

/**
 * Creates a UUID version 7 (RFC 9562, section 5.7). It sorts by the millisecond of its creation. Ids that this process
 * creates in one millisecond sort by their order (a counter of 12 bits that starts in its lower half, section 6.2,
 * method 1), so that jobs are claimed in the order in which they are queued. 62 bits are random.
 */
export function uuidv7(now: number = Date.now()): string {
  if (now === last.now) last.count += 1;
  else last = { now, prefix: prefixOf(now), count: randomInt(0x800) };
  // After 2,048 ids or more in one millisecond, only the random bits make them unique.
  const count = Math.min(last.count, 0xfff).toString(16).padStart(3, '0');
  // Node caches random bytes for UUIDs, so this is much cheaper than 8 random bytes.
  return last.prefix + count + randomUUID().slice(18);
}

/** Cached because many ids fall into one millisecond. */
let last = { now: 0, prefix: prefixOf(0), count: 0 };

function prefixOf(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}
