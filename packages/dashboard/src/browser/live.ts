import { useEffect } from 'preact/hooks';
import { sessionMoved } from './client.ts';

/** What the service tells of: the jobs of a team, or its requests, credits and running work. */
export type Topic = 'jobs' | 'usage';

/** What a page wants to be told of. */
export interface Live {
  teamId: string;
  topic: Topic;
}

interface Listener {
  topic: Topic;
  notify(): void;
}

/** Milliseconds between looks where there is no stream, and until one is tried again. */
const LOOK_MS = 5000;
const RETRY_MS = 30_000;

/** The one stream of this page: browsers open few connections to one host. */
let source: { teamId: string; events: EventSource } | undefined;
let retries = 0;
const listeners = new Map<string, Set<Listener>>();

/** Calls `tell` when something of the topic changes, while the page is looked at. */
export function useLive(live: Live | undefined, notify: () => void): void {
  const { teamId, topic } = live ?? {};
  useEffect(() => {
    if (teamId === undefined || topic === undefined) return undefined;
    const listener = { topic, notify };
    const own = listeners.get(teamId) ?? new Set();
    listeners.set(teamId, own.add(listener));
    connect();
    const look = setInterval(() => {
      if (source === undefined && document.visibilityState === 'visible') notify();
    }, LOOK_MS);
    return () => {
      clearInterval(look);
      own.delete(listener);
      if (own.size === 0) listeners.delete(teamId);
      connect();
    };
  }, [teamId, topic, notify]);
}

/** Opens or closes the stream, as somebody listens and looks. */
function connect(): void {
  const [teamId] = document.visibilityState === 'visible' ? [...listeners.keys()] : [];
  if (source?.teamId === teamId) return;
  source?.events.close();
  source = undefined;
  if (teamId === undefined || Date.now() < retries) return;
  const events = new EventSource(`/account/v1/teams/${teamId}/events`);
  source = { teamId, events };
  events.addEventListener('changed', ({ data }) => notifyAll(teamId, JSON.parse(data as string) as Topic[]));
  events.addEventListener('ended', ({ data }) => {
    giveUp(events);
    if (JSON.parse(data as string) === 'session') sessionMoved();
  });
  events.addEventListener('error', () => {
    // Otherwise the browser comes back by itself, and says what it was told last.
    if (events.readyState === EventSource.CLOSED) giveUp(events);
  });
}

/** From then on one looks from time to time, until a stream is tried again. */
function giveUp(events: EventSource): void {
  events.close();
  if (source?.events !== events) return;
  const { teamId } = source;
  source = undefined;
  retries = Date.now() + RETRY_MS;
  // A little later than that: clocks and timers do not agree to the millisecond.
  setTimeout(connect, RETRY_MS + 500);
  notifyAll(teamId, ['jobs', 'usage']);
}

function notifyAll(teamId: string, topics: readonly Topic[]): void {
  for (const { topic, notify } of listeners.get(teamId) ?? []) if (topics.includes(topic)) notify();
}

document.addEventListener('visibilitychange', connect);
