import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Listens on a free port of 127.0.0.1. */
export async function listen(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** What a small service is asked. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** The body as JSON; `undefined` where it is none. */
  readonly body: unknown;
  readonly text: string;
}

/** What it answers with. */
export type Answer = [status: number, body?: unknown, headers?: Record<string, string>];

/**
 * A server that reads what it is asked as a whole, and answers with an object as JSON, with a text as it is.
 * @param latencyMs milliseconds before each answer. Default 0.
 */
export function serviceOf(answer: (asked: Asked) => Answer, latencyMs = 0): Server {
  return createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (latencyMs > 0) await setTimeout(latencyMs);
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    const [status, body, more] = answer({
      method,
      path: pathname,
      query: searchParams,
      headers,
      body: parsed(text),
      text,
    });
    const json = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
    response.writeHead(status, { ...json, ...more });
    response.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}

/** Whether a body is said to be JSON. */
export function isJson({ 'content-type': type = '' }: IncomingMessage['headers']): boolean {
  return type.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
