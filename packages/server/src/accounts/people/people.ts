import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { AccountError } from '../teams/account-error.ts';
import { readTeam } from '../teams/teams.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { Tables } from '../../platform/store/tables.ts';
import type { Role } from '../../platform/config/role.ts';

/** A person who can sign in. */
export interface Person {
  id: string;
  name: string;
  email: string | null;
}

/** A member of a team. */
export interface Member extends Person {
  role: Role;
  joinedAt: number;
  /** When the person was last seen in the dashboard, to about a minute. */
  lastSeenAt: number | null;
}

/** Max people that can be added to a team by hand. */
export const MAX_MEMBERS = 200;

/**
 * Adds a person to a team.
 * @param isProven whether the address is known to be the person's own, as it is after a sign-in by an emailed link.
 * @throws {AccountError} when there is no such team.
 */
export async function addPerson(
  query: Query,
  {
    teamId,
    name,
    email = null,
    role,
    isProven = false,
  }: { teamId: string; name: string; email?: string | null; role: Role; isProven?: boolean },
): Promise<Person> {
  await readTeam(query, teamId);
  const person = { id: uuidv7(), name, email };
  const created_at = Date.now();
  await query
    .insertInto('person')
    .values({ ...person, created_at, email_verified: isProven ? 1 : 0 })
    .execute();
  await query
    .insertInto('membership')
    .values({ team_id: teamId, person_id: person.id, role, created_at })
    .execute();
  return person;
}

/** @throws {AccountError} when there is no person with this id. */
export async function readPerson(query: Query | Store['db'], id: string): Promise<Person> {
  const person = await query
    .selectFrom('person')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (person === undefined) throw new AccountError(`There is nobody ${id}: \`people list\` shows them.`);
  return person;
}

/** Lists the members of a team, in the order in which they joined. */
export async function listMembers(query: Query | Store['db'], teamId: string): Promise<Member[]> {
  return selectMembers(query, teamId).orderBy('membership.created_at').orderBy('person.id').execute();
}

/** Whether a team has reached the number of people that can be added by hand; an organization may admit more. */
export async function isFull(query: Query, teamId: string): Promise<boolean> {
  const some = query.selectFrom('membership').select('person_id').where('team_id', '=', teamId);
  return (await some.limit(MAX_MEMBERS).execute()).length >= MAX_MEMBERS;
}

/** Finds a member of a team; undefined for a person who is not a member. */
export async function findMember(
  query: Query | Store['db'],
  teamId: string,
  personId: string,
): Promise<Member | undefined> {
  return selectMembers(query, teamId).where('person.id', '=', personId).executeTakeFirst();
}

/**
 * Whether the person is the only owner of the team. Needs the lock of the team's row, so that two owners who leave at
 * once wait for each other.
 */
export async function isOnlyOwner(query: Query, teamId: string, personId: string): Promise<boolean> {
  const owners = await query
    .selectFrom('membership')
    .select('person_id')
    .where('team_id', '=', teamId)
    .where('role', '=', 'owner')
    .limit(2)
    .execute();
  return owners.every((owner) => owner.person_id === personId);
}

/** Selects the members of a team. */
export function selectMembers(
  query: Query | Store['db'],
  teamId: string,
): SelectQueryBuilder<Tables, 'membership' | 'person', Member> {
  return query
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.name', 'person.email', 'membership.role'])
    .select(['membership.created_at as joinedAt'])
    .select(lastSeenAt.as('lastSeenAt'))
    .where('membership.team_id', '=', teamId);
}

/** When a selected member was last seen. */
export const lastSeenAt: RawBuilder<number | null> = sql`(
  select max(last_seen_at) from person_session where person_session.person_id = membership.person_id
)`;

/** Finds the oldest owner of the oldest team with an owner; undefined when there is no owner. */
export async function firstOwner(query: Query | Store['db']): Promise<Person | undefined> {
  return query
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.name', 'person.email'])
    .where('membership.role', '=', 'owner')
    .orderBy('membership.team_id')
    .orderBy('person.id')
    .limit(1)
    .executeTakeFirst();
}
