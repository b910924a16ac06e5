import type { Query, Store } from '../../platform/store/store.ts';
import { lockSetup } from '../../platform/store/migrate.ts';
import { addPerson, firstOwner } from './people.ts';
import { createLink, LINK_MS, linkAddress } from './sign-in-links.ts';

/**
 * Creates a link that signs in the first owner of the store; adds an owner to the oldest team where there is none. For
 * the operator of the server, who can do everything anyhow.
 * @returns its URL; undefined when the store has no team.
 */
export async function operatorLink(store: Store, origin: string): Promise<string | undefined> {
  return store.tx(async (query) => {
    await lockSetup(store, query);
    const owner = (await firstOwner(query)) ?? (await makeOwner(query));
    if (owner === undefined) return undefined;
    const { secret } = await createLink(query, owner.id, LINK_MS.own);
    return linkAddress(origin, secret);
  });
}

async function makeOwner(query: Query) {
  const team = await query.selectFrom('team').select('id').orderBy('id').limit(1).executeTakeFirst();
  return team && addPerson(query, { teamId: team.id, name: 'Owner', role: 'owner' });
}
