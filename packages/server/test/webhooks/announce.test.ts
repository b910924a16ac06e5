import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/platform/store/store.ts';
import { MAX_BODY_BYTES, announce } from '../../src/platform/webhooks/announce.ts';
import { newStore, storeKinds } from '../support/stores.ts';
import { World } from './world.ts';

describe.each(storeKinds)('what is announced on %s', (kind) => {
  let store: Store;
  let closeStore: () => Promise<void>;
  let world: World;
  beforeAll(async () => ({ store, close: closeStore } = await newStore(kind)));
  afterAll(() => closeStore());
  beforeEach(() => (world = new World(store)));
  afterEach(async () => {
    for (const table of ['webhook_event', 'webhook', 'job'] as const)
      await store.tx((query) => query.deleteFrom(table).execute());
    await world.close();
  });
  const bodies = async (): Promise<Record<string, unknown>[]> => {
    const rows = await store.db.selectFrom('webhook_event').select('body').orderBy('position').execute();
    return rows.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  };
  const url = 'https://example.com/hook';

  it('stands or falls with its transaction', async () => {
    const { jobId } = await world.job({ url });
    const fails = store.tx(async (query) => {
      await announce(world.store, query, { jobId, type: 'agent.started' });
      throw new Error('undone');
    });
    await expect(fails).rejects.toThrow('undone');
    expect(await world.left()).toEqual({ webhooks: 1, events: 0, jobs: 0 });
    expect(await world.announce({ jobId, type: 'agent.started' })).toBe(true);
    expect(await world.left()).toEqual({ webhooks: 1, events: 1, jobs: 1 });
  });

  it('says what it is about, under an id of its own', async () => {
    const { jobId } = await world.job({ url, metadata: { project: 'a' } });
    await world.announce({ jobId, type: 'agent.started' });
    await world.announce({
      jobId,
      type: 'agent.failed',
      success: false,
      error: 'No.',
      data: [{ creditsUsed: 0 }],
    });
    const [first, second] = await bodies();
    expect(first).toEqual({
      success: true,
      type: 'agent.started',
      id: jobId,
      webhookId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      data: [],
      metadata: { project: 'a' },
    });
    expect(second).toMatchObject({ success: false, error: 'No.', data: [{ creditsUsed: 0 }] });
    expect(second!['webhookId']).not.toBe(first!['webhookId']);
    expect(await world.left()).toEqual({ webhooks: 1, events: 2, jobs: 1 });
  });

  it('is nothing to a job without a webhook', async () => {
    expect(await world.announce({ jobId: 'none', type: 'agent.started' })).toBe(false);
    expect(await world.left()).toEqual({ webhooks: 0, events: 0, jobs: 0 });
  });

  it.each([
    [undefined, ['crawl.started', 'crawl.page', 'monitor.check.completed']],
    [['page'], ['crawl.page']],
    [['crawl.page'], ['crawl.page']],
    [['check.completed'], ['monitor.check.completed']],
    [['completed'], []],
  ])('is told to a webhook that wants %j', async (events, want) => {
    const { jobId } = await world.job({ url, events });
    for (const type of ['crawl.started', 'crawl.page', 'monitor.check.completed'])
      expect(await world.announce({ jobId, type })).toBe(want.includes(type));
    expect((await bodies()).map(({ type }) => type)).toEqual(want);
  });

  it('leaves nothing behind when the last event is not wanted and no other waits', async () => {
    const { jobId } = await world.job({ url, events: ['started'] });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    expect(await world.left()).toEqual({ webhooks: 0, events: 0, jobs: 0 });
  });

  it('keeps what waits when the last event is not wanted', async () => {
    const { jobId } = await world.job({ url, events: ['started'] });
    await world.announce({ jobId, type: 'agent.started' });
    await world.announce({ jobId, type: 'agent.completed', isLast: true });
    expect(await world.left()).toEqual({ webhooks: 1, events: 1, jobs: 1 });
  });

  it('comes without its data, and says so, when they are too large or too much waits', async () => {
    const { jobId } = await world.job({ url });
    const data = [{ text: 'x'.repeat(MAX_BODY_BYTES - 10_000) }];
    await world.announce({ jobId, type: 'crawl.page', data: [{ text: 'ä'.repeat(MAX_BODY_BYTES / 2) }] });
    for (let count = 0; count < 13; count++) await world.announce({ jobId, type: 'crawl.page', data });
    const told = await bodies();
    const full = told.filter((body) => (body['data'] as unknown[]).length > 0);
    expect(full).toHaveLength(12);
    expect(told[0]).toMatchObject({ data: [], warning: expect.stringContaining('larger than') as string });
    expect(told.at(-1)).toMatchObject({ data: [], warning: expect.stringContaining('wait to be') as string });
  });

  it('keeps the headers of its caller sealed', async () => {
    await world.job({ url, headers: { Authorization: 'Bearer hush' } });
    const { headers } = await store.db.selectFrom('webhook').select('headers').executeTakeFirstOrThrow();
    expect(headers).toMatch(/^gcm1:/);
    expect(headers).not.toContain('hush');
  });

  it('is in the order of its transactions, however many announce at once', async () => {
    const { jobId } = await world.job({ url });
    const counts = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(counts.map((index) => world.announce({ jobId, type: 'crawl.page', data: [index] })));
    const rows = await store.db.selectFrom('webhook_event').select('position').orderBy('position').execute();
    expect(rows.map(({ position }) => position)).toEqual(counts);
    expect(await world.left()).toEqual({ webhooks: 1, events: 20, jobs: 1 });
  });
});
