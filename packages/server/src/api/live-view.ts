import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { LIVE_PATH, isViewToken } from '../capabilities/interact/live-views.ts';
import type { View } from '../capabilities/interact/live-views.ts';
import type { Sessions } from '../capabilities/interact/sessions.ts';
import type { Load } from '../platform/http/load.ts';
import { toErrorResponse } from '../platform/http/error-response.ts';
import { HandshakeError, acceptSocket, isUpgrade } from '../platform/http/web-sockets.ts';
import { FrameSender, PING_MS } from './frame-sender.ts';
import { liveViewHeaders, liveViewPage } from './live-view-page.ts';

/** Milliseconds that a client has to answer the closing handshake. */
const CLOSE_MS = 1000;

/** Services behind live views. */
export interface LiveViewServices {
  sessions: Pick<Sessions, 'views' | 'isElsewhere'>;
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
    // Without a token the store is not asked.
    if (!isViewToken(token)) return reply.callNotFound();
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
  try {
    const socket = await acceptSocket(request, reply);
    view.accept();
    await sendFrames(socket, view);
  } catch (error) {
    if (!(error instanceof HandshakeError)) throw error;
  } finally {
    view.close();
  }
}

/** Sends what the page shows until the session or the connection ends. */
async function sendFrames(socket: WebSocket, { live }: View): Promise<void> {
  const sender = new FrameSender(socket);
  const stop = live.watchScreen((jpeg) => sender.send(jpeg));
  socket.on('error', () => socket.terminate()); // The event `close` follows.
  socket.on('message', () => socket.close(1008, 'The view takes no input.'));
  const ping = setInterval(() => sender.ping(), PING_MS).unref();
  try {
    await Promise.race([live.ended, new Promise((resolve) => socket.once('close', resolve))]);
  } finally {
    stop();
    clearInterval(ping);
    socket.close(1000);
    setTimeout(() => socket.terminate(), CLOSE_MS).unref();
  }
}
