import { request as send } from 'node:http';
import type { Agent, IncomingMessage, ServerResponse } from 'node:http';
import { getPort } from '@web-data/net';
import type { Passage } from './tunnel.ts';

/** Headers that belong to one connection and are not forwarded (RFC 9110, section 7.6.1). */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Forwards one plain http request, which a browser sends to its proxy with the absolute URL. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  passage: Passage & { readonly agent: Agent },
): void {
  const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url!) : undefined;
  // A request without an absolute http URL is meant for an origin server, and a gate is not one.
  if (url?.protocol !== 'http:' || passage.traffic.isSpent) return void incoming.socket.destroy();
  const { agent, failures, traffic } = passage;
  const onward = send({
    agent,
    hostname: url.hostname,
    port: getPort(url),
    path: url.pathname + url.search,
    method: incoming.method,
    headers: passing(incoming.rawHeaders),
    setHost: false,
  });
  onward.on('response', (response) => {
    outgoing.writeHead(response.statusCode!, response.statusMessage, passing(response.rawHeaders));
    response.on('data', (chunk: Buffer) => traffic.count(chunk.length));
    response.on('error', () => outgoing.destroy());
    response.pipe(outgoing);
  });
  onward.on('error', (error) => {
    failures.add(url.hostname, getPort(url), error);
    // The browser could not distinguish an error response from one of the site, so the connection fails instead.
    outgoing.destroy();
    incoming.socket.destroy();
  });
  outgoing.on('close', () => onward.destroy());
  incoming.on('data', (chunk: Buffer) => traffic.count(chunk.length));
  incoming.pipe(onward);
}

/** Names and values alternately, without the headers that belong to one connection. */
function passing(raw: readonly string[]): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at]!, raw[2 * at + 1]!] as const);
  const named = pairs.filter(([name]) => name.toLowerCase() === 'connection').map(([, value]) => value);
  const dropped = new Set(named.flatMap((value) => value.toLowerCase().split(/\s*,\s*/)));
  return pairs
    .filter(([name]) => !OF_ONE_CONNECTION.has(name.toLowerCase()) && !dropped.has(name.toLowerCase()))
    .flat();
}
