import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { applyMovements } from '../../dist/accounts/credits/ledger.js';
import { createKey } from '../../dist/accounts/keys/keys.js';
import { createDevelopmentTeam } from '../../dist/accounts/keys/development-key.js';
import { migrate } from '../../dist/platform/store/migrate.js';
import { openStore } from '../../dist/platform/store/open.js';

/** Creates an empty store of a kind: the options that open it, and a function that removes it. */
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
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** Opens a new store with a team that has a key and many credits. */
export async function openMigrated(options) {
  const store = await openStore(options);
  await migrate(store);
  const key = await store.tx(async (query) => {
    const teamId = await createDevelopmentTeam(query, { name: 'Crash', plan: 'crash' });
    await applyMovements(store, query, [{ kind: 'grant', teamId, credits: 1_000_000, reason: 'start' }]);
    return (await createKey(query, { teamId, name: 'crash', scopes: ['*'] })).key;
  });
  return { store, key };
}

async function administer(connectionString, sql) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
