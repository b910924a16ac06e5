import { isUtf8 } from 'node:buffer';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { decode } from './decode.ts';
import { getBodyBytes, type Exchange, type HttpRequest, type HttpResponse } from './exchange.ts';
import { readBody, TooLong, type Outlet, type ReadBody } from './read-body.ts';
import { readStream } from './read-stream.ts';

/** Bounds of one request. */
export interface SendOptions {
  /** Milliseconds until a request times out. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of bytes of a response body to read. Default 16 MiB. */
  readonly maxBytes?: number;
}

/** Prefix of the failure of a response that could not be read to its end. */
export const BROKE_OFF = 'the response broke off';

/** The part of a response before its body. */
export type Head = Pick<HttpResponse, 'status' | 'headers' | 'cookies'>;

/**
 * Receives the head of a response and returns an outlet for the body, or nothing to have it read completely; `stop`
 * closes the response. A body with an outlet has no time limit, and keeps going to the outlet beyond the size limit.
 */
export type Relay = (head: Head, stop: () => void) => Outlet | undefined;

/** Sends requests over keep-alive connections; `close` ends them. */
export interface Sender {
  send(request: HttpRequest, relay?: Relay): Promise<Exchange>;
  close(): void;
}

/** Creates a sender that follows no redirect and never throws: a failure is part of the exchange. */
export function createSender(options: SendOptions = {}): Sender {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };
  return {
    async send(request, relay) {
      const first = await attempt(request, agents, options, relay);
      // A server may close an idle keep-alive connection just as it is reused: such a failure is retried once.
      return isStale(first) ? attempt(request, 'a new connection', options, relay) : first;
    },
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}

type Attempt = Exchange & { reused?: boolean };

function isStale(exchange: Attempt): boolean {
  return exchange.response === undefined && exchange.reused === true;
}

function attempt(
  request: HttpRequest,
  agents: { 'http:': HttpAgent; 'https:': HttpsAgent } | 'a new connection',
  { timeoutMs = 30_000, maxBytes = 16 * 1024 * 1024 }: SendOptions,
  relay?: Relay,
): Promise<Attempt> {
  const started = performance.now();
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs).unref();
  return new Promise<Attempt>((done) => {
    const call = (secure ? httpsRequest : httpRequest)({
      agent: typeof agents === 'string' ? false : secure ? agents['https:'] : agents['http:'],
      hostname: url.hostname.replace(/^\[|\]$/gu, ''),
      port: url.port,
      method: request.method,
      path: rawPath(request.url),
      headers: withLength(request),
      signal: limit.signal,
    });
    const fail = (reason: string): void =>
      done({ request, response: undefined, failure: reason, reused: call.reusedSocket });
    call.on('error', (error) =>
      fail(
        error.name === 'TimeoutError' || error.name === 'AbortError'
          ? `no answer within ${timeoutMs} ms`
          : error.message,
      ),
    );
    call.on('response', (message) => {
      const headMs = performance.now() - started;
      const outlet = relay?.(headOf(message), () => message.destroy());
      if (outlet) clearTimeout(timer);
      // The response may come before the body is sent; later errors of the request are ignored.
      readBody(message, maxBytes, outlet)
        .then((body) => toResponse(message, body, { ms: performance.now() - started, headMs }))
        .then(
          (response) => done({ request, response, failure: undefined }),
          (error: unknown) => {
            if (error instanceof TooLong)
              return done({ request, response: undefined, failure: error.message, tooLong: true });
            fail(`${BROKE_OFF}: ${error instanceof Error ? error.message : String(error)}`);
          },
        );
    });
    call.end(request.body === undefined ? undefined : getBodyBytes(request));
  }).finally(() => clearTimeout(timer));
}

/** The path and query as written: the URL class would resolve dots and re-encode characters. */
function rawPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/iu, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function withLength(request: HttpRequest): Record<string, string> {
  if (request.body === undefined) return { ...request.headers };
  return { ...request.headers, 'content-length': String(getBodyBytes(request).length) };
}

function headOf(message: IncomingMessage): Head {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const cookies = message.headers['set-cookie'];
  return { status: message.statusCode ?? 0, headers, ...(cookies && { cookies }) };
}

async function toResponse(
  message: IncomingMessage,
  { bytes, isOpen }: ReadBody,
  { ms, headMs }: { ms: number; headMs: number },
): Promise<HttpResponse> {
  const head = headOf(message);
  const plain = decode(bytes, head.headers['content-encoding']);
  const stream = await readStream(head.headers['content-type'], plain, { isOpen, headMs });
  return {
    ...head,
    ...(stream && { stream }),
    body: plain.toString('utf8'),
    ms,
    ...(!isUtf8(plain) && { garbled: true }),
    ...((plain !== bytes || !isUtf8(plain)) && { bytes }),
  };
}
