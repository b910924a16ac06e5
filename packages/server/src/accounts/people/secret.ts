import { hash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits that is displayed once, and the hash that is stored. */
export interface NewSecret {
  secret: string;
  /** SHA-256, lower-case hex. */
  hash: string;
}

/** Creates a secret whose characters are safe in a URL and in a cookie. */
export function newSecret(): NewSecret {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/**
 * Hashes a secret for the store, which looks it up by the hash. The store does not compare in constant time, but its
 * timing reveals nothing about 256 random bits.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
