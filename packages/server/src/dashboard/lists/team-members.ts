import { sql } from 'kysely';
import { lastSeenAt, selectMembers } from '../../accounts/people/people.ts';
import type { Member } from '../../accounts/people/people.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Context } from '../account-services.ts';
import { containsText } from './filters.ts';
import { readPart, USUAL_LIMIT } from './read-part.ts';
import type { Order, Part } from './read-part.ts';

type Query = Context<'listMembers'>['query'];

const orders: Record<NonNullable<Query['sort']>, Order> = {
  joined: { by: sql.ref('membership.created_at'), kind: 'number', direction: 'asc' },
  name: { by: sql`lower(person.name)`, kind: 'text', direction: 'asc' },
  lastSeen: { by: sql`coalesce(${lastSeenAt}, 0)`, kind: 'number', direction: 'desc' },
};

/** Lists the people of a team. A cursor stays valid when its person leaves the team. */
export function listTeamMembers(
  { db }: Store,
  teamId: string,
  { search, role, sort = 'joined', cursor, limit = USUAL_LIMIT }: Query,
): Promise<Part<Member>> {
  const members = selectMembers(db, teamId)
    .$if(role !== undefined, (select) => select.where('membership.role', '=', role!))
    .$if(search !== undefined, (select) =>
      select.where(containsText(search!, [sql.ref('person.name'), sql`coalesce(person.email, '')`])),
    );
  const id = sql.ref('person.id');
  return readPart(members, { order: orders[sort], id, cursor, limit, toItem: (member) => member });
}
