import { uuidv7 } from '../../platform/ids.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { AccountRow } from '../../platform/store/tables/credits.ts';
import type { TeamRow } from '../../platform/store/tables/accounts.ts';
import { AccountError } from './account-error.ts';

/** A team with its credits, as the command line prints it. */
export interface Team {
  id: string;
  organizationId: string;
  name: string;
  /** Name of a plan of the configuration. */
  plan: string;
  threatProtection: 'disabled' | 'enabled' | 'enforced';
  zeroDataRetention: boolean;
  /** Whether an operator has suspended it. */
  suspended: boolean;
  /** Credits that can be spent: granted, neither charged nor held. */
  credits: number;
  /** Credits held by running work. */
  held: number;
  /** Number of requests and jobs that run. */
  running: number;
  /** Bytes of what it stores. */
  storedBytes: number;
}

/** The members of a team that can be changed. */
export type TeamChange = Partial<
  Pick<Team, 'name' | 'plan' | 'threatProtection' | 'zeroDataRetention' | 'suspended'>
>;

/** Creates a team without keys and credits. */
export async function createTeam(
  query: Query,
  {
    organizationId,
    name,
    plan,
    threatProtection = 'disabled',
  }: Pick<Team, 'organizationId' | 'name' | 'plan'> & Partial<Pick<Team, 'threatProtection'>>,
): Promise<Team> {
  const id = uuidv7();
  const team: TeamRow = {
    id,
    organization_id: organizationId,
    name,
    plan,
    threat_protection: threatProtection,
    zero_data_retention: 0,
    suspended_at: null,
    created_at: Date.now(),
  };
  const account = { team_id: id, balance: 0, held: 0, running: 0, month: 0, month_used: 0 };
  await query.insertInto('team').values(team).execute();
  await query.insertInto('account').values(account).execute();
  return toTeam({ ...team, ...account, stored: null });
}

/** Lists all teams, oldest first. */
export async function listTeams(store: Store): Promise<Team[]> {
  const rows = await teams(store.db).orderBy('team.id').execute();
  return rows.map(toTeam);
}

/** @throws {AccountError} when there is no team with this id. */
export async function readTeam(query: Query | Store['db'], id: string): Promise<Team> {
  const row = await teams(query).where('team.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AccountError(`There is no team ${id}: \`teams list\` shows them.`);
  return toTeam(row);
}

/** @throws {AccountError} when there is no team with this id. */
export async function changeTeam(query: Query, id: string, change: TeamChange): Promise<Team> {
  const before = await readTeam(query, id);
  const { name, plan, threatProtection, zeroDataRetention, suspended } = { ...before, ...change };
  await query
    .updateTable('team')
    .set({ name, plan, threat_protection: threatProtection, zero_data_retention: zeroDataRetention ? 1 : 0 })
    .$if(suspended !== before.suspended, (team) => team.set({ suspended_at: suspended ? Date.now() : null }))
    .where('id', '=', id)
    .execute();
  return readTeam(query, id);
}

function teams(query: Query | Store['db']) {
  return query
    .selectFrom('team')
    .innerJoin('account', 'account.team_id', 'team.id')
    .leftJoin('stored_bytes', 'stored_bytes.team_id', 'team.id')
    .selectAll(['team', 'account'])
    .select('stored_bytes.bytes as stored');
}

function toTeam(row: TeamRow & AccountRow & { stored: number | null }): Team {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    plan: row.plan,
    threatProtection: row.threat_protection,
    zeroDataRetention: row.zero_data_retention === 1,
    suspended: row.suspended_at !== null,
    credits: row.balance - row.held,
    held: row.held,
    running: row.running,
    storedBytes: row.stored ?? 0,
  };
}

/**
 * Locks the row of a team until this transaction ends: a concurrent change waits and then sees the changes of this one.
 */
export async function lockTeam(store: Store, query: Query, id: string): Promise<void> {
  await store.lockRow(query.selectFrom('team').select('id').where('id', '=', id)).execute();
}
