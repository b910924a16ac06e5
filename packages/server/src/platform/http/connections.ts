import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { readFileSync } from 'node:fs';
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

/** Part of the file descriptors of the process that connections of callers have at most; the rest is for the work itself. */
const SHARE = 3 / 4;

/**
 * Closes connections unread above `max`, or above three quarters of the file descriptors that the process may open: without
 * one left it could accept no connection, and would neither reach a site nor its store, so that calls hang. Connections
 * without a request then make room for those that come back.
 * @param onClose called for each connection that is closed.
 * @returns the max that holds.
 */
export function boundConnections(server: Server, max: number, onClose: () => void): number {
  const allowed = readMaxFiles();
  server.maxConnections = Math.min(max, Math.max(1, Math.floor(allowed * SHARE)));
  server.on('drop', () => {
    onClose();
    server.closeIdleConnections();
  });
  return server.maxConnections;
}

/** Returns how many files the process may open; Infinity where the system does not tell. */
function readMaxFiles(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
