import { createHmac } from 'node:crypto';

/** What is signed of a delivery. */
export interface Signed {
  /** The `webhook-id`. */
  id: string;
  /** Whole seconds since the epoch: when this attempt is made. */
  timestamp: number;
  body: string;
}

/**
 * The value of `webhook-signature` (Standard Webhooks 1.0, symmetric): a signature with each secret, so that a receiver may
 * know either while they are rotated.
 * @param secrets with their prefix `whsec_`.
 */
export function createSignature({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${hmac(secret, `${id}.${timestamp}.${body}`)}`).join(' ');
}

function hmac(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
