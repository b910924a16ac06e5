import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Service } from './handle.ts';
import { parseContentLength } from './incoming.ts';
import { reportError } from './reply.ts';
import type { Reply } from './reply.ts';

/** Handles a request of node:http and writes the reply. Never throws: a failed write closes the connection. */
export function sendResult(
  service: Service,
  exchange: Exchange,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  void service.handle(exchange).then((reply) => sendReply(service.pipeline.core, message, response, reply));
}

/** Writes a reply to node:http. Never throws. */
export function sendReply(
  core: Core,
  message: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): void {
  try {
    writeReply(message, response, reply);
  } catch (error) {
    reportError(core, error, { operation: undefined, request: message });
    abandon(response, reply);
  }
}

function writeReply(message: IncomingMessage, response: ServerResponse, reply: Reply): void {
  // A response has already started, or the client has disconnected.
  if (response.headersSent || response.destroyed) return abandon(response, reply);
  release(message, reply);
  const { status, headers, body } = reply;
  if (!(body instanceof ReadableStream) && status !== 204 && status !== 304)
    headers['content-length'] = String(Buffer.byteLength(body ?? ''));
  response.writeHead(status, headers);
  // A stream may take long until its first bytes.
  if (body instanceof ReadableStream) response.flushHeaders();
  if (body instanceof ReadableStream) void pipe(body, response);
  else response.end(body ?? undefined);
}

/** Releases a reply that cannot be sent, and a response that nothing else will end. */
export function abandon(response: ServerResponse, { body }: Reply): void {
  if (body instanceof ReadableStream && !body.locked) void body.cancel().catch(ignore);
  if (!response.writableEnded) response.destroy();
}

/** Maximum bytes of an unread body that are read to keep its connection alive. */
const shortBody = 65_536;
/** How long the rest of a longer body may hold its connection, in milliseconds. */
const lingerTime = 1000;

/**
 * Releases a body that was not read. A client that is still sending can read the response only if its connection is not
 * reset, so the bytes are read and dropped: a short body to its end, a longer one for `lingerTime`, then the connection
 * closes.
 */
export function release(message: IncomingMessage, { headers }: Reply): void {
  if (message.complete || !hasBody(message)) return;
  message.removeAllListeners('data').resume();
  if (parseContentLength(message.headers['content-length']) <= shortBody) return;
  headers['connection'] = 'close';
  const timer = setTimeout(() => message.destroy(), lingerTime).unref();
  message.once('close', () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Never rejects. */
async function pipe(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  let wake: (() => void) | undefined;
  response.on('drain', () => wake?.());
  // A write to a client that has just disconnected emits an error, which would be uncaught without a listener.
  response.on('error', ignore);
  response.once('close', () => {
    wake?.();
    void reader.cancel().catch(ignore);
  });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (response.destroyed) return;
      if (!response.write(next.value)) await new Promise<void>((resolve) => (wake = resolve));
    }
    response.end();
  } catch {
    // The stream has reported its failure; a truncated body must not look complete.
    breakOff(response);
  }
}

/** Closes the connection without the end of the body, once what was written has been sent. */
function breakOff(response: ServerResponse): void {
  const { socket } = response;
  if (!socket || response.req.httpVersionMajor > 1) response.destroy();
  else socket.end(() => response.destroy());
}

function ignore(): void {}
