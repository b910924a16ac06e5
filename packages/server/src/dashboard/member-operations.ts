import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import { lockTeam } from '../accounts/teams/teams.ts';
import {
  addPerson,
  findMember,
  isFull,
  isOnlyOwner,
  lastSeenAt,
  selectMembers,
} from '../accounts/people/people.ts';
import type { Member } from '../accounts/people/people.ts';
import type { Role } from '../platform/config/role.ts';
import { createLink, LINK_MS, linkAddress } from '../accounts/people/sign-in-links.ts';
import type { Query, Store } from '../platform/store/store.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { toPerson } from './session-state.ts';
import { optionalTime, toIsoTime } from './times.ts';
import { containsText } from './lists/filters.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import type { Order, Part } from './lists/read-part.ts';

type MemberOperation = 'listMembers' | 'addMember' | 'changeMember' | 'removeMember';

/** Lists, adds, changes and removes the people of a team. */
export function memberOperations(services: AccountServices): Pick<AccountHandlers, MemberOperation> {
  const { store, siem, origin } = services;
  return {
    async listMembers({ identity, params, query, operation }) {
      requireRole(operation, identity, params.teamId);
      const { items, ...next } = await listTeamMembers(store, params.teamId, query);
      return { status: 200, body: { success: true, members: items.map(memberOf), ...next } };
    },
    async addMember({ identity, params: { teamId }, body, operation }) {
      requireRole(operation, identity, teamId);
      const { added, secret, expiresAt } = await store.tx(async (query) => {
        await lockTeam(store, query, teamId);
        if (await isFull(query, teamId)) throw api.reject('TooManyMembers');
        const added = await addPerson(query, { teamId, ...body });
        return { added, ...(await createLink(query, added.id, LINK_MS.invited)) };
      });
      const { role } = body;
      siem.report({ event: 'member.added', teamId, personId: added.id, role, actor: identity.person.id });
      const member = memberOf({ ...added, role, joinedAt: Date.now(), lastSeenAt: null });
      const link = linkAddress(origin(), secret);
      return { status: 200, body: { success: true, member, link, linkExpiresAt: toIsoTime(expiresAt) } };
    },
    async changeMember({ identity, params: { teamId, personId }, body: { role }, operation }) {
      requireRole(operation, identity, teamId);
      const member = await store.tx(async (query) => {
        const known = await lockedMember(store, query, { teamId, personId, role });
        await ofMember(query.updateTable('membership').set({ role }), teamId, personId).execute();
        return { ...known, role };
      });
      siem.report({ event: 'member.changed', teamId, personId, role, actor: identity.person.id });
      return { status: 200, body: { success: true, member: memberOf(member) } };
    },
    async removeMember({ identity, params: { teamId, personId }, operation }) {
      requireRole(operation, identity, teamId);
      await store.tx(async (query) => {
        await lockedMember(store, query, { teamId, personId, role: undefined });
        await ofMember(query.deleteFrom('membership'), teamId, personId).execute();
      });
      siem.report({ event: 'member.removed', teamId, personId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
  };
}

/**
 * Returns the member whose role is to be changed or removed, in a team whose row is locked: two owners who remove each
 * other at once wait for each other.
 * @throws {Rejection} 404 where there is no such member, 409 where no owner would be left.
 */
async function lockedMember(
  store: Store,
  query: Query,
  { teamId, personId, role }: { teamId: string; personId: string; role: Role | undefined },
): Promise<Member> {
  await lockTeam(store, query, teamId);
  const member = await findMember(query, teamId, personId);
  if (member === undefined) throw api.reject('MemberNotFound');
  const isLess = member.role === 'owner' && role !== 'owner';
  if (isLess && (await isOnlyOwner(query, teamId, personId))) throw api.reject('LastOwner');
  return member;
}

interface Narrowed<Statement> {
  where(column: 'team_id' | 'person_id', operator: '=', value: string): Statement;
}

function ofMember<Statement extends Narrowed<Statement>>(
  statement: Statement,
  teamId: string,
  personId: string,
): Statement {
  return statement.where('team_id', '=', teamId).where('person_id', '=', personId);
}

function memberOf(member: Member): components['schemas']['Member'] {
  const { role, joinedAt, lastSeenAt } = member;
  return {
    ...toPerson(member),
    role,
    joinedAt: toIsoTime(joinedAt),
    ...optionalTime('lastSeenAt', lastSeenAt),
  };
}

type ListQuery = Context<'listMembers'>['query'];

const orders: Record<NonNullable<ListQuery['sort']>, Order> = {
  joined: { by: sql.ref('membership.created_at'), kind: 'number', direction: 'asc' },
  name: { by: sql`lower(person.name)`, kind: 'text', direction: 'asc' },
  lastSeen: { by: sql`coalesce(${lastSeenAt}, 0)`, kind: 'number', direction: 'desc' },
};

/** Lists the people of a team. A cursor stays valid when its person leaves the team. */
function listTeamMembers(
  { db }: Store,
  teamId: string,
  { search, role, sort = 'joined', cursor, limit = USUAL_LIMIT }: ListQuery,
): Promise<Part<Member>> {
  const members = selectMembers(db, teamId)
    .$if(role !== undefined, (select) => select.where('membership.role', '=', role!))
    .$if(search !== undefined, (select) =>
      select.where(containsText(search!, [sql.ref('person.name'), sql`coalesce(person.email, '')`])),
    );
  const id = sql.ref('person.id');
  return readPart(members, { order: orders[sort], id, cursor, limit, toItem: (member) => member });
}
