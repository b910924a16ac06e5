import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ScrapedPages } from '../../src/capabilities/pages/scraped-pages.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { newTeam } from '../support/teams.ts';

const url = 'https://example.com/plans';
const onError = (error: unknown): never => {
  throw error;
};

describe.each(storeKinds)('pages of scrapes, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeAll(async () => void (opened = await newStore(kind)));
  afterAll(() => opened.close());
  const createIdentity = async () => ({ teamId: await newTeam(opened.store, 0), zeroDataRetention: false });

  test('are found at once, also by another process, by their team only', async () => {
    const [here, there] = [1, 2].map(() => new ScrapedPages(opened.store, { onError }));
    const identity = await createIdentity();
    const id = uuidv7();
    const page = { url, location: { country: 'DE' }, mobile: true };
    here!.remember(id, identity, { ...page, storeInCache: true });
    expect(await here!.find(id, identity.teamId)).toEqual(page);
    expect(await there!.find(id, identity.teamId)).toEqual(page);
    expect(await here!.find(id, (await createIdentity()).teamId)).toBeUndefined();
  });

  test('are not stored where that is forbidden', async () => {
    const pages = new ScrapedPages(opened.store, { onError });
    const identity = await createIdentity();
    const [forbidden, retained] = [uuidv7(), uuidv7()];
    pages.remember(forbidden, identity, { url, storeInCache: false });
    pages.remember(retained, { ...identity, zeroDataRetention: true }, { url });
    await pages.flush();
    const stored = opened.store.db.selectFrom('scraped_page').select('id');
    expect(await stored.where('team_id', '=', identity.teamId).execute()).toEqual([]);
  });

  test('of a busy team push out its own only, the oldest first', async () => {
    const pages = new ScrapedPages(opened.store, { onError, maxOfTeam: 5, trimmedAfter: 3 });
    const [busy, quiet] = [await createIdentity(), await createIdentity()];
    const kept = uuidv7();
    const now = Date.now();
    pages.remember(kept, quiet, { url }, now - 1000);
    const ids = Array.from({ length: 9 }, () => uuidv7());
    for (const [index, id] of ids.entries()) pages.remember(id, busy, { url }, now + index);
    const found = await Promise.all(ids.map((id) => pages.find(id, busy.teamId)));
    expect(found.map((page) => page !== undefined)).toEqual(ids.map((_, index) => index >= 4));
    expect(await pages.find(kept, quiet.teamId)).toEqual({ url });
  });

  test('expire after a day, and are deleted', async () => {
    const identity = await createIdentity();
    const id = uuidv7();
    const pages = new ScrapedPages(opened.store, { onError });
    pages.remember(id, identity, { url }, Date.now() - 86_400_000);
    expect(await pages.find(id, identity.teamId)).toBeUndefined();
    const stored = opened.store.db.selectFrom('scraped_page').select('id').where('id', '=', id);
    expect(await stored.execute()).toEqual([]);
  });
});
