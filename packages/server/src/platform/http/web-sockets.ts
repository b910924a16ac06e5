import { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

/** Max bytes of a message from a client, which have no meaning here. */
const MAX_PAYLOAD = 1024;
/** The status of a request that has become a WebSocket. */
const SWITCHED = 101;
/** The status of a handshake that is not valid. */
const INVALID = 400;

/**
 * A request that is an upgrade only where it asks for a WebSocket. Node takes every request with `Upgrade` for one as soon as a
 * server listens for upgrades, and does not read its body; some clients send `Upgrade: h2c` with each request. To be given
 * to `http.createServer`.
 */
export class UpgradableRequest extends IncomingMessage {
  // Node assigns it before the headers, and reads it after them. An accessor, for that the base class assigns it, too.
  get upgrade(): boolean {
    return marked(this)[upgrade] === true && (this.method === 'CONNECT' || asksForSocket(this));
  }

  set upgrade(value: boolean) {
    marked(this)[upgrade] = value;
  }
}

const upgrade = Symbol('upgrade');
/** The bytes that a client sent behind the head of its request. */
const head = Symbol('head');

type Marked = IncomingMessage & { [upgrade]?: boolean; [head]?: Buffer };

function marked(request: IncomingMessage): Marked {
  return request as Marked;
}

function asksForSocket({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Passes requests for a WebSocket through the hooks and routes of the app; where no route takes one for a socket, the response is
 * as usual. A browser cannot send `Authorization` with it: the first subprotocol then is the bearer token.
 */
export function routeUpgrades(app: FastifyInstance): void {
  (app.server as Server).on('upgrade', (request: IncomingMessage, socket: Duplex, rest: Buffer) => {
    marked(request)[head] = rest;
    adoptToken(request);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false; // Nothing parses another request on this connection.
    response.assignSocket(socket as Parameters<ServerResponse['assignSocket']>[0]);
    socket.on('error', () => socket.destroy());
    response.on('finish', () => {
      if (response.statusCode !== SWITCHED) socket.end();
    });
    app.routing(request, response);
  });
}

function adoptToken({ headers, rawHeaders }: IncomingMessage): void {
  const [token] = headers['sec-websocket-protocol']?.split(',') ?? [];
  if (token === undefined || headers.authorization !== undefined) return;
  headers.authorization = `Bearer ${token.trim()}`;
  rawHeaders.push('authorization', headers.authorization);
}

/** Whether a request can become a WebSocket. */
export function isUpgrade({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return marked(raw)[head] !== undefined;
}

/** The handshakes; it listens nowhere itself. The subprotocol is the first that the client offers, which it then expects. */
const handshakes = new WebSocketServer({
  noServer: true,
  maxPayload: MAX_PAYLOAD,
  perMessageDeflate: false,
  handleProtocols: ([first]) => first ?? false,
});

/** A connection that ended before its handshake was complete, or a handshake that is not valid. */
export class HandshakeError extends Error {}

/**
 * Takes over the connection of a request for which `isUpgrade` holds, and completes its handshake (RFC 6455).
 * @throws {HandshakeError} when the connection closes before; a handshake that is not valid gets 400 first
 */
export function acceptSocket(request: FastifyRequest, reply: FastifyReply): Promise<WebSocket> {
  const { raw } = request;
  reply.hijack();
  // Fastify runs its hooks `onResponse` on this event, and the response itself was never written.
  const finish = (status: number): void => {
    reply.raw.statusCode = status;
    reply.raw.emit('finish');
  };
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      finish(INVALID);
      reject(new HandshakeError('The connection was closed before its handshake was complete.'));
    };
    if (raw.socket.destroyed) return fail();
    // The library calls back only after a valid handshake; after any other it closes the connection.
    raw.socket.once('close', fail);
    handshakes.handleUpgrade(raw, raw.socket, marked(raw)[head]!, (socket) => {
      raw.socket.off('close', fail);
      finish(SWITCHED);
      resolve(socket);
    });
  });
}

/** Sends a message. @returns when it was handed to the network, so that a slow reader slows down the sender; false when the socket is closed */
export function sendText(socket: WebSocket, text: string): Promise<boolean> {
  return new Promise((resolve) =>
    socket.send(text, (error) => resolve(error === undefined || error === null)),
  );
}
