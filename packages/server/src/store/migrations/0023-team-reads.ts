import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Indexes for the grants and the crawls of a team. */
export const name = '0023-team-reads';

/** @param db a transaction; both stores create indexes inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index ledger_grants on ledger (team_id) where kind = 'grant'`,
  'create index crawl_by_team on crawl (team_id, created_at)',
];
