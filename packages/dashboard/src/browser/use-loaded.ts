import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useLive } from './live.ts';
import type { Live } from './live.ts';

/** What is being loaded, was, or could not be. */
export interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  /** Loads it again; what is shown stays until the answer is there. */
  reload(): Promise<void>;
}

interface LoadOptions {
  /** Milliseconds after which it is loaded again, while the page is looked at; never by default. */
  everyMs?: number;
  /** Loaded again when the service says that this has changed. */
  live?: Live;
}

/** Loads what `load` gives, anew for each `key`. An answer that comes after the next question is not looked at. */
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
        setState((before) => ({ ...(before.key === key && before), key, error }));
    }
  }, [key]);
  useEffect(() => void reload(), [reload]);
  useLive(live, reload);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  const own = state.key === key ? state : { key };
  return { data: own.data, error: own.error, reload };
}
