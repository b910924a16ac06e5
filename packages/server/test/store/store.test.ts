import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeParameters } from '../../src/platform/store/encode.ts';
import { openStore } from '../../src/platform/store/open.ts';
import { rowsAsTable, toRowsParameter } from '../../src/platform/store/rows-as-table.ts';
import type { ColumnTypes } from '../../src/platform/store/rows-as-table.ts';
import type { Query } from '../../src/platform/store/store.ts';
import { newPlace, newStore, storeKinds } from '../support/stores.ts';

const insert = (id: string) => ({ id, started_at: 1, lease_until: 2 });
const add = (query: Query, id: string) => query.insertInto('instance').values(insert(id)).execute();

describe.each(storeKinds)('the store on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());

  it('keeps what was committed, and nothing of a transaction that failed', async () => {
    const { store } = opened;
    await store.tx((query) => query.insertInto('instance').values(insert('kept')).execute());
    const failing = store.tx(async (query) => {
      await query.insertInto('instance').values(insert('lost')).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const rows = await store.db.selectFrom('instance').select('id').execute();
    expect(rows).toEqual([{ id: 'kept' }]);
  });

  it('goes on after a statement that failed', async () => {
    const { store } = opened;
    const twice = () => store.tx((query) => query.insertInto('instance').values(insert('kept')).execute());
    for (let attempt = 0; attempt < 5; attempt++) await expect(twice()).rejects.toThrow(/unique/i);
    await store.tx((query) => query.insertInto('instance').values(insert('after')).execute());
    expect(await store.db.selectFrom('instance').select('id').orderBy('id').execute()).toHaveLength(2);
  });

  it('commits nothing of writes of which one failed', async () => {
    const { store } = opened;
    const writing = store.tx((query) =>
      store.writeAll(
        query,
        ['first', 'first', 'second'].map((id) => query.insertInto('instance').values(insert(id)).compile()),
      ),
    );
    await expect(writing).rejects.toThrow(/unique/i);
    const rows = store.db.selectFrom('instance').select('id').where('id', 'in', ['first', 'second']);
    expect(await rows.execute()).toEqual([]);
  });

  it('gives the rows of several selects, and none of what is not asked', async () => {
    const { store } = opened;
    const all = await store.tx((query) => {
      const named = (id: string) => query.selectFrom('instance').select('id').where('id', '=', id).compile();
      return store.readAll(query, [named('kept'), undefined, named('nobody'), named('after')]);
    });
    expect(all).toEqual([[{ id: 'kept' }], [], [], [{ id: 'after' }]]);
  });

  it.each<[title: string, text: string, stored: string]>([
    ['NUL', 'a\0b\0', 'a\uFFFDb\uFFFD'],
    ['a lone surrogate', 'a\uD83Db', 'a\uFFFDb'],
    ['characters of four bytes', 'a\u{1F600}b', 'a\u{1F600}b'],
    ['what looks like an escape', 'a\\u0000b\\', 'a\\u0000b\\'],
  ])('stores text with %s', async (_, text, stored) => {
    const { store } = opened;
    await store.tx((query) => add(query, `bound ${text}`));
    const types: ColumnTypes<ReturnType<typeof insert>> = {
      id: 'text',
      started_at: 'bigint',
      lease_until: 'bigint',
    };
    const insertRows = `insert into instance (id, started_at, lease_until) ${rowsAsTable(kind, types)}`;
    const rows = toRowsParameter(types, [insert(`row ${text}`)]);
    await store.tx((query) => query.executeQuery(CompiledQuery.raw(insertRows, [rows])));
    const found = store.db
      .selectFrom('instance')
      .select('id')
      .where('id', 'in', [`bound ${text}`, `row ${text}`]);
    expect(await found.orderBy('id').execute()).toEqual([{ id: `bound ${stored}` }, { id: `row ${stored}` }]);
  });

  it('shows a reader no row before its commit', async () => {
    const { store } = opened;
    await store.tx(async (query) => {
      await query.insertInto('instance').values(insert('unseen')).execute();
      const seen = await store.db.selectFrom('instance').select('id').where('id', '=', 'unseen').execute();
      expect(seen).toEqual([]);
    });
  });

  it('counts with numbers beyond 32 bits and refuses parameters it cannot bind', async () => {
    const { store } = opened;
    const big = Number.MAX_SAFE_INTEGER;
    await store.tx((query) =>
      query.insertInto('instance').values({ id: 'big', started_at: big, lease_until: big }).execute(),
    );
    const row = await store.db.selectFrom('instance').selectAll().where('id', '=', 'big').executeTakeFirst();
    expect(row).toEqual({ id: 'big', started_at: big, lease_until: big, url: null });
  });

  it('runs 50 transactions at once without losing an update', async () => {
    const { store } = opened;
    await store.tx((query) =>
      query
        .insertInto('instance')
        .values({ ...insert('n'), lease_until: 0 })
        .execute(),
    );
    const add = () =>
      store.tx((query) =>
        sql`update instance set lease_until = lease_until + 1 where id = 'n'`.execute(query),
      );
    await Promise.all(Array.from({ length: 50 }, add));
    const row = await store.db
      .selectFrom('instance')
      .select('lease_until')
      .where('id', '=', 'n')
      .executeTakeFirst();
    expect(row).toEqual({ lease_until: 50 });
  });
});

describe('SQLite', () => {
  it('refuses to write outside a transaction', async () => {
    const { store, close } = await newStore('sqlite');
    const write = store.db
      .insertInto('instance')
      .values({ id: 'x', started_at: 1, lease_until: 1 })
      .execute();
    await expect(write).rejects.toThrow(/readonly/i);
    await close();
  });

  it('refuses to commit after a statement that failed, as PostgreSQL does', async () => {
    const { store, close } = await newStore('sqlite');
    const writing = store.tx(async (query) => {
      await add(query, 'a');
      await add(query, 'a').catch(() => {});
      await add(query, 'b').catch(() => {});
    });
    await expect(writing).rejects.toThrow(/unique/i);
    expect(await store.db.selectFrom('instance').select('id').execute()).toEqual([]);
    await store.tx((query) => add(query, 'c'));
    expect(await store.db.selectFrom('instance').select('id').execute()).toEqual([{ id: 'c' }]);
    await close();
  });

  it('names a file that it cannot open, and what to do', async () => {
    const place = await newPlace('sqlite');
    const dataDirectory = place.options.dataDirectory!;
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(join(dataDirectory, 'web-data.db'), 'no database, but long enough. '.repeat(20));
    const store = await openStore(place.options);
    await expect(store.ping()).rejects.toThrow(
      `The database ${join(dataDirectory, 'web-data.db')} cannot be opened: file is not a database.`,
    );
    await store.close();
    await place.remove();
  });

  it('names a data directory that it cannot make, and what to do', async () => {
    const place = await newPlace('sqlite');
    const file = join(place.options.dataDirectory, 'file');
    await writeFile(file, '');
    await expect(openStore({ dataDirectory: file })).rejects.toThrow(
      /^The data directory .+file cannot be made: EEXIST: .+\. Name another \(WEB_DATA_DIRECTORY, --data-directory\)\.$/,
    );
    await place.remove();
  });

  it('names a database that it cannot reach, without its password', async () => {
    const databaseUrl = 'postgres://crew:secret@127.0.0.1:1/web_data';
    await expect(openStore({ dataDirectory: '', databaseUrl })).rejects.toThrow(
      /^The database 127\.0\.0\.1:1\/web_data cannot be used: connect ECONNREFUSED .+\. Check databaseUrl \(WEB_DATA_DATABASE_URL\)\.$/,
    );
  });

  it('does not block the event loop while it commits', async () => {
    const { store, close } = await newStore('sqlite');
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await store.tx(async (query) => {
      // A statement that keeps the database busy for a good while.
      await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n`.execute(
        query,
      );
    });
    clearInterval(timer);
    await close();
    expect(turns).toBeGreaterThan(10);
  });
});

it.each([
  [
    [true, false, null, 'a', 1.5],
    [1, 0, null, 'a', 1.5],
  ],
])('encodes %j', (given, expected) => {
  expect(encodeParameters(given)).toEqual(expected);
});

it.each([
  ['undefined', undefined],
  ['a object', new Date(0)],
  ['a bigint', 1n],
  ['NaN', Number.NaN],
])('binds no %s', (name, value) => {
  expect(() => encodeParameters(['x', value])).toThrow(
    `Parameter 2 of a statement is ${name}: bind text, numbers, bytes or null.`,
  );
});

it('ends its thread when it is closed, used or not', async () => {
  const place = await newPlace('sqlite');
  for (const use of [false, true]) {
    const store = await openStore(place.options);
    if (use) await store.ping();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  }
  await place.remove();
});
