import type { OperationHandlers } from '../operations/operation.ts';
import { MonthlyCredits } from '../../accounts/usage/monthly-credits.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Store } from '../../platform/store/store.ts';
import { readActivity } from './activity.ts';
import { readConcurrency } from './concurrency.ts';
import { readCreditHistory } from './credit-history.ts';
import { readCreditUsage } from './credit-usage.ts';
import { readQueueStatus } from './queue-status.ts';

/** Creates the handlers about a team's credits, concurrency, queue and activity. */
export function teamOperations({ store, plans }: { store: Store; plans: Plans }): OperationHandlers {
  const monthlyCredits = new MonthlyCredits(store);
  return {
    async getCreditUsage({ identity }) {
      return { status: 200, body: await readCreditUsage(store, plans, identity.teamId) };
    },
    async getCreditUsageHistory({ identity, query }) {
      return {
        status: 200,
        body: await readCreditHistory({ store, monthlyCredits }, identity.teamId, query),
      };
    },
    async getConcurrency({ identity }) {
      return { status: 200, body: await readConcurrency(store, plans, identity.teamId) };
    },
    async getQueueStatus({ identity }) {
      return { status: 200, body: await readQueueStatus(store, plans, identity) };
    },
    async getTeamActivity({ identity, query }) {
      return { status: 200, body: await readActivity(store, identity, query) };
    },
  };
}
