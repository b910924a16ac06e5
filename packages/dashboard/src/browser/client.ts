import { createClient } from '../generated/account/client/index.js';
import type { Methods } from '../generated/account/client/index.js';
import { ApiError } from '../generated/account/client/index.js';
import { describeViolation } from './violations.ts';
import type { Violation } from './violations.ts';

/** The client of the account API. The browser adds the session cookie. */
export const account: Methods = createClient({
  baseUrl: location.origin,
  credentials: false,
  retry: { attempts: 2 },
  async fetch(url, init) {
    const response = await fetch(url, init);
    // Callers that read the session handle a 401 themselves.
    if (response.status === 401 && !url.endsWith('/session')) sessionMoved();
    return response;
  },
});

/** The client for requests while the page unloads: the browser still sends them, once. */
export const leaving: Methods = createClient({
  baseUrl: location.origin,
  credentials: false,
  retry: { attempts: 1 },
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
});

const waiting = new Set<() => void>();

/** Calls `notify` when the session may have ended, or its roles may have changed. */
export function onSessionMoved(notify: () => void): () => void {
  waiting.add(notify);
  return () => void waiting.delete(notify);
}

/** Notifies listeners of a response that does not fit the current session. */
export function sessionMoved(): void {
  for (const notify of waiting) notify();
}

/** An error whose message is for the person who uses the page. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Formats an error as a message for a person. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong.';
  if (error instanceof UserError) return error.message;
  if (!(error instanceof ApiError))
    return 'The service cannot be reached. Check the connection, then try again.';
  const { details } = error as { details?: unknown };
  const [first] = Array.isArray(details) ? (details as Violation[]) : [];
  if (first) return describeViolation(first);
  return `${String((error.body as { error?: unknown } | undefined)?.error ?? error.message)}.`;
}

/** Whether an error means that what was requested is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether an error means that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
