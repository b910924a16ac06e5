import { operations } from '@web-data/types';
import { api, Rejection } from '@web-data/validator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { CrawlRow } from '../platform/store/tables/crawl.ts';
import type { CrawlEvent } from '../capabilities/crawl/stream/crawl-events.ts';
import type { CrawlWatch, WatchCrawl } from '../capabilities/crawl/stream/watch-crawl.ts';
import type { WatchEnd } from '../capabilities/live/live-jobs.ts';
import type { Load } from '../platform/http/load.ts';
import {
  HandshakeError,
  acceptSocket,
  isUpgrade,
  routeUpgrades,
  sendText,
} from '../platform/http/web-sockets.ts';
import { getRequestFacts } from './request-facts.ts';

/** Milliseconds between two pings, because proxies close silent connections. */
const PING_MS = 15_000;
/** Milliseconds that a client has to answer the closing handshake. */
const CLOSE_MS = 1000;

/** Services behind the streams of jobs. */
export interface WatchServices {
  watchCrawl: WatchCrawl;
  load: Pick<Load, 'standAside'>;
  /** Called with an unexpected error. */
  onError(error: unknown): void;
}

/** The paths whose `GET` is a stream on demand, and their kinds of jobs. */
const watched: Readonly<Record<string, CrawlRow['kind']>> = {
  [toRoute('getCrawl')]: 'crawl',
  [toRoute('getBatchScrape')]: 'batch',
};

/**
 * Lets clients watch jobs: a stream of events no longer counts as a request in flight, and a request for a WebSocket on the same
 * path gets the same events as messages, as the watchers of deployed libraries expect them. Such a request passes the same checks
 * as any other first. To be called before the routes are added.
 */
export function addWatchers(app: FastifyInstance, services: WatchServices): void {
  routeUpgrades(app);
  app.addHook('onRoute', (route) => {
    const kind = route.method === 'GET' ? watched[route.url] : undefined;
    if (kind === undefined) return;
    route.onSend = async (_request, reply) => {
      if (reply.getHeader('content-type') === 'text/event-stream') services.load.standAside(reply);
    };
    route.preHandler = async (request, reply) => {
      if (isUpgrade(request)) await serveSocket(services, kind, { request, reply });
    };
  });
}

function toRoute(operation: 'getCrawl' | 'getBatchScrape'): string {
  return `${api.basePath}${operations[operation].path.replace('{jobId}', ':jobId')}`;
}

async function serveSocket(
  { watchCrawl, load, onError }: WatchServices,
  kind: CrawlRow['kind'],
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const identity = getRequestFacts(request).identity!; // The request was admitted.
  const id = (request.params as { jobId: string }).jobId.toLowerCase();
  const name = { kind, teamId: identity.teamId, id };
  const ending = new AbortController();
  let watch: CrawlWatch;
  try {
    watch = await watchCrawl(name, identity, { skip: readSkip(request), signal: ending.signal, request });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    // The handler of the operation rejects it in the same way, with a response.
    request.raw.headers.accept = 'text/event-stream';
    return;
  }
  load.standAside(reply);
  try {
    const socket = await acceptSocket(request, reply);
    socket.on('close', () => ending.abort());
    await serveEvents(socket, watch, onError);
  } catch (error) {
    if (!(error instanceof HandshakeError)) throw error;
  } finally {
    ending.abort(); // Also gives back the place of a stream that no event was read of.
  }
}

async function serveEvents(
  socket: WebSocket,
  watch: CrawlWatch,
  onError: WatchServices['onError'],
): Promise<void> {
  socket.on('error', () => socket.terminate()); // The event `close` follows.
  const ping = setInterval(() => socket.ping(), PING_MS).unref();
  try {
    await sendEvents(socket, watch);
  } catch (error) {
    onError(error);
    socket.close(1011);
  } finally {
    clearInterval(ping);
    setTimeout(() => socket.terminate(), CLOSE_MS).unref();
  }
}

/** The position of a client that comes back, as for the stream of events. */
function readSkip({ headers, query }: FastifyRequest): number {
  const skip = Number(headers['last-event-id'] ?? (query as { skip?: string }).skip ?? 0);
  return Number.isSafeInteger(skip) && skip >= 0 ? skip : 0;
}

/** Sends each event when the one before it was taken. */
async function sendEvents(socket: WebSocket, watch: CrawlWatch): Promise<void> {
  let isDone = false;
  for await (const event of watch.events) {
    isDone = event.event === 'done';
    if (!(await sendText(socket, JSON.stringify(toMessage(event))))) return;
  }
  if (isDone) return socket.close(1000);
  const [code, error] = ends[watch.end ?? 'closing'];
  if (error !== undefined) await sendText(socket, JSON.stringify({ type: 'error', error }));
  socket.close(code);
}

/** Close codes (RFC 6455, section 7.4), and errors that a client should not come back after. */
const ends: Readonly<Record<WatchEnd, readonly [code: number, error?: string]>> = {
  closing: [1012],
  deleted: [1008, 'The job has expired.'],
  key: [1008, 'The key is no longer valid.'],
};

/**
 * Converts an event to the message that watchers of deployed libraries expect. They take the first message with a final status
 * for the end, whatever its type, and `done` for a success: so a job counts as `scraping` until its last page was sent, and one
 * that failed or was cancelled ends with its status.
 */
function toMessage(event: CrawlEvent): object {
  switch (event.event) {
    case 'catchup':
      return { type: 'catchup', data: { ...event.data, status: 'scraping' } };
    case 'document':
      return { type: 'document', data: event.data };
    case 'progress':
      return { type: 'status', data: event.data };
    case 'done':
      return { type: event.data.status === 'completed' ? 'done' : 'status', data: event.data };
  }
}
