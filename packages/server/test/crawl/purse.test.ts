import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTeam } from '../../src/accounts/teams/teams.ts';
import { Credits } from '../../src/accounts/credits/credits.ts';
import { CreditHold } from '../../src/capabilities/crawl/credit-hold.ts';
import { newStore } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

let opened: Awaited<ReturnType<typeof newStore>>;
beforeAll(async () => void (opened = await newStore('sqlite')));
afterAll(() => opened.close());

/** A team with credits, of which a crawl holds some, and the purse of that crawl. */
async function openPurse(team: number, held: number) {
  const credits = new Credits(opened.store);
  const teamId = await newTeam(opened.store, team);
  const open = { kind: 'open', teamId, operation: 'startCrawl', credits: held } as const;
  const outcome = await credits.move({ ...open, concurrency: 1, instanceId: null, requestId: 'r' });
  if (!outcome.ok) throw new Error(outcome.reason);
  const purse = new CreditHold(credits, { teamId, holdId: outcome.hold!.id }, held);
  const heldNow = async (): Promise<number> => (await readTeam(opened.store.db, teamId))!.held;
  return { purse, heldNow };
}

describe('a purse', () => {
  test.each<
    [title: string, team: number, held: number, price: number, most: number | undefined, after: number]
  >([
    ['reserves out of what is held', 100, 5, 5, undefined, 5],
    ['extends the hold for 50 pages at once', 1000, 0, 1, undefined, 50],
    ['extends the hold for 50 pages at their price', 1000, 0, 3, undefined, 150],
    ['extends the hold for no more pages than there may be', 1000, 0, 3, 4, 12],
    ['extends the hold for one page when none seems ahead', 1000, 0, 3, 0, 3],
    ['extends a hold that is one credit short', 1000, 4, 5, 1, 9],
    ['halves the extension until the team can pay it', 20, 0, 1, undefined, 12],
    ['extends for a single page when the team cannot pay two', 3, 0, 2, undefined, 2],
  ])('%s', async (_, team, held, price, most, after) => {
    const { purse, heldNow } = await openPurse(team, held);
    expect(await purse.reserve(price, most)).toBe(true);
    expect(await heldNow()).toBe(after);
  });

  test('holds nothing more for a price that the team cannot pay', async () => {
    const { purse, heldNow } = await openPurse(4, 2);
    expect(await purse.reserve(5)).toBe(false);
    expect(await heldNow()).toBe(2);
    expect(await purse.reserve(2)).toBe(true);
    expect(await purse.reserve(3)).toBe(false);
  });

  test('reserves each credit once', async () => {
    const { purse } = await openPurse(3, 3);
    expect(await purse.reserve(2)).toBe(true);
    expect(await purse.reserve(2)).toBe(false);
    expect(await purse.reserve(1)).toBe(true);
    expect(await purse.reserve(1)).toBe(false);
  });

  test('reserves freed credits again', async () => {
    const { purse } = await openPurse(3, 3);
    expect(await purse.reserve(3)).toBe(true);
    purse.free(2);
    expect(await purse.reserve(2)).toBe(true);
    expect(await purse.reserve(1)).toBe(false);
  });

  test('shares one extension among the pages that wait for it', async () => {
    const { purse, heldNow } = await openPurse(1000, 0);
    const reserved = await Promise.all(Array.from({ length: 50 }, () => purse.reserve(1)));
    expect(reserved).toEqual(Array.from({ length: 50 }, () => true));
    expect(await heldNow()).toBe(50);
  });

  test('rejects those of several pages at once that the team cannot pay', async () => {
    const { purse } = await openPurse(3, 0);
    const reserved = await Promise.all(Array.from({ length: 5 }, () => purse.reserve(1)));
    expect(reserved.filter(Boolean)).toHaveLength(3);
  });
});
