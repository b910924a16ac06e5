import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/platform/store/migrate.ts';
import { openStore } from '../../src/platform/store/open.ts';
import type { StoreOptions } from '../../src/platform/store/open.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { isLong } from '../../../../scripts/vitest/tier.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** An empty place for a store, and how to remove it. */
export interface Place {
  options: StoreOptions;
  remove(): Promise<void>;
}

/** The kinds of store that can be tested here. */
export const storeKinds: readonly Store['kind'][] =
  databaseUrl === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/**
 * The kinds that suites of whole servers, sites and browsers are played on: all of them in `npm run test:long`, and in
 * `npm test` the one that several processes can share, where it can be tested here. What a store must do by itself is tried
 * on each kind always, by the suites of stores, credits, jobs, crawls and monitors.
 */
export const playedOn: readonly Store['kind'][] = isLong ? storeKinds : storeKinds.slice(-1);

/**
 * The one kind that the short form of a kill is played on, where it can be tested here. Each kill has a kind that suits it,
 * and crashes of a server as a whole are on all of them; `npm run chaos` plays every kill on every kind.
 */
export function killedOn(kind: Store['kind']): readonly Store['kind'][] {
  return storeKinds.includes(kind) ? [kind] : storeKinds;
}

if (databaseUrl === undefined) {
  console.log('PostgreSQL: not tested, TEST_DATABASE_URL is not set (.ci/postgres <command> sets it).');
}

/** A new, empty place: a folder, or a database of the PostgreSQL server that `TEST_DATABASE_URL` names. */
export async function newPlace(kind: Store['kind']): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (kind === 'sqlite') return { options: { dataDirectory: folder }, remove: removeFolder };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(databaseUrl!);
  url.pathname = `/${name}`;
  return {
    options: { dataDirectory: folder, databaseUrl: url.href },
    async remove() {
      await administer(`drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/** A migrated store in a new place. */
export async function newStore(
  kind: Store['kind'],
): Promise<{ store: Store; place: Place; close(): Promise<void> }> {
  const place = await newPlace(kind);
  const store = await openStore(place.options);
  await migrate(store);
  const close = async (): Promise<void> => {
    await store.close();
    await place.remove();
  };
  return { store, place, close };
}

/** Runs a statement as the administrator of the test's PostgreSQL server, in the database that is named. */
export async function administer(sql: string, url: string | undefined = databaseUrl): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
