import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorName } from '@web-data/types';
import { uuidv7 } from '../ids.ts';
import { toErrorResponse } from './error-response.ts';

/**
 * Creates the handler for `Fastify({ clientErrorHandler })`. Responds to requests that Node's HTTP parser rejects (an
 * invalid request line, headers that are too long, a body that arrives too slowly) with the error object of the API,
 * and closes the connection.
 * @param onReject called with the name of each error, for metrics.
 */
export function clientErrorHandler(onReject: (name: ErrorName) => void) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const isClosed = error.code === 'ECONNRESET' || !socket.writable;
    const name = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'RequestTimeout' : 'BadRequest';
    if (!isClosed) onReject(name);
    rejectSocket(socket, name, isClosed);
  };
}

/** Responds to requests that Node would drop, or respond to without a body. */
export function handleUnservedRequests(server: Server): void {
  server.on('connect', (_request, socket) => rejectSocket(socket, 'NotFound', false));
  // An expectation other than 100-continue may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function rejectSocket(socket: Duplex, name: ErrorName, isClosed: boolean): void {
  if (isClosed) {
    socket.destroy();
    return;
  }
  const { status, body } = toErrorResponse(name);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${uuidv7()}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  // Further data of the client is not read: a reset after a moment is the only way to stop it.
  setTimeout(() => socket.destroy(), 1000).unref();
}
