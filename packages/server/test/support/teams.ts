import { createDevelopmentTeam } from '../../src/accounts/keys/development-key.ts';
import { createOrganization } from '../../src/accounts/teams/organizations.ts';
import { createTeam } from '../../src/accounts/teams/teams.ts';
import { applyMovements } from '../../src/accounts/credits/ledger.ts';
import type { Query, Store } from '../../src/platform/store/store.ts';

/** How a team came to be: what holds for one holds for the other. */
export const kindsOfTeam = [
  ['a plain team', { isFirst: false }],
  ['the team of a first start', { isFirst: true }],
] as const;

/** A new team with credits; returns its id. `isFirst`: as a first start makes it. */
export function newTeam(store: Store, credits: number, plan = 'scale', isFirst = false): Promise<string> {
  return store.tx(async (query) => {
    const id = isFirst
      ? await createDevelopmentTeam(query, { name: 'Crew', plan })
      : await createPlainTeam(query, plan);
    if (credits > 0)
      await applyMovements(store, query, [{ kind: 'grant', teamId: id, credits, reason: 'test' }]);
    return id;
  });
}

async function createPlainTeam(query: Query, plan: string): Promise<string> {
  const { id: organizationId } = await createOrganization(query, 'Acme');
  return (await createTeam(query, { organizationId, name: 'Crew', plan })).id;
}
