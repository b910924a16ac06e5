import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/platform/store/store.ts';
import { newStore, storeKinds } from '../support/stores.ts';

describe.each(storeKinds)('notifications in one process on %s', (kind) => {
  let store: Store;
  let close: () => Promise<void>;
  let heard: string[];
  const stops: (() => void)[] = [];
  beforeAll(async () => {
    ({ store, close } = await newStore(kind));
    for (const topic of ['crawl', 'mail']) stops.push(store.topics.hear(topic, () => void heard.push(topic)));
  });
  beforeEach(() => (heard = []));
  afterAll(() => close());

  it('come once for each topic, and after the commit', async () => {
    await store.tx(async (query) => {
      store.topics.notifyAfter(query, 'crawl');
      store.topics.notifyAfter(query, 'mail');
      store.topics.notifyAfter(query, 'crawl');
      await query.selectFrom('team').select('id').execute();
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['crawl', 'mail']);
  });

  it('do not come of a transaction that failed', async () => {
    const failing = store.tx(async (query) => {
      store.topics.notifyAfter(query, 'crawl');
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(heard).toEqual([]);
  });

  it('come at once where there is no transaction, and no more to who has stopped', () => {
    store.topics.notify('mail');
    expect(heard).toEqual(['mail']);
    for (const stop of stops) stop();
    store.topics.notify('mail');
    expect(heard).toEqual(['mail']);
  });
});
