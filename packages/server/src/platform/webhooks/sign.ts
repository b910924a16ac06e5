import { createHmac } from 'node:crypto';

/** The signed parts of a delivery. */
export interface Signed {
  /** The `webhook-id`. */
  id: string;
  /** Time of this attempt in integer seconds since the epoch. */
  timestamp: number;
  body: string;
}

/**
 * Creates the value of `webhook-signature` (Standard Webhooks 1.0, symmetric). It has a signature for each secret, so a
 * receiver may know either one during a rotation.
 * @param secrets with their prefix `whsec_`.
 */
export function createSignature({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${hmac(secret, `${id}.${timestamp}.${body}`)}`).join(' ');
}

function hmac(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
