import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MonthlyCredits } from '../../src/accounts/usage/monthly-credits.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const NOW = Date.parse('2030-05-20T12:00:00Z');
const APRIL = Date.parse('2030-04-10T00:00:00Z');

describe.each(storeKinds)('credits by month, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  let teamId: string;
  let ids = 0;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());
  const charge = (credits: number, created_at: number, key_id: string | null = null) =>
    opened.store.tx((query) =>
      query
        .insertInto('ledger')
        .values({
          id: `${teamId}-${ids++}`,
          team_id: teamId,
          kind: 'charge',
          credits: -credits,
          operation: 'mapUrls',
          request_id: 'r',
          key_id,
          created_at,
        })
        .execute(),
    );
  const read = async (months: MonthlyCredits, now: number, byKey = false) =>
    (await months.read({ teamId, byKey, now })).map(({ from, credits }) => [
      new Date(from).getUTCMonth() + 1,
      credits,
    ]);

  test('months that have ended are read once, the current one each time', async () => {
    teamId = await newTeam(opened.store, 100);
    const months = new MonthlyCredits(opened.store);
    await charge(3, APRIL, 'a');
    await charge(4, APRIL, 'b');
    await charge(5, NOW);
    expect(await read(months, NOW)).toEqual([[5, 5], [4, 7]]); // prettier-ignore
    await charge(1000, APRIL);
    await charge(1, NOW);
    expect(await read(months, NOW)).toEqual([[5, 6], [4, 7]]); // prettier-ignore
    expect(await read(months, NOW, true)).toEqual([[5, 6], [4, 4], [4, 3]]); // prettier-ignore
    // Another process has read nothing yet.
    expect(await read(new MonthlyCredits(opened.store), NOW)).toEqual([[5, 6], [4, 1007]]); // prettier-ignore
  });

  test('a month counts as ended an hour after its end, and is gone after two years', async () => {
    teamId = await newTeam(opened.store, 100);
    const months = new MonthlyCredits(opened.store);
    const june = Date.parse('2030-06-01T00:00:00Z');
    await charge(2, june - 1);
    expect(await read(months, june + 3_599_999)).toEqual([[5, 2]]);
    await charge(3, june - 1);
    expect(await read(months, june + 3_600_000)).toEqual([[5, 5]]);
    await charge(4, june - 1);
    expect(await read(months, june + 3_600_001)).toEqual([[5, 5]]);
    expect(await read(months, Date.parse('2032-05-15T00:00:00Z'))).toEqual([]);
  });

  test('an index serves a month of a team', async () => {
    const query = `select sum(credits) from ledger where team_id = 't' and created_at >= 1 and created_at < 2`;
    const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
    const rows = await opened.store.tx(async (tx) => {
      if (kind === 'postgres') await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
      return (await tx.executeQuery(CompiledQuery.raw(`${explain} ${query}`))).rows;
    });
    expect(JSON.stringify(rows)).toMatch(/ledger_by_team.*created_at/);
  });
});
