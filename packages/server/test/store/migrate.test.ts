import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../src/platform/store/migrate.ts';
import { migrations } from '../../src/platform/store/migrations.ts';
import type { Migration } from '../../src/platform/store/migrations.ts';
import { openStore } from '../../src/platform/store/open.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { newPlace, storeKinds } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

/** A migration of these statements, as a later release would append it. */
const later = (name: string, ...statements: string[]): Migration => ({
  name,
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const EXPAND = later(
  '0002-expand',
  'alter table organization add column title text',
  'update organization set title = name',
);
const CONTRACT = later('0003-contract', 'alter table organization drop column siem_logging');

describe.each(storeKinds)('migrate on %s', (kind) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace(kind);
    store = await openStore(place.options);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const run = async (statement: string): Promise<unknown[]> =>
    (await store.tx((query) => sql.raw(statement).execute(query))).rows;
  const applied = () => run('select name from schema_migration order by name');
  const addOrganization = (id: string) =>
    store.tx((query) =>
      query
        .insertInto('organization')
        .values({
          id,
          name: `Name of ${id}`,
          siem_logging: 1,
          threat_overrides: 0,
          threat_policy: '{}',
          created_at: 7,
        })
        .execute(),
    );

  it('applies each file of the folder once, in order, for processes that start together', async () => {
    const others = await Promise.all([1, 2].map(() => openStore(place.options)));
    const results = await Promise.all([store, ...others].map((each) => migrate(each)));
    const files = await readdir(new URL('../../src/platform/store/migrations', import.meta.url));
    const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
    expect(results.filter((result) => result.length > 0)).toEqual([names.toSorted()]);

    const upgrades = await Promise.all(
      [store, ...others].map((each) => migrate(each, [...migrations, EXPAND])),
    );
    expect(upgrades.filter((result) => result.length > 0)).toEqual([[EXPAND.name]]);
    await Promise.all(others.map((other) => other.close()));
  });

  it('keeps the rows of an upgrade that expands, while the previous release writes, and of one that contracts', async () => {
    await migrate(store);
    await addOrganization('before');
    expect(await migrate(store, [...migrations, EXPAND])).toEqual(['0002-expand']);
    await addOrganization('between'); // By a process of the previous release, which knows no title.
    expect(await migrate(store, [...migrations, EXPAND, CONTRACT])).toEqual(['0003-contract']);
    expect(await run('select * from organization order by id')).toEqual([
      {
        id: 'before',
        name: 'Name of before',
        title: 'Name of before',
        threat_overrides: 0,
        threat_policy: '{}',
        created_at: 7,
      },
      {
        id: 'between',
        name: 'Name of between',
        title: null,
        threat_overrides: 0,
        threat_policy: '{}',
        created_at: 7,
      },
    ]);
    expect(await migrate(store, [...migrations, EXPAND, CONTRACT])).toEqual([]);
  });

  it('applies nothing when one of several migrations fails, and all once that one is mended', async () => {
    await migrate(store);
    await addOrganization('before');
    const half = [
      'alter table organization rename column name to label',
      'create table half (id text primary key)',
    ];
    const failing = later('0003-half', ...half, `insert into half values ('a'), ('a')`);
    await expect(migrate(store, [...migrations, EXPAND, failing])).rejects.toThrow(/unique/i);
    expect(await applied()).toEqual([{ name: '0001-first-release' }]);
    expect(await run('select * from organization')).toEqual([
      {
        id: 'before',
        name: 'Name of before',
        siem_logging: 1,
        threat_overrides: 0,
        threat_policy: '{}',
        created_at: 7,
      },
    ]);
    const mended = later('0003-half', 'create table half (id text primary key)');
    expect(await migrate(store, [...migrations, EXPAND, mended])).toEqual(['0002-expand', '0003-half']);
  });

  it('leaves an empty store empty when the first migration fails', async () => {
    const failing = later(
      '0001-half',
      'create table half (id text primary key)',
      `insert into half values ('a'), ('a')`,
    );
    await expect(migrate(store, [failing])).rejects.toThrow(/unique/i);
    expect(await migrate(store)).toEqual(['0001-first-release']);
    await expect(run('select * from half')).rejects.toThrow(/half/);
  });

  it('refuses a store that a newer version has migrated', async () => {
    await migrate(store, [...migrations, EXPAND]);
    await addOrganization('kept');
    await expect(migrate(store)).rejects.toThrow(
      'The store has the migration 0002-expand, which this version of the server does not know: run the version that wrote it, or a newer one.',
    );
    expect(await applied()).toEqual([{ name: '0001-first-release' }, { name: '0002-expand' }]);
    expect(await run('select id from organization')).toEqual([{ id: 'kept' }]);
  });

  it.each([
    ['its first migration', ['0001-initial']],
    ['all its migrations', ['0001-initial', '0002-agent', '0029-key-lives']],
  ])('refuses a store of a development version with %s, and leaves it as it is', async (_, names) => {
    await migrate(store, [
      later(
        '0001-initial',
        'create table organization (id text)',
        `insert into organization values ('kept')`,
      ),
      ...names.slice(1).map((name) => later(name)),
    ]);
    const remedy = {
      sqlite: 'a new data directory (WEB_DATA_DIRECTORY, --data-directory)',
      postgres: 'an empty database (WEB_DATA_DATABASE_URL, --database-url)',
    };
    await expect(migrate(store)).rejects.toThrow(
      `The store was created by a development version from before the first release, whose tables cannot be migrated: start with ${remedy[kind]}.`,
    );
    expect(await applied()).toEqual(names.map((name) => ({ name })));
    expect(await run('select * from organization')).toEqual([{ id: 'kept' }]);
    await expect(run('select * from team')).rejects.toThrow(/team/);
  });
});
