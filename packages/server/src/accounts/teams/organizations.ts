import { uuidv7 } from '../../platform/ids.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { OrganizationRow } from '../../platform/store/tables/accounts.ts';
import { defaultThreatPolicy } from './threat-policy.ts';
import type { ThreatPolicy } from './threat-policy.ts';
import { AccountError } from './account-error.ts';

/** An organization, as the command line prints it. */
export interface Organization {
  id: string;
  name: string;
  /** Security events go to the SIEM log. */
  siemLogging: boolean;
  /** Requests may override the threat policy. */
  threatOverrides: boolean;
  threatPolicy: ThreatPolicy;
}

/** The members of an organization that can be changed. */
export type OrganizationChange = Partial<Omit<Organization, 'id'>>;

/** Creates an organization without teams. */
export async function createOrganization(
  query: Query,
  name: string,
  threatPolicy: ThreatPolicy = defaultThreatPolicy,
): Promise<Organization> {
  const id = uuidv7();
  const threat_policy = JSON.stringify(threatPolicy);
  const row = {
    id,
    name,
    siem_logging: 0,
    threat_overrides: 1,
    threat_policy,
    created_at: Date.now(),
  } as const;
  await query.insertInto('organization').values(row).execute();
  return { id, name, siemLogging: false, threatOverrides: true, threatPolicy };
}

/** Lists all organizations, oldest first. */
export async function listOrganizations(store: Store): Promise<Organization[]> {
  const rows = await store.db.selectFrom('organization').selectAll().orderBy('id').execute();
  return rows.map(toOrganization);
}

/** @throws {AccountError} when there is no organization with this id. */
export async function changeOrganization(
  query: Query,
  id: string,
  change: (organization: Organization) => OrganizationChange,
): Promise<Organization> {
  const organization = await readOrganization(query, id);
  const changed = { ...organization, ...change(organization) };
  const { name, siemLogging, threatOverrides, threatPolicy } = changed;
  await query
    .updateTable('organization')
    .set({
      name,
      siem_logging: siemLogging ? 1 : 0,
      threat_overrides: threatOverrides ? 1 : 0,
      threat_policy: JSON.stringify(threatPolicy),
    })
    .where('id', '=', id)
    .execute();
  return changed;
}

/** @throws {AccountError} when there is no organization with this id. */
export async function readOrganization(query: Query | Store['db'], id: string): Promise<Organization> {
  const row = await query.selectFrom('organization').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AccountError(`There is no organization ${id}: \`teams list\` shows them.`);
  return toOrganization(row);
}

function toOrganization(row: OrganizationRow): Organization {
  return {
    id: row.id,
    name: row.name,
    siemLogging: row.siem_logging === 1,
    threatOverrides: row.threat_overrides === 1,
    threatPolicy: JSON.parse(row.threat_policy) as ThreatPolicy, // This module writes it.
  };
}
