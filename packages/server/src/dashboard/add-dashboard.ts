import type { FastifyInstance } from 'fastify';
import { addOnboarding } from '../accounts/onboarding/onboarding-api.ts';
import type { OnboardingServices } from '../accounts/onboarding/onboarding-services.ts';
import { addAccountApi } from './account-api.ts';
import type { AccountApiServices } from './account-api.ts';
import { addDashboardPages } from './pages.ts';

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
  await addDashboardPages(app);
}
