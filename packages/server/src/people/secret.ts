import { hash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits that is shown once, and the hash that is kept of it. */
export interface NewSecret {
  secret: string;
  /** SHA-256, lower-case hex. */
  hash: string;
}

/** Makes a secret; its characters may stand in an address and in a cookie. */
export function newSecret(): NewSecret {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

/**
 * What is kept of a secret. It is looked up by: that a store compares hashes in no constant time tells nobody anything
 * about the 256 random bits.
 */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
