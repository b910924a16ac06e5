import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as it arrived. */
export interface Arrival {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers the nth request, from 1. */
export type Handler = (response: ServerResponse, arrival: Arrival, count: number) => void;

/** A service on loopback. */
export interface Service {
  baseUrl: string;
  /** What arrived so far. */
  arrivals: Arrival[];
  /** Connections that are open now. */
  sockets: Set<Socket>;
  close: () => Promise<void>;
}

/** Starts a service on a free port of 127.0.0.1. */
export async function startService(handler: Handler): Promise<Service> {
  const arrivals: Arrival[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const arrival = { method: request.method!, path: request.url!, headers: request.headers, body: '' };
    try {
      for await (const chunk of request.setEncoding('utf8')) arrival.body += chunk as string;
    } catch {
      // The client broke off, so nobody waits for a response.
      return;
    }
    arrivals.push(arrival);
    handler(response, arrival, arrivals.length);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals, sockets, close };
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
