import { isUtf8 } from 'node:buffer';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { bytesOf, type Exchange, type HttpRequest, type HttpResponse } from './exchange.ts';

/** Bounds of one request. */
export interface SendOptions {
  /** Milliseconds until a request is given up. Default 30,000. */
  readonly timeoutMs?: number;
  /** Bytes of a response body that are read at most. Default 16 MiB. */
  readonly maxBytes?: number;
}

/** Sends requests over kept-alive connections; `close` ends them. */
export interface Sender {
  send(request: HttpRequest): Promise<Exchange>;
  close(): void;
}

/** A sender that follows no redirect, decodes nothing and never throws: a failure is part of the exchange. */
export function createSender(options: SendOptions = {}): Sender {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };
  return {
    async send(request) {
      const first = await attempt(request, agents, options);
      // A server may close a kept-alive connection just as it is used again: that alone is no answer.
      return isStale(first) ? attempt(request, 'a new connection', options) : first;
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
): Promise<Attempt> {
  const started = performance.now();
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  return new Promise((done) => {
    const call = (secure ? httpsRequest : httpRequest)({
      agent: typeof agents === 'string' ? false : secure ? agents['https:'] : agents['http:'],
      hostname: url.hostname.replace(/^\[|\]$/gu, ''),
      port: url.port,
      method: request.method,
      path: rawPath(request.url),
      headers: withLength(request),
      signal: AbortSignal.timeout(timeoutMs),
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
      // The answer may come before the body is sent; what fails afterwards does not matter.
      readBody(message, maxBytes).then(
        (body) =>
          done({
            request,
            response: toResponse(message, body, performance.now() - started),
            failure: undefined,
          }),
        (error: unknown) =>
          fail(`the response broke off: ${error instanceof Error ? error.message : String(error)}`),
      );
    });
    call.end(request.body === undefined ? undefined : bytesOf(request));
  });
}

/** The path and query as written: the URL class would resolve dots and re-encode characters. */
function rawPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/iu, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function withLength(request: HttpRequest): Record<string, string> {
  if (request.body === undefined) return { ...request.headers };
  return { ...request.headers, 'content-length': String(bytesOf(request).length) };
}

async function readBody(message: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toResponse(message: IncomingMessage, bytes: Buffer, ms: number): HttpResponse {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const body = bytes.toString('utf8');
  return { status: message.statusCode ?? 0, headers, body, ms, ...(!isUtf8(bytes) && { garbled: true }) };
}
