import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorName } from '@web-data/types';
import type { Registry } from 'prom-client';
import { bearsToken } from './bearer-token.ts';
import { toErrorResponse } from './error-response.ts';
import { listenSentence, ListenError } from './listen.ts';

/** The only address of the metrics port. */
const HOST = '127.0.0.1';
/** `Host` headers that programs on this machine send. */
const OWN = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i;

/** Options of the metrics port. */
export interface MetricsServerOptions {
  registry: Registry;
  /** 0 for a free one. */
  port: number;
  /** Bearer token that readers must send; without one, anybody on this machine may read. */
  token: string | undefined;
}

/** A port that serves `/metrics` and nothing else. */
export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the metrics on a port of this machine, apart from the API, so that a proxy before the API does not expose
 * them.
 * @throws {ListenError} when the port is in use.
 */
export async function listenForMetrics(options: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    void respond(request, response, options);
  });
  server.maxConnections = 16;
  await listening(server, options.port);
  const { port } = server.address() as AddressInfo; // A TCP address, because it listens on a port.
  return {
    url: `http://${HOST}:${port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new ListenError(listenSentence(cause, { host: HOST, port }, 'WEB_DATA_METRICS_PORT'), { cause }),
      ),
    );
    server.listen(port, HOST, resolve);
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { registry, token }: MetricsServerOptions,
): Promise<void> {
  const rejection = checkRequest(request, token);
  if (rejection === undefined) {
    response.setHeader('content-type', registry.contentType).end(await registry.metrics());
    return;
  }
  const { status, headers, body } = toErrorResponse(rejection);
  response.writeHead(status, headers).end(JSON.stringify(body));
}

function checkRequest(
  { method, url, headers }: IncomingMessage,
  token: string | undefined,
): ErrorName | undefined {
  // Stops DNS rebinding: a page whose host name resolves to this machine must not read the metrics.
  if (!OWN.test(headers.host ?? '')) return 'Forbidden';
  if (method !== 'GET' || url !== '/metrics') return 'NotFound';
  return token === undefined || bearsToken(headers.authorization, token) ? undefined : 'InvalidToken';
}
