import type { IncomingMessage } from 'node:http';
import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';

const HEADER = 'idempotency-key';
const OTHER_HEADER = 'x-idempotency-key';

/**
 * Reads `X-Idempotency-Key`, which some clients send, as the `Idempotency-Key` of the request.
 * @returns 400 when both are there and differ; undefined otherwise.
 */
export function adoptIdempotencyKey({ headers }: IncomingMessage): Rejection | undefined {
  const key = headers[OTHER_HEADER];
  if (key === undefined) return undefined;
  const known = (headers[HEADER] ??= key);
  if (known === key) return undefined;
  const message = 'must be the same as `Idempotency-Key`: send one of the two';
  return reject('BadRequest', {
    details: [{ in: 'header', path: '/X-Idempotency-Key', code: 'const', message }],
  });
}
