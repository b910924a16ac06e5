import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pruneMonitors } from '../../src/capabilities/monitor/prune.ts';
import { sealWith } from '../../src/platform/webhooks/seal.ts';
import { showSecret } from '../../src/accounts/teams/webhook-secrets.ts';
import { monitorsOf } from '../support/monitors.ts';
import type { Monitors } from '../support/monitors.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

describe.each(storeKinds)('checks of monitors on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  let to: Receiver;
  let teamId: string;
  let monitors: Monitors;
  /** What each path answers: a text, a status, or nothing until it is told to. */
  const answers = new Map<string, string | number>();
  const held: (() => void)[] = [];
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const answer = answers.get(request.url ?? '') ?? 404;
      if (answer === 'held')
        return void held.push(() => response.setHeader('content-type', 'text/html').end('<p>Late.</p>'));
      if (typeof answer === 'number') return void response.writeHead(answer).end();
      response.setHeader('content-type', 'text/html').end(`<main><h1>Page</h1><p>${answer}</p></main>`);
    });
    to = await startReceiver();
    server = await startTestServer({ agentPollMs: 20 }, kind);
  });
  afterAll(async () => {
    for (const release of held) release();
    await server.close();
    await site.close();
    await to.close();
  });
  beforeEach(async () => {
    answers.clear();
    const caller = await server.caller();
    ({ teamId } = caller);
    monitors = monitorsOf(server, caller.key);
  });

  test('tell a webhook of each page that is not the same, then of their end, signed', async () => {
    answers.set('/a', 'One.').set('/b', 'Two.');
    const id = await monitors.create([`${site.url}/a`, `${site.url}/b`], {
      webhook: { url: to.url, metadata: { project: 'prices' } },
    });
    await monitors.checked(id);
    answers.set('/a', 'Three.');
    const check = await monitors.checked(id);
    const told = () => to.arrivals.filter(({ body }) => body.id === id);
    await vi.waitUntil(() => told().length >= 5, { timeout: 60_000, interval: 20 });
    expect(told().map(({ body }) => body.type)).toEqual([
      'monitor.page',
      'monitor.page',
      'monitor.check.completed',
      'monitor.page',
      'monitor.check.completed',
    ]);
    const [, , , page, end] = told();
    const { metadata: _, ...changed } = check.pages.find(({ status }) => status === 'changed')!;
    expect(page!.body).toMatchObject({ success: true, data: [changed], metadata: { project: 'prices' } });
    expect(changed.diff!.text).toContain('-One.\n+Three.');
    expect(end!.body.data[0]).toMatchObject({
      id: check.id,
      summary: { totalPages: 2, changed: 1, same: 1 },
    });
    const { secret } = await showSecret(server.store, teamId, sealWith(undefined));
    for (const { text, headers } of told())
      expect(() => new Webhook(secret).verify(text, headers as Record<string, string>)).not.toThrow();
  });

  test('call a page removed once it was gone twice in a row, and new when it is back', async () => {
    answers.set('/a', 'One.');
    const id = await monitors.create([`${site.url}/a`]);
    const status = async () => (await monitors.checked(id)).pages[0]?.status;
    expect(await status()).toBe('new');
    answers.set('/a', 404);
    expect(await status()).toBe('error');
    answers.set('/a', 'One.');
    expect(await status()).toBe('same');
    answers.set('/a', 410);
    expect(await status()).toBe('error');
    expect(await status()).toBe('removed');
    answers.set('/a', 'One.');
    expect(await status()).toBe('new');
  });

  test('do not call a page removed that cannot be read just now', async () => {
    answers.set('/a', 'One.');
    const id = await monitors.create([`${site.url}/a`]);
    await monitors.checked(id);
    answers.set('/a', 403);
    const states = [];
    for (let times = 0; times < 3; times++) states.push((await monitors.checked(id)).pages[0]?.status);
    expect(states).toEqual(['error', 'error', 'error']);
  });

  test('are left out while one is in work, which ends as it would, paused or not', async () => {
    answers.set('/slow', 'held');
    const id = await monitors.create([`${site.url}/slow`]);
    const first = await monitors.run(id);
    await vi.waitUntil(() => held.length > 0, { timeout: 60_000, interval: 20 });
    const second = await monitors.check(id, await monitors.run(id));
    expect(second).toMatchObject({ status: 'skipped_overlap', summary: { totalPages: 0 } });
    expect((await monitors.call('PATCH', `/${id}`, { status: 'paused' })).body.data).not.toHaveProperty(
      'nextRunAt',
    );
    for (const release of held.splice(0)) release();
    const ended = await vi.waitUntil(
      async () => {
        const check = await monitors.check(id, first);
        return check.status === 'completed' && check;
      },
      { timeout: 60_000, interval: 30 },
    );
    expect(ended.summary).toMatchObject({ totalPages: 1, new: 1 });
    const again = await monitors.call('PATCH', `/${id}`, { status: 'active' });
    expect(Date.parse((again.body.data as { nextRunAt: string }).nextRunAt)).toBeGreaterThan(Date.now());
    // A monitor that is paused may still be run by hand.
    answers.set('/slow', 'One.');
    await monitors.call('PATCH', `/${id}`, { status: 'paused' });
    expect((await monitors.checked(id)).status).toBe('completed');
  });

  test('are kept for as many days as the monitor says, and then deleted with their pages', async () => {
    answers.set('/a', 'One.');
    const id = await monitors.create([`${site.url}/a`], { retentionDays: 2 });
    const [old, young] = [await monitors.checked(id), await monitors.checked(id)];
    const { db } = server.store;
    const row = await db
      .selectFrom('monitor_check')
      .selectAll()
      .where('id', '=', old.id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at - row.created_at).toBe(2 * 86_400_000);
    await pruneMonitors(server.store);
    expect((await monitors.check(id, old.id)).pages).toHaveLength(1);
    await server.store.tx((query) =>
      query
        .updateTable('monitor_check')
        .set({ expires_at: Date.now() - 1 })
        .where('id', '=', old.id)
        .execute(),
    );
    await pruneMonitors(server.store);
    expect((await monitors.call('GET', `/${id}/checks/${old.id}`)).status).toBe(404);
    const left = await db.selectFrom('monitor_page').select('check_id').execute();
    expect(left.map(({ check_id: check }) => check)).toContain(young.id);
    expect(left.map(({ check_id: check }) => check)).not.toContain(old.id);
    // What is known of its pages outlives it.
    expect((await monitors.checked(id)).pages[0]?.status).toBe('same');
  });

  test('compare the fields of data, where these are asked for', async () => {
    answers.set('/a', page(20, 'Old words.'));
    const schema = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } };
    const targets = [
      { type: 'scrape', urls: [`${site.url}/a`], scrapeOptions: { formats: ['json'], schema } },
    ];
    const id = await monitors.create([], { targets });
    await monitors.checked(id);
    answers.set('/a', page(20, 'New words.'));
    expect((await monitors.checked(id)).pages[0]?.status).toBe('same');
    answers.set('/a', page(25, 'New words.'));
    const [changed] = (await monitors.checked(id)).pages;
    expect(changed).toMatchObject({
      status: 'changed',
      diff: { json: { price: { previous: 20, current: 25 } } },
    });
  });
});

/** A page that states a price, and says something beside. */
function page(price: number, note: string): string {
  const offers = { '@type': 'Offer', price: String(price), priceCurrency: 'EUR' };
  const facts = JSON.stringify({ '@type': 'Product', name: 'Bike', offers });
  return `${note}</p><script type="application/ld+json">${facts}</script><p>`;
}
