import type { IncomingMessage } from 'node:http';
import { uuidv7 } from '../ids.ts';

/** Allowed characters of a caller's own id, so that it cannot forge log lines or headers. */
const SAFE = /^[\w.:/+=-]{1,128}$/;

/** Returns the caller's `X-Request-Id` when it is safe, or else a new id. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const received = request.headers['x-request-id'];
  return typeof received === 'string' && SAFE.test(received) ? received : uuidv7();
}
