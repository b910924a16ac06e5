import type { IncomingMessage } from 'node:http';
import { uuidv7 } from '../ids.ts';

/** What a caller's own id may be made of, so that it cannot forge log lines or headers. */
const SAFE = /^[\w.:/+=-]{1,128}$/;

/** The caller's `X-Request-Id` when it is harmless, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const received = request.headers['x-request-id'];
  return typeof received === 'string' && SAFE.test(received) ? received : uuidv7();
}
