import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { HttpRequest } from '../http/exchange.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { createMock, getMaxBodyBytes, type MockOptions } from './mock.ts';
import { serializeReply } from './reply.ts';

/** A running mock. */
export interface MockServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a mock over HTTP. Default: a free port of 127.0.0.1. */
export async function startMock(
  document: ContractDocument,
  options: MockOptions & { port?: number; host?: string } = {},
): Promise<MockServer> {
  const mock = createMock(document, options);
  const { port = 0, host = '127.0.0.1' } = options;
  const limits = document.operations.map((operation) => getMaxBodyBytes(operation, options.maxBodyBytes));
  const server = createServer((incoming, outgoing) => {
    if (isPreflight(incoming)) return void outgoing.writeHead(204, allowed(incoming, {})).end();
    void toRequest(incoming, Math.max(...limits))
      .then(mock)
      .then((reply) => {
        const body = serializeReply(reply);
        outgoing.writeHead(reply.status, allowed(incoming, reply.headers));
        return body instanceof ReadableStream ? pass(body, outgoing) : void outgoing.end(body);
      })
      .catch((error: unknown) =>
        outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
      );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Sends a stream as it comes; it ends when the client goes. */
async function pass(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders();
  // A client that goes is no error.
  await pipeline(Readable.fromWeb(body as WebStream), outgoing).catch(() => {});
}

/**
 * Adds headers that let pages of every origin call the mock, over those from examples of the description: a page under
 * development is served from another origin (Fetch Standard, section 3.2).
 */
function allowed(
  { headers }: IncomingMessage,
  documented: Readonly<Record<string, string>>,
): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return documented;
  const own = Object.fromEntries(
    Object.entries(documented).filter(([name]) => !/^(?:vary|access-control-.*)$/iu.test(name)),
  );
  const varies = Object.entries(documented).flatMap(([name, value]) =>
    /^vary$/iu.test(name) ? [value] : [],
  );
  const method = headers['access-control-request-method'];
  const requestedHeaders = headers['access-control-request-headers'];
  return {
    ...own,
    vary: [...varies, 'Origin'].join(', '),
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': Object.keys(own).join(', '),
    ...(method !== undefined && { 'access-control-allow-methods': method }),
    ...(requestedHeaders !== undefined && { 'access-control-allow-headers': requestedHeaders }),
  };
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}

/** Reads the request. Its body is stored up to a chunk beyond the limit, which suffices to see that it is too large. */
async function toRequest(incoming: IncomingMessage, maxBodyBytes: number): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= maxBodyBytes) chunks.push(chunk);
    size += chunk.length;
  }
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers[name] = String(value);
  const bytes = Buffer.concat(chunks);
  return {
    method: incoming.method ?? 'GET',
    url: `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`,
    headers,
    body: size === 0 ? undefined : bytes.toString('utf8'),
    ...(size > 0 && !isUtf8(bytes) && { bytes }),
  };
}
