import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A page by its path: HTML, or what answers itself. */
export type Pages = Readonly<
  Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>
>;

/** A real server on a loopback port, closed after the test. */
export interface Site {
  readonly port: number;
  /** `METHOD path` of each request so far. */
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  readonly server: Server;
  url(path?: string, host?: string): string;
}

/** Serves pages; every other path is a 404. */
export async function serve(pages: Pages, address = '127.0.0.1'): Promise<Site> {
  const requests: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    const page = pages[(request.url ?? '').split('?', 1)[0]!];
    if (typeof page === 'function') return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = (path = '/', host = address): string => `http://${host}:${port}${path}`;
  return { port, requests, headers, server, url };
}
