import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key: `wd_`, 16 hex digits that name it, `_`, 48 hex digits (192 random bits) that nobody else knows. */
const SHAPE = /^wd_([0-9a-f]{16})_[0-9a-f]{48}$/;

/** A new key. `key` is shown to its owner once; `hash` is what we keep. */
export interface NewApiKey {
  id: string;
  key: string;
  hash: string;
}

/** Makes a random key. */
export function newApiKey(): NewApiKey {
  const id = randomBytes(8).toString('hex');
  const key = `wd_${id}_${randomBytes(24).toString('hex')}`;
  return { id, key, hash: sha256(key).toString('hex') };
}

/** The public id inside a key, or undefined for what has not the shape of a key. */
export function apiKeyId(key: string): string | undefined {
  return SHAPE.exec(key)?.[1];
}

/** Tells, in constant time, whether `key` is the one that the SHA-256 `kept` was made of. */
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
