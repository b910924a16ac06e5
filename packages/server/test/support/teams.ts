import { createOrganization } from '../../src/accounts/organizations.ts';
import { createTeam } from '../../src/accounts/teams.ts';
import { applyMovements } from '../../src/credits/ledger.ts';
import type { Store } from '../../src/store/store.ts';

/** A new team with credits; returns its id. */
export function newTeam(store: Store, credits: number, plan = 'scale'): Promise<string> {
  return store.tx(async (query) => {
    const { id: organizationId } = await createOrganization(query, 'Acme');
    const { id } = await createTeam(query, { organizationId, name: 'Crew', plan });
    if (credits > 0)
      await applyMovements(store, query, [{ kind: 'grant', teamId: id, credits, reason: 'test' }]);
    return id;
  });
}
