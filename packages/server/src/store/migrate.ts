import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import * as initial from './migrations/0001-initial.ts';
import * as agent from './migrations/0002-agent.ts';
import * as keyDates from './migrations/0003-key-dates.ts';
import * as jobs from './migrations/0004-jobs.ts';
import * as agentQueue from './migrations/0005-agent-queue.ts';
import * as webhooks from './migrations/0006-webhooks.ts';
import * as claimFunctions from './migrations/0007-claim-functions.ts';
import * as crawl from './migrations/0008-crawl.ts';
import * as idempotentStarts from './migrations/0009-idempotent-starts.ts';
import * as interact from './migrations/0010-interact.ts';
import * as monitor from './migrations/0011-monitor.ts';
import * as dashboard from './migrations/0012-dashboard.ts';
import * as securityLog from './migrations/0013-security-log.ts';
import * as deviceGrants from './migrations/0014-device-grants.ts';
import * as assertions from './migrations/0015-assertions.ts';
import * as passkeys from './migrations/0020-passkeys.ts';
import * as openid from './migrations/0021-openid.ts';
import * as mail from './migrations/0022-mail.ts';
import * as teamReads from './migrations/0023-team-reads.ts';
import * as cache from './migrations/0024-cache.ts';
import * as webhookDeliveries from './migrations/0025-webhook-deliveries.ts';
import * as provenAddresses from './migrations/0026-proven-addresses.ts';
import * as profiles from './migrations/0027-profiles.ts';
import * as seal from './migrations/0028-seal.ts';
import * as keyLives from './migrations/0029-key-lives.ts';
import type { Query, Store } from './store.ts';

/** One step of the schema. A released step never changes; later steps are appended. */
interface Migration {
  name: string;
  up(db: Kysely<unknown>, kind: Store['kind']): Promise<void>;
}

const migrations: readonly Migration[] = [
  initial,
  agent,
  keyDates,
  jobs,
  agentQueue,
  webhooks,
  claimFunctions,
  crawl,
  idempotentStarts,
  interact,
  monitor,
  dashboard,
  securityLog,
  deviceGrants,
  assertions,
  passkeys,
  openid,
  mail,
  teamReads,
  cache,
  webhookDeliveries,
  provenAddresses,
  profiles,
  seal,
  keyLives,
];

/** An arbitrary number that all processes share, so that one of them migrates while the others wait. */
const ADVISORY_LOCK = 7_316_024_577;

/**
 * Migrates the schema of the store to this version, in one transaction under a lock: an advisory lock on PostgreSQL,
 * the write lock on SQLite. Several processes may call it at once.
 * @returns the names of the migrations that it applied, in order; none when the schema was up to date.
 * @throws {Error} when a newer version has migrated the store.
 */
export async function migrate(store: Store): Promise<string[]> {
  return store.tx(async (db) => {
    await lockSetup(store, db);
    await sql`create table if not exists schema_migration (name text primary key, applied_at bigint not null)`.execute(
      db,
    );
    const applied = await appliedNames(db);
    assertNotNewer(applied);
    const pending = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) {
      // A migration does not use the table types, because these change after it.
      await migration.up(db as unknown as Kysely<unknown>, store.kind);
      await sql`insert into schema_migration values (${migration.name}, ${Date.now()})`.execute(db);
    }
    return pending.map((migration) => migration.name);
  });
}

/** Lets one process at a time prepare the store; the others wait until this transaction ends. */
export async function lockSetup(store: Store, query: Query): Promise<void> {
  // On SQLite every transaction already begins with the write lock.
  if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(query);
}

async function appliedNames(db: Query): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}

function assertNotNewer(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The store has the migration ${unknown[0]}, which this version of the server does not know: run the version that wrote it, or a newer one.`,
  );
}
