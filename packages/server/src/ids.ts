import { randomInt, randomUUID } from 'node:crypto';

/**
 * A UUID version 7 (RFC 9562, section 5.7): sorts by the millisecond of its creation, and those that this process makes in
 * one millisecond by their order (a counter of 12 bits that begins in its lower half, section 6.2, method 1), so that what
 * is queued first is also handed out first. 62 bits are random.
 */
export function uuidv7(now: number = Date.now()): string {
  if (now === last.now) last.count += 1;
  else last = { now, prefix: prefixOf(now), count: randomInt(0x800) };
  // After 2,048 of one millisecond or more, the random bits alone tell them apart.
  const count = Math.min(last.count, 0xfff).toString(16).padStart(3, '0');
  // Node keeps random UUIDs in store, so this is much cheaper than asking for 8 random bytes.
  return last.prefix + count + randomUUID().slice(18);
}

/** Many ids are made in one millisecond. */
let last = { now: 0, prefix: prefixOf(0), count: 0 };

function prefixOf(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}
