import { isJsonType } from '@web-data/openapi';
import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest } from '../http/exchange.ts';
import { createSender, type Head, type Relay } from '../http/send.ts';
import { listHints } from '../observe/hints.ts';
import { Secrets } from '../http/secrets.ts';
import { basicHeader, splitUserInfo } from '../http/user-info.ts';
import { observe, type Observation } from '../observe/observe.ts';
import type { ContractDocument } from '../openapi/document.ts';

/** Options of the proxy. */
export interface ProxyOptions {
  readonly document: ContractDocument;
  /**
   * Address of the service, with its path prefix if it has one. Paths that begin with the prefix are forwarded
   * unchanged, others below it.
   */
  readonly target: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Called with the deviations of each exchange that has any. */
  readonly onDeviations?: (observations: readonly Observation[]) => void;
  /** Called once for each hint about a likely mistake that no document forbids. */
  readonly onHint?: (hint: string) => void;
  /** Maximum size of a forwarded request body, in bytes. Default 64 MiB. */
  readonly maxBytes?: number;
}

/** A running proxy. */
export interface Proxy {
  readonly url: string;
  /** All observations so far, up to 10,000. */
  readonly observations: readonly Observation[];
  /** Number of exchanges so far. */
  readonly exchanges: () => number;
  close(): Promise<void>;
}

/** Headers that belong to one connection (RFC 9110, section 7.6.1). */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'host',
]);

/** Forwards traffic to a service and reports every deviation of either side from the document. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { document, port = 0, host = '127.0.0.1', maxBytes = 64 * 1024 * 1024 } = options;
  const { url: target, userInfo } = splitUserInfo(options.target);
  const credential = userInfo === undefined ? undefined : basicHeader(userInfo);
  const secrets = new Secrets();
  secrets.addUrl(options.target);
  const sender = createSender({ timeoutMs: 300_000, maxBytes });
  const observations: Observation[] = [];
  const hints = new Set<string>();
  const prefix = prefixOf(target);
  const basePath = prefix.endsWith(document.basePath) ? prefix : prefix + document.basePath;
  let exchanges = 0;
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: unknown) => failed(outgoing, secrets.maskError(error)));
  });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBytes(incoming, maxBytes);
    if (body === undefined) return void outgoing.writeHead(413).end();
    const request = toRequest(incoming, target, body, credential);
    const exchange = await sender.send(request, relayTo(outgoing));
    exchanges += 1;
    // A response that the service breaks off is broken off for the client, too.
    if (outgoing.headersSent && !outgoing.writableEnded) outgoing.destroy();
    const found = observe(document, exchange, { basePath, secrets });
    if (found.length > 0 && observations.length < 10_000) observations.push(...found);
    if (found.length > 0) options.onDeviations?.(found);
    for (const hint of listHints(document, exchange, { basePath })) {
      if (hints.size >= 1_000 || hints.has(hint)) continue;
      hints.add(hint);
      options.onHint?.(hint);
    }
    if (outgoing.headersSent) return;
    const { response, failure } = exchange;
    if (!response)
      return void outgoing
        .writeHead(502, { 'content-type': 'text/plain' })
        .end(secrets.mask(`${target} gave no answer: ${failure ?? ''}`));
    outgoing.writeHead(response.status, headersOf(response)).end(response.bytes ?? response.body);
  }

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    observations,
    exchanges: () => exchanges,
    close: () =>
      new Promise((done) => {
        sender.close();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function headersOf({ headers, cookies }: Head): Record<string, string | string[]> {
  return { ...withoutHopByHop(headers), ...(cookies && { 'set-cookie': [...cookies] }) };
}

/**
 * Streams events and other responses without a length, and judges them at the end; JSON is judged before it is sent.
 */
function relayTo(outgoing: ServerResponse): Relay {
  return (head, stop) => {
    const { 'content-length': length, 'content-type': type = '' } = head.headers;
    if (length !== undefined || isJsonType(type)) return undefined;
    outgoing.once('close', stop).writeHead(head.status, headersOf(head)).flushHeaders();
    return {
      async part(part) {
        if (outgoing.write(part) || outgoing.destroyed) return;
        await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
      },
      end: () => void outgoing.end(),
    };
  };
}

/** An exchange that cannot be forwarded or judged must not end the proxy. */
function failed(outgoing: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (outgoing.headersSent) return;
  outgoing
    .writeHead(502, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: `The proxy failed: ${reason}` }));
}

function toRequest(
  incoming: IncomingMessage,
  target: string,
  body: Buffer,
  credential: string | undefined,
): HttpRequest {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const isNone =
    body.length === 0 &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined;
  // The body must arrive uncompressed, because it is judged.
  return {
    method: incoming.method ?? 'GET',
    url: addressAt(target, incoming.url ?? '/'),
    // The credential of the target applies to requests without one.
    headers: {
      ...(credential !== undefined && { authorization: credential }),
      ...withoutHopByHop(headers),
      'accept-encoding': 'identity',
    },
    body: isNone ? undefined : body.toString('utf8'),
    ...(!isUtf8(body) && { bytes: body }),
  };
}

/** The path of the service, without a trailing slash. */
function prefixOf(target: string): string {
  return new URL(target).pathname.replace(/\/+$/u, '');
}

/** The URL at the service for a client's path. @param path with its query */
function addressAt(target: string, path: string): string {
  const prefix = prefixOf(target);
  const isNamed = path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);
  return new URL(target).origin + (isNamed ? path : prefix + path);
}

function withoutHopByHop(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));
}

async function readBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
