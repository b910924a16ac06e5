import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Failures } from './failures.ts';
import type { Route } from './route.ts';
import type { Traffic } from './traffic.ts';

/** The parts of a gate that its connections use. */
export interface Passage {
  readonly route: Route;
  readonly traffic: Traffic;
  readonly failures: Failures;
}

/** Handles one `CONNECT host:port` (RFC 9110, section 9.3.6), which browsers send for https and for every WebSocket. */
export async function tunnel(
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
  passage: Passage,
): Promise<void> {
  const { traffic, failures } = passage;
  const target = targetOf(request.url ?? '');
  if (target === undefined || traffic.isSpent) return reject(client);
  try {
    const site = await passage.route(target.hostname, target.port);
    if (client.destroyed || traffic.isSpent) return void site.destroy();
    traffic.watch(site);
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) site.write(head);
    join(client, site, traffic);
  } catch (error) {
    failures.add(target.hostname, target.port, error);
    reject(client);
  }
}

function join(client: Socket, site: Socket, traffic: Traffic): void {
  client.on('data', (chunk: Buffer) => traffic.count(chunk.length));
  site.on('data', (chunk: Buffer) => traffic.count(chunk.length));
  client.pipe(site);
  site.pipe(client);
  client.on('close', () => site.destroy());
  site.on('close', () => client.destroy());
}

function reject(client: Socket): void {
  client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
}

/** Parses the target of a CONNECT, `host:port` or `[address]:port`; returns undefined for anything else. */
function targetOf(authority: string): { hostname: string; port: number } | undefined {
  const parts = /^(?:\[(?<address>[^\]]+)\]|(?<name>[^:/@\s]+)):(?<port>\d{1,5})$/.exec(authority)?.groups;
  const hostname = parts?.['address'] ?? parts?.['name'];
  return hostname === undefined ? undefined : { hostname, port: Number(parts!['port']) };
}
