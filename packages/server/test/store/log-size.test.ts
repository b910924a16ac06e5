import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { newStore } from '../support/stores.ts';

it('shortens the write-ahead log that grew while another process was reading', async () => {
  const { store, place, close } = await newStore('sqlite');
  const file = join(place.options.dataDirectory, 'web-data.db');
  const log = () => statSync(`${file}-wal`).size;
  const write = (from: number, count: number) =>
    store.tx(async (query) => {
      for (let key = from; key < from + count; key++) {
        const row = {
          key: String(key),
          kind: 'sitemap',
          value: 'x'.repeat(100_000),
          bytes: 100_000,
        } as const;
        await query
          .insertInto('cache')
          .values({ ...row, stored_at: 0, expires_at: 0, team_id: null })
          .execute();
      }
    });
  const reader = new Database(file);
  reader.exec('begin');
  reader.prepare('select count(*) from cache').get([]);
  for (let batch = 0; batch < 20; batch++) await write(batch * 20, 20);
  expect(log()).toBeGreaterThan(35_000_000);
  reader.exec('commit');
  reader.close();
  for (let batch = 20; batch < 23; batch++) {
    await write(batch * 20, 1);
    await sleep(10);
  }
  expect(log()).toBeLessThanOrEqual(8_388_608);
  await close();
});
