import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { BodySource } from './body-source.ts';
import type { Exchange } from './exchange.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { concat, parseContentLength, splitTarget } from './incoming.ts';
import { readHeader } from './node-headers.ts';

/** The members that an earlier framework may have set on the request. */
type NodeRequest = IncomingMessage & { originalUrl?: string; body?: unknown };

/** Wraps a request of node:http for the pipeline. Hooks and handlers receive `request`. */
export function fromNode(message: NodeRequest, response: ServerResponse, request: unknown): Exchange {
  const incoming: Incoming = {
    method: message.method ?? 'GET',
    ...parseTarget(message),
    header: (name) => readHeader(message, name),
    read: (limit) => readMessage(message, limit),
    open: (limit) => openMessage(message, limit),
  };
  return { incoming, request, signal: () => onDisconnect(response), isSent: () => response.headersSent };
}

/** Path and query of a request, dot segments resolved. */
export function parseTarget(message: NodeRequest): ReturnType<typeof splitTarget> {
  return splitTarget(originForm(message.originalUrl ?? message.url ?? '/'));
}

/** A target in absolute form (RFC 9112, 3.2.2) without scheme and host. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';
}

function readMessage(message: NodeRequest, limit: number): BodyRead | Promise<BodyRead> {
  const declared = parseContentLength(message.headers['content-length']);
  if (declared > limit) return { error: 'too-large' };
  if (message.body !== undefined) return fromParser(message.body, declared, limit);
  return readStream(message, limit);
}

/** Reads a stream of Node, and stops when it is longer than `limit` bytes. */
export function readStream(stream: Readable, limit: number): BodyRead | Promise<BodyRead> {
  if (stream.readableEnded) return { bytes: new Uint8Array() };
  // Node emits no event for a client that disconnected before.
  if (stream.destroyed) return { error: 'aborted' };
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    stream.on('data', (chunk: Uint8Array) => {
      length += chunk.length;
      if (length <= limit) return void chunks.push(chunk);
      chunks.length = 0;
      stream.pause();
      resolve({ error: 'too-large' });
    });
    stream.on('end', () => resolve({ bytes: concat(chunks, length) }));
    stream.on('error', () => resolve({ error: 'aborted' }));
    stream.on('close', () => resolve({ error: 'aborted' }));
  });
}

function openMessage(message: NodeRequest, limit: number): BodySource {
  const declared = parseContentLength(message.headers['content-length']);
  if (declared > limit) return { error: 'too-large' };
  return message.body === undefined ? { stream: message } : fromParser(message.body, declared, limit);
}

/** The body as an earlier parser left it. Express's parser turns an empty body into an object. */
function fromParser(body: unknown, declared: number, limit: number): BodyRead {
  if (declared === 0) return { bytes: new Uint8Array() };
  if (!(body instanceof Uint8Array)) return { parsed: body };
  return body.length > limit ? { error: 'too-large' } : { bytes: body };
}

function onDisconnect(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) abort();
  else response.once('close', abort);
  return controller.signal;
}
