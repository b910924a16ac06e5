import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDeviceCodes } from '../../src/accounts/onboarding/create-device-codes.ts';
import { newStore, storeKinds } from '../support/stores.ts';

describe.each(storeKinds)('codes of agents that wait, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof newStore>>;
  beforeEach(async () => void (opened = await newStore(kind)));
  afterEach(() => opened.close());

  const create = (address: string) =>
    opened.store.tx((query) =>
      createDeviceCodes(opened.store, query, {
        clientId: 'agent',
        clientName: 'Agent',
        address,
        scopes: ['*'],
      }),
    );
  /** Stores grants of a site without hashing anything, `from` milliseconds after the first. */
  const fill = (site: string, count: number, from = 0) =>
    opened.store.tx(async (query) => {
      const now = Date.now();
      const rows = Array.from({ length: count }, (_, index) => ({
        id: `${site} ${index}`,
        device_hash: `${site} ${index}`,
        code_prefix: `${site} ${index}`,
        code_hash: '',
        client_id: 'agent',
        client_name: 'Agent',
        address: site,
        site,
        scopes: '["*"]',
        created_at: now + from + index,
        expires_at: now + 600_000,
        interval_ms: 5000,
        misses: 0,
        state: 'waiting' as const,
      }));
      for (let at = 0; at < rows.length; at += 500)
        await query
          .insertInto('device_grant')
          .values(rows.slice(at, at + 500))
          .execute();
    });
  const list = async (site: string): Promise<string[]> => {
    const grants = opened.store.db.selectFrom('device_grant').select('id').where('site', '=', site);
    return (await grants.orderBy('created_at').execute()).map(({ id }) => id);
  };

  test('are limited for a site, and for no other', async () => {
    await fill('2001:db8:1::/48', 500);
    expect(await create('2001:db8:1:ffff::1')).toBeUndefined();
    expect(await create('2001:db8:2::1')).toMatchObject({ userCode: expect.any(String) });
    expect(await create('192.0.2.1')).toMatchObject({ deviceCode: expect.any(String) });
  });

  test('make room when there are too many of all sites: the oldest of the site that has most', async () => {
    for (let site = 0; site < 20; site++) await fill(`2001:db8:${site}::/48`, site === 7 ? 499 : 490);
    await fill('192.0.2.0/24', 191, -1000);
    await opened.store.tx(async (query) => {
      await query
        .updateTable('device_grant')
        .set({ state: 'approved' })
        .where('id', '=', '2001:db8:7::/48 0')
        .execute();
    });
    expect(await create('198.51.100.7')).toMatchObject({ userCode: expect.any(String) });
    expect(await list('192.0.2.0/24')).toHaveLength(191);
    const left = await list('2001:db8:7::/48');
    expect(left.slice(0, 2)).toEqual(['2001:db8:7::/48 0', '2001:db8:7::/48 101']);
    expect(left).toHaveLength(399);
  });
});
