import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/platform/store/open.ts';
import { findRemedy, isOutage } from '../../src/platform/store/outage.ts';
import { administer, newPlace, newStore, storeKinds } from '../support/stores.ts';

const hasPostgres = storeKinds.includes('postgres');
const fromDatabase = (code: string) =>
  Object.assign(new Error('of the database'), { code, severity: 'ERROR' });

describe('an error of the store', () => {
  it.each<[code: string, outage: boolean]>([
    ['08006', true],
    ['25006', true],
    ['25P02', true],
    ['28000', true],
    ['28P01', true],
    ['3D000', true],
    ['42501', true],
    ['53300', true],
    ['55P03', true],
    ['57P03', true],
    ['58030', true],
    ['F0001', true],
    ['XX001', true],
    ['22P05', true],
    ['22003', false],
    ['23505', false],
    ['42601', false],
    ['42P01', false],
  ])('%s of PostgreSQL is an outage: %s', (code, outage) => {
    expect(isOutage(fromDatabase(code))).toBe(outage);
  });

  it.each<[code: string, outage: boolean]>([
    ['SQLITE_FULL', true],
    ['SQLITE_IOERR_FSYNC', true],
    ['SQLITE_NOMEM', true],
    ['SQLITE_PROTOCOL', true],
    ['SQLITE_CONSTRAINT_UNIQUE', false],
    ['SQLITE_ERROR', false],
    ['SQLITE_MISMATCH', false],
    ['ECONNRESET', true],
    ['ERR_INVALID_ARG_TYPE', false],
    ['EPERM', false],
  ])('%s is an outage: %s', (code, outage) => {
    expect(isOutage(Object.assign(new Error('of the system'), { code }))).toBe(outage);
  });

  it('has a remedy where its code says enough', () => {
    expect(findRemedy(fromDatabase('28P01'))).toContain('rejects the user or the password');
    expect(findRemedy(fromDatabase('53100'))).toContain('free some space');
    expect(findRemedy(fromDatabase('XX000'))).toBeUndefined();
    expect(findRemedy(null)).toBeUndefined();
  });
});

describe.runIf(hasPostgres)('a database', () => {
  it('that was read-only is written to as soon as it is writable, by connections of before, too', async () => {
    const { store, place, close } = await newStore('postgres');
    onTestFinished(close);
    const name = new URL(place.options.databaseUrl!).pathname.slice(1);
    const add = (id: string) =>
      store.tx((query) =>
        query.insertInto('instance').values({ id, started_at: 1, lease_until: 2 }).execute(),
      );
    await add('before');
    await administer(`alter database ${name} set default_transaction_read_only = on`);
    await administer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = 'web-data-server'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Several sessions that begin read-only.
    await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.1)`.execute(store.db)));
    const error: unknown = await add('during').catch((thrown: unknown) => thrown);
    expect([isOutage(error), (error as { code?: string }).code]).toEqual([true, '25006']);
    await administer(`alter database ${name} reset default_transaction_read_only`);
    const outcomes = await retryFor(5000, () => add('after'));
    expect(outcomes).toBe('written');
    for (let attempt = 0; attempt < 8; attempt++) await add(`later ${attempt}`);
  });

  it.each<[title: string, change: (url: URL) => void, message: RegExp]>([
    ['whose password is another', (url) => void (url.password = 'wrong'), /rejects the user or the password/],
    ['that does not exist', (url) => void (url.pathname = '/missing'), /does not exist: create it/],
  ])('%s is named with the remedy', async (_, change, message) => {
    const place = await newPlace('postgres');
    onTestFinished(place.remove);
    const url = new URL(place.options.databaseUrl!);
    change(url);
    await expect(openStore({ dataDirectory: '', databaseUrl: url.href })).rejects.toThrow(message);
  });

  it('whose encoding is not UTF-8 is named with the remedy', async () => {
    const place = await newPlace('postgres');
    const url = new URL(place.options.databaseUrl!);
    url.pathname += '_latin';
    const name = url.pathname.slice(1);
    await administer(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    onTestFinished(async () => {
      await administer(`drop database ${name} with (force)`);
      await place.remove();
    });
    await expect(openStore({ dataDirectory: '', databaseUrl: url.href })).rejects.toThrow(
      /cannot be used: its encoding is LATIN1\. Create the database with ENCODING UTF8\.$/,
    );
  });

  it('in which the user lacks a right has an outage', async () => {
    const { store, close } = await newStore('postgres');
    onTestFinished(close);
    const denied = store.tx(async (query) => {
      await sql`set local role pg_monitor`.execute(query);
      await query.selectFrom('instance').selectAll().execute();
    });
    const error: unknown = await denied.catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
    expect(findRemedy(error)).toContain('lacks a right');
    expect(await store.db.selectFrom('instance').selectAll().execute()).toEqual([]);
  });
});

/** Tries until it succeeds; an outage may pass, any other error is thrown. */
async function retryFor(milliseconds: number, write: () => Promise<unknown>): Promise<'written' | 'never'> {
  for (const until = Date.now() + milliseconds; Date.now() < until;) {
    const error: unknown = await write().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error === undefined) return 'written';
    if (!isOutage(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 'never';
}
