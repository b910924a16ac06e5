import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpRequest } from '../../../http/exchange.ts';

/** Maximum difference, in seconds, between the time of a delivery and the local clock. */
const TOLERANCE = 300;

/**
 * Checks the signature of a delivery (Standard Webhooks 1.0, symmetric). Returns a message about the violation;
 * `undefined` when one of its signatures is valid.
 */
export function checkSignature(
  { headers, body = '' }: HttpRequest,
  secret: string,
  now: number = Date.now(),
): string | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers;
  if (!id || !time || !signatures) return 'It lacks webhook-id, webhook-timestamp or webhook-signature.';
  if (!/^\d{1,12}$/u.test(time)) return 'Its webhook-timestamp is no whole number of seconds.';
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE)
    return `Its webhook-timestamp is more than ${TOLERANCE} s from now.`;
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();
  const received = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []));
  const fits = received.some((one) => one.length === right.length && timingSafeEqual(one, right));
  return fits ? undefined : 'None of its signatures is made with the secret, of what has come.';
}
