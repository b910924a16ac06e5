import { randomUUID } from 'node:crypto';

/**
 * A UUID version 7 (RFC 9562, section 5.7): sorts by the millisecond of its creation, 74 bits of it are random.
 */
export function uuidv7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Node keeps random UUIDs in store, so this is much cheaper than asking for 10 random bytes.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
