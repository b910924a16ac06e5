import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { Resolve } from '../../src/dns/resolve.ts';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real server on a loopback port, closed after the test. */
export interface Loopback {
  readonly port: number;
  /** `METHOD host path` of each request so far. */
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  url(path: string, host?: string): string;
}

export async function serve(listener: RequestListener): Promise<Loopback> {
  const requests: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${(request.headers.host ?? '').replace(/:\d+$/, '')} ${request.url}`);
    headers.push(request.headers);
    listener(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, requests, headers, url: (path, host = 'example.test') => `http://${host}:${port}${path}` };
}

/** Lets a test reach its loopback servers under any host name. */
export const REACH: { resolve: Resolve; allowPrivate: string[] } = {
  resolve: () => Promise.resolve(['127.0.0.1']),
  allowPrivate: ['127.0.0.0/8:*'],
};
