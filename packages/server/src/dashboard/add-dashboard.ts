import type { FastifyInstance } from 'fastify';
import { addAccountApi } from './account-api.ts';
import type { AccountApiServices } from './account-api.ts';
import { addDashboardPages } from './pages.ts';

/** Serves the account dashboard: its pages at `/dashboard`, the API behind them at `/account/v1`. */
export async function addDashboard(app: FastifyInstance, services: AccountApiServices): Promise<void> {
  await addAccountApi(app, services);
  await addDashboardPages(app);
}
