import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { LIVE_PATH } from '../capabilities/interact/live-views.ts';
import type { View } from '../capabilities/interact/live-views.ts';
import type { Sessions } from '../capabilities/interact/sessions.ts';
import type { Load } from '../platform/http/load.ts';
import { toErrorResponse } from '../platform/http/error-response.ts';
import { acceptSocket, isUpgrade } from '../platform/http/web-sockets.ts';
import { liveViewHeaders, liveViewPage } from './live-view-page.ts';

/** Milliseconds between two pings, because proxies close silent connections. */
const PING_MS = 15_000;
/** Milliseconds that a client has to take a frame, or to answer a ping or the closing handshake. */
const STALLED_MS = 30_000;
const CLOSE_MS = 1000;

/** Services behind live views. */
export interface LiveViewServices {
  sessions: Sessions;
  load: Pick<Load, 'standAside'>;
}

/**
 * Serves the live views of sessions: a page at `/live/{id}`, and its frames as messages of a WebSocket. The token is the first
 * subprotocol, so that no URL has it. View only: a message from the client ends the view. Requests are not logged.
 */
export function addLiveView(app: FastifyInstance, services: LiveViewServices): void {
  const quiet = { logLevel: 'silent' as const };
  app.get(`${LIVE_PATH}:id`, quiet, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers(liveViewHeaders).send(liveViewPage),
  );
  app.get<{ Params: { id: string } }>(`${LIVE_PATH}:id/frames`, quiet, async (request, reply) => {
    if (!isUpgrade(request)) return reply.callNotFound();
    const id = request.params.id.toLowerCase();
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const view = services.sessions.views.open(id, token);
    if (typeof view === 'object') return serveView(services, view, { request, reply });
    if (view !== undefined)
      return sendError(reply, view === 'too many of one' ? 'RateLimitExceeded' : 'ServiceUnavailable');
    return (await services.sessions.isElsewhere(id))
      ? sendError(reply, 'SessionElsewhere')
      : reply.callNotFound();
  });
}

type RejectionName = 'RateLimitExceeded' | 'ServiceUnavailable' | 'SessionElsewhere';

function sendError(reply: FastifyReply, name: RejectionName): FastifyReply {
  const { status, headers, body } = toErrorResponse(name);
  return reply.code(status).headers(headers).send(body);
}

async function serveView(
  { load }: LiveViewServices,
  view: View,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  load.standAside(reply);
  const socket = await acceptSocket(request, reply);
  const sender = new FrameSender(socket);
  const stop = view.live.watchScreen((jpeg) => sender.send(jpeg));
  socket.on('error', () => socket.terminate()); // The event `close` follows.
  socket.on('message', () => socket.close(1008, 'The view takes no input.'));
  const ping = setInterval(() => sender.ping(), PING_MS).unref();
  socket.on('close', () => {
    stop();
    view.close();
    clearInterval(ping);
  });
  await Promise.race([view.live.ended, new Promise((resolve) => socket.once('close', resolve))]);
  socket.close(1000);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

/** Sends frames to one client: the next one when the last was taken, so that a slow client gets fewer of them. */
class FrameSender {
  readonly #socket: WebSocket;
  #next: Buffer | undefined;
  #sendingSince: number | undefined;
  #heardAt = Date.now();

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', () => (this.#heardAt = Date.now()));
  }

  send(jpeg: Buffer): void {
    if (this.#sendingSince !== undefined) {
      this.#next = jpeg; // Takes the place of the one that waits.
      return;
    }
    this.#sendingSince = Date.now();
    this.#socket.send(jpeg, () => {
      this.#sendingSince = undefined;
      const next = this.#next;
      this.#next = undefined;
      if (next !== undefined && this.#socket.readyState === this.#socket.OPEN) this.send(next);
    });
  }

  /** Ends the connection of a client that takes no frame and answers no ping any more. */
  ping(): void {
    const isStalled = Date.now() - (this.#sendingSince ?? Date.now()) > STALLED_MS;
    if (isStalled || Date.now() - this.#heardAt > PING_MS + STALLED_MS) this.#socket.terminate();
    else this.#socket.ping();
  }
}
