import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reject } from '@web-data/validator';
import type { Rejection } from '@web-data/validator';
import { toErrorResponse } from './error-response.ts';
import { uuidv7 } from '../ids.ts';

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2), which may be empty. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+;=%-]*)(?::\d*)?$/i;

/**
 * Rejects with 400 a request without a host or with several (RFC 9112, section 3.2): a proxy before us may have read
 * another one.
 * @param onReject called with each rejected request, for metrics.
 */
export function addHostCheck(app: FastifyInstance, onReject: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (namesOneHost(request.raw)) return done();
    onReject(request);
    const { status, headers, body } = toErrorResponse('BadRequest', { connection: 'close' });
    void reply.code(status).headers(headers).send(body);
  });
}

/** Reads the raw headers, because the parsed ones drop a second `Host`. HTTP/1.0 allows none. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1]!;
  }
  return host === undefined ? httpVersion === '1.0' : HOST.test(host);
}

/** Allowed characters of a caller's own id, so that it cannot forge log lines or headers. */
const SAFE = /^[\w.:/+=-]{1,128}$/;

/** Returns the caller's `X-Request-Id` when it is safe, or else a new id. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const received = request.headers['x-request-id'];
  return typeof received === 'string' && SAFE.test(received) ? received : uuidv7();
}

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
