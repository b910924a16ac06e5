import { createClient } from '../generated/account/client/index.js';
import type { Methods } from '../generated/account/client/index.js';
import { ApiError } from '../generated/account/client/index.js';

/** The account API, with the cookie that the browser adds. */
export const account: Methods = createClient({
  baseUrl: location.origin,
  credentials: false,
  retry: { attempts: 2 },
  async fetch(url, init) {
    const response = await fetch(url, init);
    // The session is asked for by who wants to know that anyhow.
    if (response.status === 401 && !url.endsWith('/session')) sessionMoved();
    return response;
  },
});

/** The account API for what is asked while the page goes away: the browser sends it all the same, once. */
export const leaving: Methods = createClient({
  baseUrl: location.origin,
  credentials: false,
  retry: { attempts: 1 },
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
});

const waiting = new Set<() => void>();

/** Calls `tell` when the session may have ended, or the roles in it may have changed. */
export function onSessionMoved(notify: () => void): () => void {
  waiting.add(notify);
  return () => void waiting.delete(notify);
}

/** Tells that the service has said something that the session at hand does not explain. */
export function sessionMoved(): void {
  for (const notify of waiting) notify();
}

/** A fault whose message is for the person that looks at the page. */
export class UserError extends Error {
  override readonly name = 'Told';
}

/** What an error says to a person. */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong.';
  if (error instanceof UserError) return error.message;
  if (!(error instanceof ApiError))
    return 'The service cannot be reached. Check the connection, then try again.';
  const { details } = error as { details?: unknown };
  const [first] = Array.isArray(details) ? (details as { path?: string; message?: string }[]) : [];
  const text = String((error.body as { error?: unknown } | undefined)?.error ?? error.message);
  return first ? `${text}: ${first.path?.slice(1) ?? ''} ${first.message ?? ''}.` : `${text}.`;
}

/** Whether an error says that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
