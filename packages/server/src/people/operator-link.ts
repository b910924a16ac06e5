import type { Query, Store } from '../store/store.ts';
import { lockSetup } from '../store/migrate.ts';
import { addPerson, firstOwner } from './people.ts';
import { createLink, LINK_MS, linkAddress } from './sign-in-links.ts';

/**
 * A link that signs in the first owner of the store, who is made for the oldest team where nobody is an owner yet: for
 * whoever runs the server, and so may do everything anyhow.
 * @returns its address; undefined when the store has no team.
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
