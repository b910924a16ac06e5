import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key: `wd_`, 16 hex digits that identify it, `_`, 48 hex digits (192 random bits) that stay secret. */
const SHAPE = /^wd_([0-9a-f]{16})_[0-9a-f]{48}$/;

/** A new key. Its owner sees `key` once; the store holds only `hash`. */
export interface NewApiKey {
  id: string;
  key: string;
  hash: string;
}

/** Creates a random key. */
export function newApiKey(): NewApiKey {
  const id = randomBytes(8).toString('hex');
  const key = `wd_${id}_${randomBytes(24).toString('hex')}`;
  return { id, key, hash: sha256(key).toString('hex') };
}

/** Returns the public id inside a key, or undefined when the string does not have the shape of a key. */
export function apiKeyId(key: string): string | undefined {
  return SHAPE.exec(key)?.[1];
}

/** Compares the SHA-256 of `key` with `expected`, in constant time. */
export function matchesHash(key: string, expected: Buffer): boolean {
  const actual = sha256(key);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Replaces every key in a text, for logs. */
export function redactApiKeys(text: string): string {
  return text.replace(/wd_([0-9a-f]{1,16})_?[0-9a-f]*/gi, 'wd_$1_[redacted]');
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
