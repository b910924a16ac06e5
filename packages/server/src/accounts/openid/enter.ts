import { AccountError } from '../teams/account-error.ts';
import { lockTeam, readTeam } from '../teams/teams.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { isOnlyOwner } from '../people/people.ts';
import { formatClientName } from '../onboarding/client-name.ts';
import type { Role } from '../../platform/config/role.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { getVerifiedEmail } from './rights.ts';
import type { Claims } from './rights.ts';

/** A person whom a provider has authenticated. */
export interface Comer {
  issuer: string;
  subject: string;
  claims: Claims;
  /** The role in each team that admits the person. */
  rights: ReadonlyMap<string, Role>;
  /** Every team that the provider controls: the person is removed from those without a role in `rights`. */
  teams: readonly string[];
}

/** A change of a membership by a sign-in. */
export interface Change {
  event: 'member.added' | 'member.changed' | 'member.removed';
  teamId: string;
  personId: string;
  role?: Role;
}

/** The result of a sign-in. */
export interface Entered {
  /** Undefined when no team admits the person. */
  personId: string | undefined;
  changes: Change[];
  /** Configured teams that do not exist. */
  missing: string[];
  /** Teams in which the person stays as the last owner, although the provider says otherwise. */
  ownerless: string[];
}

/**
 * Updates the person and their memberships by issuer and subject alone: an email address never leads to an existing
 * person. The last owner of a team stays its owner, as in the dashboard, because somebody must be able to add another.
 * @returns the person, undefined when no team admits them; and the changes, in both cases
 */
export async function enter(store: Store, query: Query, comer: Comer): Promise<Entered> {
  const { rights, teams } = comer;
  const known = await findSubject(query, comer);
  if (known === undefined && rights.size === 0)
    return { personId: undefined, changes: [], missing: [], ownerless: [] };
  const personId = known ?? (await addSubject(query, comer));
  await query.updateTable('person').set(provenNameOf(comer)).where('id', '=', personId).execute();
  const changes: Change[] = [];
  const missing: string[] = [];
  const ownerless: string[] = [];
  for (const teamId of teams.toSorted()) {
    const change = await putRight(store, query, { personId, teamId, role: rights.get(teamId) });
    if (change === 'missing') missing.push(teamId);
    else if (change === 'ownerless') ownerless.push(teamId);
    else if (change !== undefined) changes.push(change);
  }
  const isIn = [...rights.keys()].some((teamId) => !missing.includes(teamId));
  if (!isIn) await query.deleteFrom('person_session').where('person_id', '=', personId).execute();
  return { personId: isIn ? personId : undefined, changes, missing, ownerless };
}

async function findSubject(query: Query, { issuer, subject }: Comer): Promise<string | undefined> {
  const found = await query
    .selectFrom('person_subject')
    .select('person_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.person_id;
}

/** Adds a person. Of two concurrent sign-ins, the second uses the person that the first has added. */
async function addSubject(query: Query, comer: Comer): Promise<string> {
  const id = uuidv7();
  const { issuer, subject } = comer;
  await query
    .insertInto('person')
    .values({ id, ...provenNameOf(comer), created_at: Date.now() })
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('person_subject')
    .values({ issuer, subject, person_id: id })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return id;
  await query.deleteFrom('person').where('id', '=', id).execute();
  return (await findSubject(query, comer))!;
}

function provenNameOf({ claims, subject }: Comer): {
  name: string;
  email: string | null;
  email_verified: 0 | 1;
} {
  const email = getVerifiedEmail(claims) ?? null;
  const candidates = [claims['name'], claims['preferred_username'], email, subject];
  const [name = 'Somebody'] = candidates.flatMap(
    (one) => formatClientName(typeof one === 'string' ? one : '') || [],
  );
  return { name, email, email_verified: email === null ? 0 : 1 };
}

async function putRight(
  store: Store,
  query: Query,
  { personId, teamId, role }: { personId: string; teamId: string; role: Role | undefined },
): Promise<Change | 'missing' | 'ownerless' | undefined> {
  const has = await query
    .selectFrom('membership')
    .select('role')
    .where('team_id', '=', teamId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (has?.role === role) return undefined;
  if (has?.role === 'owner') {
    await lockTeam(store, query, teamId);
    if (await isOnlyOwner(query, teamId, personId)) return 'ownerless';
  }
  const own = { team_id: teamId, person_id: personId };
  if (role === undefined) {
    await query
      .deleteFrom('membership')
      .where('team_id', '=', teamId)
      .where('person_id', '=', personId)
      .execute();
    return { event: 'member.removed', teamId, personId };
  }
  if (has === undefined && !(await isTeam(query, teamId))) return 'missing';
  await query
    .insertInto('membership')
    .values({ ...own, role, created_at: Date.now() })
    .onConflict((conflict) => conflict.columns(['team_id', 'person_id']).doUpdateSet({ role }))
    .execute();
  return { event: has === undefined ? 'member.added' : 'member.changed', teamId, personId, role };
}

async function isTeam(query: Query, teamId: string): Promise<boolean> {
  try {
    await readTeam(query, teamId);
    return true;
  } catch (error) {
    if (error instanceof AccountError) return false;
    throw error;
  }
}
