import { applyMovements } from '../credits/ledger.ts';
import { defaultPlans } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import { lockSetup } from '../../platform/store/migrate.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { defaultThreatPolicy } from '../teams/threat-policy.ts';
import { createKey, revokeKey } from './keys.ts';
import { createOrganization } from '../teams/organizations.ts';
import { createTeam } from '../teams/teams.ts';
import { AccountError } from '../teams/account-error.ts';

const CREDITS = 100_000;

/**
 * Whether a first start creates a key with all scopes by itself. It does not where others than the operator may reach
 * the store.
 */
export function wantsDevelopmentKey(
  { developmentKey, databaseUrl }: { developmentKey: string; databaseUrl: string | undefined },
  environment: NodeJS.ProcessEnv = process.env,
): boolean {
  if (developmentKey !== 'auto') return developmentKey === 'on';
  return databaseUrl === undefined && environment['NODE_ENV'] !== 'production';
}

/**
 * Makes an empty store usable: a team with credits and a key with all scopes, on the plan `development`, or on the
 * first plan where there is no such plan. Its requests may use threat protection, which is off unless a request enables
 * it.
 * @returns the key, this once; undefined when the store already has a team.
 */
export async function createDevelopmentKey(
  store: Store,
  plans: Plans = defaultPlans,
): Promise<string | undefined> {
  return store.tx(async (query) => {
    await lockSetup(store, query);
    const some = await query.selectFrom('organization').select('id').limit(1).executeTakeFirst();
    if (some !== undefined) return undefined;
    const name = 'Development';
    const plan = 'development' in plans ? 'development' : Object.keys(plans)[0]!; // There is at least one plan.
    const teamId = await createDevelopmentTeam(query, { name, plan });
    await applyMovements(store, query, [{ kind: 'grant', teamId, credits: CREDITS, reason: 'first start' }]);
    const { key } = await createKey(query, { teamId, name: 'development', scopes: ['*'] });
    return key;
  });
}

/**
 * Creates a team as the first start does, in an organization of its own. It has threat protection, by a policy that
 * blocks nothing.
 */
export async function createDevelopmentTeam(
  query: Query,
  { name, plan }: { name: string; plan: string },
): Promise<string> {
  const policy = { ...defaultThreatPolicy, mode: 'off' as const };
  const { id: organizationId } = await createOrganization(query, name, policy);
  const { id } = await createTeam(query, { organizationId, name, plan, threatProtection: 'enabled' });
  return id;
}

/**
 * Creates a key of the oldest team, runs `work` with it and revokes it, whether the work succeeds or fails.
 * @throws {AccountError} when the store has no team.
 */
export async function withTemporaryKey<T>(store: Store, work: (key: string) => Promise<T>): Promise<T> {
  const team = await store.db.selectFrom('team').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (team === undefined) throw new AccountError('There is no team: `teams create` makes one.');
  const { id, key } = await store.tx((query) =>
    createKey(query, { teamId: team.id, name: 'temporary', scopes: ['*'] }),
  );
  try {
    return await work(key);
  } finally {
    await store.tx((query) => revokeKey(query, id));
  }
}
