import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { applyMovements } from '../../dist/accounts/credits/ledger.js';
import { createKey } from '../../dist/accounts/keys/keys.js';
import { createDevelopmentTeam } from '../../dist/accounts/keys/development-key.js';
import { migrate } from '../../dist/platform/store/migrate.js';
import { openStore } from '../../dist/platform/store/open.js';

/** Milliseconds for which a database that restarts takes no connections. */
const RESTART_MS = 1000;

/**
 * Creates an empty store of a kind: the options that open it, a function that removes it, and on PostgreSQL one that cuts
 * off everybody as a restart of the database does.
 */
export async function createDatabase(kind, folder) {
  if (kind === 'sqlite') return { options: { dataDirectory: folder }, remove: async () => {} };
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set: run this through .ci/postgres.');
  const name = `crash_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    options: { dataDirectory: folder, databaseUrl: url.href },
    async restart() {
      await administer(server, `alter database ${name} with allow_connections false`);
      await administer(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      await sleep(RESTART_MS);
      await administer(server, `alter database ${name} with allow_connections true`);
    },
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** Opens a new store with a team that has a key and many credits. */
export async function openMigrated(options) {
  const store = await openStore(options);
  await migrate(store);
  const { key, teamId } = await store.tx(async (query) => {
    const teamId = await createDevelopmentTeam(query, { name: 'Crash', plan: 'crash' });
    await applyMovements(store, query, [{ kind: 'grant', teamId, credits: 1_000_000, reason: 'start' }]);
    const { key } = await createKey(query, { teamId, name: 'crash', scopes: ['*'] });
    return { key, teamId };
  });
  return { store, key, teamId };
}

async function administer(connectionString, sql) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** In one round of three, restarts a database that can be, while the round runs. @returns whether it did */
export async function restartSometimes({ restart }) {
  if (restart === undefined || Math.random() >= 0.33) return false;
  await sleep(500 + Math.random() * 1500);
  await restart();
  return true;
}
