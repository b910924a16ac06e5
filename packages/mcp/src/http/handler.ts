import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { StoredResults } from '../results/kept-results.ts';
import { createMcpServer } from '../server.ts';
import type { McpServerOptions } from '../server.ts';
import { BodyError, readJson } from './body.ts';
import { hashKey, Sessions } from './sessions.ts';
import type { Session } from './sessions.ts';

/** Options of the streamable HTTP endpoint. */
export interface McpHandlerOptions {
  /** URL of the service that the tools call, without the version. */
  baseUrl: string;
  /** Replaces the global `fetch` for calls to the service. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Checks a key before it opens a session; the service itself checks each call of a tool. */
  authenticate: (key: string) => Promise<boolean>;
  /**
   * Value of `WWW-Authenticate` of a 401; with `resource_metadata` a client finds out how to get a key. Default
   * `Bearer`.
   */
  challenge?: (() => string) | undefined;
  /** Origins of pages that may call, in addition to those on localhost; `*` for all. */
  allowedOrigins?: readonly string[] | undefined;
  /** Max bytes of a message. Default 4 MiB. */
  maxBodyBytes?: number | undefined;
  /** Max sessions. Default 1,000. */
  maxSessions?: number | undefined;
  /** Max sessions with one key; beyond it the least recently used one ends. Default 200. */
  maxSessionsOfKey?: number | undefined;
  /** Milliseconds after which an unused session ends. Default 15 minutes. */
  idleMs?: number | undefined;
}

/** Handles the requests of the endpoint. */
export interface McpHandler {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Ends all sessions and their running calls. */
  close: () => Promise<void>;
}

/**
 * Creates the streamable HTTP endpoint. Sessions have an `Mcp-Session-Id` and belong to the key that opened them. Every
 * tool calls the service with that key, so that the scopes, rate limits and credits of the API apply.
 * @example
 * const mcp = createMcpHandler({ baseUrl, authenticate });
 * createServer((request, response) => void mcp.handle(request, response)).listen(8080);
 */
export function createMcpHandler(options: McpHandlerOptions): McpHandler {
  const endpoint = new Endpoint(options);
  return { handle: (request, response) => endpoint.handle(request, response), close: () => endpoint.close() };
}

class Endpoint {
  readonly #options: McpHandlerOptions;
  readonly #sessions: Sessions;
  readonly #results = new StoredResults();

  constructor(options: McpHandlerOptions) {
    const { maxSessions = 1000, maxSessionsOfKey = 200, idleMs = 900_000 } = options;
    this.#options = options;
    this.#sessions = new Sessions({ max: maxSessions, maxPerOwner: maxSessionsOfKey, idleMs });
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, authorization = '' } = request.headers;
    if (!allowsOrigin(origin, this.#options.allowedOrigins ?? [])) {
      return reject(response, 403, 'This origin may not call. Its operator can allow it.');
    }
    const key = /^Bearer +([\x21-\x7e]+)$/i.exec(authorization)?.[1];
    if (key === undefined || !(await this.#options.authenticate(key))) {
      response.setHeader('www-authenticate', this.#options.challenge?.() ?? 'Bearer');
      return reject(response, 401, 'Send a valid API key as Authorization: Bearer <key>.');
    }
    if (request.method === 'POST') return this.#post(request, response, key);
    if (request.method === 'DELETE') return this.#delete(request, response, hashKey(key));
    response.setHeader('allow', 'POST, DELETE');
    // Every message of the server is a response to the client, so there is no separate stream.
    return reject(response, 405, 'Use POST for messages, and DELETE to end a session.');
  }

  async close(): Promise<void> {
    await this.#sessions.closeAll();
  }

  async #post(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const id = request.headers['mcp-session-id'];
    let message: unknown;
    let session: Omit<Session, 'usedAt'> | 'full' | undefined;
    try {
      message = await readJson(request, this.#options.maxBodyBytes ?? 2 ** 22);
      session =
        id === undefined && isInitializeRequest(message)
          ? await this.#open(key, readChoice(request.url ?? '/'))
          : this.#sessions.find(String(id), hashKey(key));
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      response.setHeader('connection', 'close');
      return reject(response, error.status, error.message);
    }
    if (session === 'full') return this.#rejectFull(response);
    if (!session) return rejectUnknown(response, id);
    session.busy += 1;
    response.once('close', () => (session.busy -= 1));
    await session.transport.handleRequest(request, response, message);
  }

  async #delete(request: IncomingMessage, response: ServerResponse, owner: string): Promise<void> {
    const id = request.headers['mcp-session-id'];
    if (!this.#sessions.find(String(id), owner)) return rejectUnknown(response, id);
    await this.#sessions.close(String(id));
    response.writeHead(204).end();
  }

  /** @throws BodyError for a tool or a toolset that does not exist */
  async #open(key: string, choice: Choice): Promise<Omit<Session, 'usedAt'> | 'full'> {
    const owner = hashKey(key);
    if (!(await this.#sessions.makeRoom(owner))) return 'full';
    const { baseUrl, fetch } = this.#options;
    const server = openServer({ ...choice, apiKey: key, baseUrl, fetch, results: this.#results });
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => this.#sessions.add(id, { server, transport, owner }),
    });
    // The types of the SDK conflict under `exactOptionalPropertyTypes`.
    await server.connect(transport as unknown as Transport);
    return { server, transport, owner, busy: 0 };
  }

  #rejectFull(response: ServerResponse): void {
    response.setHeader('retry-after', '5');
    reject(response, 503, 'There are as many sessions as there may be. End one, or come back later.');
  }
}

type Choice = Pick<McpServerOptions, 'only' | 'toolsets' | 'readOnly' | 'outputSchemas'>;

/** Reads the choice of tools from the URL: `/mcp?toolsets=web,interact&readOnly=true`. */
function readChoice(url: string): Choice {
  const { searchParams } = new URL(url, 'http://localhost');
  const list = (name: string): string[] | undefined => searchParams.get(name)?.split(',').filter(Boolean);
  return {
    only: list('tools'),
    toolsets: list('toolsets'),
    readOnly: searchParams.get('readOnly') === 'true',
    outputSchemas: searchParams.get('outputSchemas') === 'true',
  };
}

function openServer(options: McpServerOptions): Server {
  try {
    return createMcpServer(options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw Object.assign(new BodyError(400, error.message), { cause: error });
  }
}

/** MCP 2025-06-18, transports, session management: 400 without an id, 404 for one that has ended. */
function rejectUnknown(response: ServerResponse, id: unknown): void {
  if (id === undefined)
    reject(response, 400, 'Begin with `initialize`, then send the Mcp-Session-Id of its answer.');
  else reject(response, 404, 'This session has ended. Begin anew with `initialize`.');
}

function reject(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** Pages served from localhost, on any port. */
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a page may call the endpoint (MCP 2025-06-18, transports, security warning). Clients other than pages send no
 * `Origin`. `Host` does not help: after DNS rebinding a page sends the same name in both.
 * @param allowed origins, `*` for all
 */
export function allowsOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin === undefined || local.test(origin) || allowed.includes('*') || allowed.includes(origin);
}
