import type { McpHandler } from '@web-data/mcp';
import type { FastifyInstance } from 'fastify';
import type { Identities } from '../accounts/keys/identity.ts';

/** Headers of the protocol (MCP 2025-06-18, transports); responses have the first one, too. */
export const mcpHeaders = ['mcp-session-id', 'mcp-protocol-version'] as const;

/** Options of the MCP endpoint. */
export interface McpOptions {
  identities: Identities;
  /** Origins of pages that may call it, as for the API. */
  corsOrigins: readonly string[];
  maxBodyBytes: number;
  /** Value of `WWW-Authenticate` of a 401. */
  challenge(): string;
  /** Called with an unexpected error. */
  onError: (error: unknown) => void;
}

/**
 * Serves `/mcp`, the Model Context Protocol over streamable HTTP. Every tool call is a request to the API inside this
 * process, which passes the same checks in the same order as one from outside. The implementation is loaded with the
 * first request.
 */
export function addMcp(app: FastifyInstance, options: McpOptions): void {
  let loading: Promise<McpHandler> | undefined;
  app.addHook('onClose', async () => (await loading)?.close());
  void app.register(async (scope) => {
    // The endpoint reads the body itself, after authentication.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/mcp', async (request, reply) => {
      const { handle } = await (loading ??= load(app, options));
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
      await handle(request.raw, reply.raw).catch((error: unknown) => {
        options.onError(error);
        reply.raw.destroy();
      });
    });
  });
}

async function load(app: FastifyInstance, options: McpOptions): Promise<McpHandler> {
  const { createMcpHandler } = await import('@web-data/mcp');
  return createMcpHandler({
    baseUrl: 'http://localhost',
    fetch: (url, init) => sendInside(app, url, init),
    authenticate: async (key) => (await options.identities.find(key)) !== undefined,
    allowedOrigins: options.corsOrigins,
    maxBodyBytes: options.maxBodyBytes,
    challenge: options.challenge,
  });
}

/**
 * Sends a request to the API without a connection. Responses come whole, so that a stream would come when it has ended:
 * JSON is requested instead, which a caller that follows a job reads again and again.
 */
async function sendInside(app: FastifyInstance, url: string, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(url);
  const requestHeaders = new Headers(init.headers);
  if (requestHeaders.get('accept')?.includes('text/event-stream'))
    requestHeaders.set('accept', 'application/json');
  const { statusCode, headers, rawPayload } = await app.inject({
    method: init.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(requestHeaders),
    ...(typeof init.body === 'string' && { payload: init.body }),
    ...(init.signal && { signal: init.signal }),
  });
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: pairs,
  });
}
