import fastifyStatic from '@fastify/static';
import { dashboardDirectory, dashboardHeaders } from '@web-data/dashboard';
import type { FastifyInstance } from 'fastify';

/** Serves the dashboard at `/dashboard`: every path of it is the same page, whose script routes by the URL. */
export async function addDashboardPages(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(dashboardHeaders));
    await scope.register(fastifyStatic, {
      root: dashboardDirectory,
      prefix: '/dashboard/',
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // Only the names of assets have a hash.
        const isHashed = /[/\\]assets[/\\]/.test(path);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    for (const path of ['/dashboard', '/dashboard/', '/dashboard/*'])
      scope.get(path, async (_request, reply) => reply.sendFile('index.html'));
  });
}
