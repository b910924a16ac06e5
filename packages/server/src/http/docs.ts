import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { renderRobots, renderSitemap, siteDirectory } from '@web-data/docs';
import type { FastifyInstance } from 'fastify';

/** What is served outside `/v2`. */
export interface DocsOptions {
  /** Folder served at `/`: the documentation site when undefined, nothing when `none`. */
  directory: string | undefined;
  /** Scheme and host of the server, known once it listens. */
  origin(): string;
}

/** Serves the documentation at `/`, with a robots.txt and a sitemap.xml for the server's own address. */
export async function addDocs(
  app: FastifyInstance,
  { directory = siteDirectory, origin }: DocsOptions,
): Promise<void> {
  if (directory === 'none' || !existsSync(directory)) return;
  await app.register(fastifyStatic, { root: directory, prefix: '/', redirect: true, decorateReply: false });
  if (directory !== siteDirectory) return;
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(origin())),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml').send(renderSitemap(origin())),
  );
}
