import type { Concurrency, CreditUsage, CreditUsageHistory, QueueStatus } from '@web-data/types';
import type { OperationHandlers } from '../operations/operation.ts';
import { MonthlyCredits } from '../../accounts/usage/monthly-credits.ts';
import { getMaxStoredBytes, getPlan } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Store } from '../../platform/store/store.ts';
import { readActivity } from './activity.ts';
import { readTeam } from '../../accounts/teams/teams.ts';
import { listKeys } from '../../accounts/keys/keys.ts';
import { readBudgetState } from '../../accounts/budgets/budget-state.ts';
import type { Identity } from '../../accounts/keys/identity.ts';

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

/** Reads how many works of a team run, and how many its plan lets run at once. */
async function readConcurrency(store: Store, plans: Plans, teamId: string): Promise<Concurrency> {
  const { running, plan } = await readTeam(store.db, teamId);
  return { success: true, concurrency: running, maxConcurrency: getPlan(plans, plan).concurrency };
}

/** Reads what a team spent by month; with `byApiKey`, by month and key, each under the name that the team gave it. */
async function readCreditHistory(
  { store, monthlyCredits }: { store: Store; monthlyCredits: MonthlyCredits },
  teamId: string,
  { byApiKey = false }: { byApiKey?: boolean | undefined },
): Promise<CreditUsageHistory> {
  const now = Date.now();
  const [months, keys] = await Promise.all([
    monthlyCredits.read({ teamId, byKey: byApiKey, now }),
    byApiKey ? listKeys(store, teamId) : [],
  ]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const periods = months.map(({ from, to, keyId, credits }) => {
    const startDate = new Date(from).toISOString();
    const endDate = to > now ? null : new Date(to).toISOString();
    const period = { startDate, endDate, creditsUsed: credits };
    const name = keyId === undefined ? undefined : names.get(keyId);
    return keyId === undefined || name === undefined
      ? period
      : Object.assign(period, { apiKey: name, keyId });
  });
  return { success: true, periods };
}

/** Reads what a team may spend and store: its balance, its grants and its bytes. There are no billing periods. */
async function readCreditUsage(store: Store, plans: Plans, teamId: string): Promise<CreditUsage> {
  const { db } = store;
  const { credits, plan, storedBytes } = await readTeam(db, teamId);
  const { granted } = await db
    .selectFrom('ledger')
    .select((row) => row.fn.sum<number | string | null>('credits').as('granted'))
    .where('team_id', '=', teamId)
    .where('kind', '=', 'grant')
    .executeTakeFirstOrThrow();
  const budget = await readBudgetState(store, teamId);
  const spendable = budget?.isHardLimit === true ? Math.min(credits, budget.remaining) : credits;
  const data = {
    // An operator removes credits by a negative grant.
    remainingCredits: Math.max(0, spendable),
    planCredits: Math.max(0, Number(granted ?? 0)),
    budget: budget ?? null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    storedBytes,
    maxStoredBytes: getMaxStoredBytes(plans, plan),
  };
  return { success: true, data };
}

/** The queues of jobs that callers start and wait for. */
const QUEUES = ['agent', 'crawl'];

/** Reads the running and queued jobs of a team, and the time of its last success. */
async function readQueueStatus(store: Store, plans: Plans, identity: Identity): Promise<QueueStatus> {
  const { teamId } = identity;
  const { running, plan } = await readTeam(store.db, teamId);
  const [waiting, mostRecentSuccess] = await Promise.all([
    countWaiting(store, teamId),
    lastSuccess(store, teamId),
  ]);
  return {
    success: true,
    jobsInQueue: running + waiting,
    activeJobsInQueue: running,
    waitingJobsInQueue: waiting,
    maxConcurrency: getPlan(plans, plan).concurrency,
    mostRecentSuccess,
  };
}

async function countWaiting({ db }: Store, teamId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('job')
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .where('queue', 'in', QUEUES)
    .where('team_id', '=', teamId)
    .where('owner', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

async function lastSuccess({ db }: Store, teamId: string): Promise<string | null> {
  const last = (table: 'agent_job' | 'crawl') =>
    db
      .selectFrom(table)
      .select((row) => row.fn.max('finished_at').as('at'))
      .where('team_id', '=', teamId)
      .where('status', '=', 'completed')
      .where('expires_at', '>', Date.now())
      .executeTakeFirst();
  const found = await Promise.all([last('agent_job'), last('crawl')]);
  const at = Math.max(...found.map((row) => Number(row?.at ?? 0)));
  return at === 0 ? null : new Date(at).toISOString();
}
