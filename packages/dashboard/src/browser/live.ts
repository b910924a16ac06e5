import { useEffect } from 'preact/hooks';
import { sessionMoved } from './client.ts';

/** The topics of events: the jobs of a team, or its requests, credits and running work. */
export type Topic = 'jobs' | 'usage';

/** The team and the topic that a page listens to. */
export interface Live {
  teamId: string;
  topic: Topic;
}

interface Listener {
  topic: Topic;
  notify(): void;
}

/** Milliseconds between polls without a stream, and until the next attempt to open one. */
const LOOK_MS = 5000;
const RETRY_MS = 30_000;

/** The only stream of this page, because browsers limit connections to a host. */
let source: { teamId: string; events: EventSource } | undefined;
let retries = 0;
const listeners = new Map<string, Set<Listener>>();

/** Calls `notify` when something of the topic changes, while the page is visible. */
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

/** Opens or closes the stream, depending on listeners and visibility. */
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
    // Otherwise the browser reconnects by itself, with the last event id.
    if (events.readyState === EventSource.CLOSED) giveUp(events);
  });
}

/** Falls back to polling until the next attempt to open a stream. */
function giveUp(events: EventSource): void {
  events.close();
  if (source?.events !== events) return;
  const { teamId } = source;
  source = undefined;
  retries = Date.now() + RETRY_MS;
  // A little later, because clocks and timers do not agree to the millisecond.
  setTimeout(connect, RETRY_MS + 500);
  notifyAll(teamId, ['jobs', 'usage']);
}

function notifyAll(teamId: string, topics: readonly Topic[]): void {
  for (const { topic, notify } of listeners.get(teamId) ?? []) if (topics.includes(topic)) notify();
}

document.addEventListener('visibilitychange', connect);
