import { existsSync, statSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { siteDirectory, siteHandler } from '@web-data/docs';
import type { ServiceFacts } from '@web-data/docs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ConfigError } from '../config/config-error.ts';
import type { AddressedRequest } from './request-origin.ts';

/** Options of the routes outside the API. */
export interface DocsOptions {
  /** Folder that is served at `/`: the documentation site when undefined, nothing when `none`. */
  directory: string | undefined;
  /** Scheme and host of the server, as a request reached it; known once it listens. */
  origin(request: AddressedRequest): string;
  /** The limits and prices of this server, which the guide to limits shows. */
  facts: ServiceFacts;
  /** Where readers sign in to the dashboard; undefined where there is none. */
  signInUrl: string | undefined;
}

/** @throws {ConfigError} when the configured folder does not exist. */
export function requireDocs(directory: string | undefined): void {
  if (directory === undefined || directory === 'none') return;
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new ConfigError(
    `docsDirectory (WEB_DATA_DOCS_DIRECTORY) is ${directory}, which is no folder that can be read: name one, or \`none\`.`,
  );
}

/** Serves the documentation at `/`, with the server's own URL in its samples, or the configured folder. */
export async function addDocs(app: FastifyInstance, options: DocsOptions): Promise<void> {
  const { directory = siteDirectory } = options;
  if (directory === 'none' || !existsSync(directory)) return;
  if (directory === siteDirectory) return addSite(app, options);
  await app.register(fastifyStatic, { root: directory, prefix: '/', redirect: true, decorateReply: false });
}

/** Maximum number of origins for which samples are kept. */
const MAX_SITES = 8;

function addSite(app: FastifyInstance, { origin: readOrigin, facts, signInUrl }: DocsOptions): void {
  const sites = new Map<string, ReturnType<typeof siteHandler>>();
  app.get('/*', async (request, reply) => {
    const origin = readOrigin(request);
    const handle = sites.get(origin) ?? siteHandler({ origin, apiBaseUrl: origin, facts, signInUrl });
    // The least recently requested one goes first: a caller may send many hosts.
    sites.delete(origin);
    sites.set(origin, handle);
    if (sites.size > MAX_SITES) sites.delete([...sites.keys()][0]!);
    // A target in absolute form has a host of its own.
    if (!request.url.startsWith('/')) return reply.callNotFound();
    const response = await handle(new Request(origin + request.url, { headers: forwarded(request) }));
    // Programs get the error object, browsers the error page of the site.
    if (response.status === 404 && !wantsHtml(request)) return reply.callNotFound();
    const body = response.body === null ? undefined : Buffer.from(await response.arrayBuffer());
    return reply.code(response.status).headers(Object.fromEntries(response.headers)).send(body);
  });
}

/** Picks the headers that the site reads. */
function forwarded({ headers }: FastifyRequest): Record<string, string> {
  return {
    accept: headers.accept ?? '',
    'accept-encoding': headers['accept-encoding']?.toString() ?? '',
    'if-none-match': headers['if-none-match'] ?? '',
  };
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
