import fastifyStatic from '@fastify/static';
import { dashboardDirectory, dashboardHeaders } from '@web-data/dashboard';
import type { FastifyInstance } from 'fastify';
import { addOnboarding } from '../accounts/onboarding/onboarding-api.ts';
import type { OnboardingServices } from '../accounts/onboarding/onboarding-services.ts';
import { addAccountApi } from './account-api.ts';
import type { AccountApiServices } from './account-api.ts';

/**
 * Serves the account dashboard: its pages at `/dashboard`, the API behind them at `/account/v1`, and the device flow
 * through which people give agents a key.
 */
export async function addDashboard(
  app: FastifyInstance,
  services: AccountApiServices & OnboardingServices,
): Promise<void> {
  await addAccountApi(app, services);
  await addOnboarding(app, services);
  await addPages(app);
}

/** Serves the dashboard at `/dashboard`: every path of it is the same page, whose script routes by the URL. */
async function addPages(app: FastifyInstance): Promise<void> {
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
