import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { isOutage } from '../../src/platform/store/outage.ts';
import type { Store } from '../../src/platform/store/store.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { newStore } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

/** Lets the file grow by `pages` more, as a disk that is nearly full does. */
async function leaveRoom(store: Store, pages: number): Promise<void> {
  await store.tx(async (query) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(query);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + pages)}`.execute(query);
  });
}

it('charges all or nothing while the disk is full, and goes on when there is room', async () => {
  const { store, close } = await newStore('sqlite');
  const teamId = await newTeam(store, 100_000);
  const credits = new Credits(store);
  const charge = () =>
    credits.move({
      kind: 'charge',
      id: uuidv7(),
      teamId,
      credits: 1,
      operation: 'mapUrls',
      concurrency: 10,
      requestId: uuidv7(),
    });
  await leaveRoom(store, 2);
  let charged = 0;
  const faults: unknown[] = [];
  for (let round = 0; round < 40; round++) {
    const settled = await Promise.allSettled(Array.from({ length: 20 }, charge));
    charged += settled.filter(({ status }) => status === 'fulfilled').length;
    faults.push(...settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  }
  expect(faults).not.toEqual([]);
  expect(faults.filter((fault) => !isOutage(fault))).toEqual([]);
  expect(await auditCredits(store)).toEqual([]);
  expect(await readTeam(store.db, teamId)).toMatchObject({ credits: 100_000 - charged, held: 0, running: 0 });
  await leaveRoom(store, 1000);
  expect(await charge()).toEqual({ ok: true });
  expect(await auditCredits(store)).toEqual([]);
  await close();
});
