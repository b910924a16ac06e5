import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../generated/account/client/index.js';
import { isNotFound } from './client.ts';
import { useLive } from './live.ts';
import type { Live } from './live.ts';

/** The state of a load: pending, loaded or failed. */
export interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  /** Reloads; the current data stays until the response arrives. */
  reload(): Promise<void>;
}

interface LoadOptions {
  /** Milliseconds between reloads while the page is visible; never by default. */
  everyMs?: number;
  /** Reloads when the service reports a change of this topic. */
  live?: Live;
}

/**
 * Loads data, once for each `key`. Ignores a response that arrives after a newer request. A 404 removes the data and ends
 * the reloads: what is deleted does not come back under its id.
 */
export function useLoaded<T>(
  key: string,
  load: () => Promise<T>,
  { everyMs, live }: LoadOptions = {},
): Loaded<T> {
  const [state, setState] = useState<{ key: string; data?: T; error?: unknown }>({ key });
  const requestId = useRef(0);
  const latest = useRef(load);
  latest.current = load;
  const reload = useCallback(async () => {
    requestId.current += 1;
    const mine = requestId.current;
    try {
      const data = await latest.current();
      if (requestId.current === mine) setState({ key, data });
    } catch (error) {
      if (requestId.current === mine)
        setState((before) => ({
          ...(before.key === key && !isNotFound(error) && before),
          key,
          error,
        }));
    }
  }, [key]);
  useEffect(() => void reload(), [reload]);
  const own = state.key === key ? state : { key };
  const isDeleted = isNotFound(own.error);
  useLive(isDeleted ? undefined : live, reload);
  useRetry(own.error, reload);
  useEffect(() => {
    if (everyMs === undefined || isDeleted) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs, isDeleted]);
  return { data: own.data, error: own.error, reload };
}

/** Milliseconds until the retry of a load that did not reach the service. */
const RETRY_MS = 5000;

/** Retries a load that did not reach the service: after a moment, and when the browser is online. */
function useRetry(error: unknown, reload: () => Promise<void>): void {
  useEffect(() => {
    if (error === undefined || error instanceof ApiError) return undefined;
    const retry = () => void reload();
    addEventListener('online', retry);
    const timer = setTimeout(retry, RETRY_MS);
    return () => {
      removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [error, reload]);
}
