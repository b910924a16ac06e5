import { createClient } from '../generated/account/client/index.js';
import type { Methods } from '../generated/account/client/index.js';
import { ApiError } from '../generated/account/client/index.js';

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
  override readonly name = 'Told';
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

interface Violation {
  path?: string;
  code?: string;
  message?: string;
}

/** Names of request members on the pages. */
const names: Record<string, string> = {
  link: 'The sign-in link',
  code: 'The code',
  name: 'The name',
  email: 'The email address',
  expiresAt: 'The end',
  scopes: 'The scopes',
  cron: 'The schedule',
  timezone: 'The time zone',
  search: 'The search',
  keyId: 'The key',
  from: 'The first day',
  to: 'The last day',
  cursor: 'The place in the list',
};
/** Descriptions of violations, by keyword of JSON Schema. */
const reasons: Record<string, string> = {
  required: 'is missing',
  minLength: 'is not complete',
  maxLength: 'is too long',
  pattern: 'is not written as it should be',
  format: 'is not written as it should be',
  enum: 'is none of the choices',
};

/** Describes a violation for a person. */
function describeViolation({ path = '', code = '', message = 'is not valid' }: Violation): string {
  const [member = ''] = path.slice(1).split('/');
  return `${names[member] ?? (path.slice(1) || 'The request')} ${reasons[code] ?? message}.`;
}

/** Whether an error means that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
