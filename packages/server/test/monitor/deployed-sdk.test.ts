import { Firecrawl } from '@mendable/firecrawl-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** Programs that are written for the service of this kind that is deployed most run unchanged: its own library is asked. */
describe('every call on monitors of the library of the deployed service', () => {
  let site: Site;
  let server: TestServer;
  let web: Firecrawl;
  let price = 20;
  let isGone = false;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      if (path === '/robots.txt') return void response.writeHead(404).end();
      if (path === '/old' && isGone) return void response.writeHead(404).end('no');
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<title>Page ${path}</title><main><h1>Plans</h1><p>The Team plan costs ${price} a month.</p><p>Page ${path}.</p></main>`,
        );
    });
    server = await startTestServer();
    const { key } = await server.caller({ credits: 10_000 });
    web = new Firecrawl({ apiKey: key, apiUrl: server.url });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  async function checked(id: string) {
    const { id: checkId } = await web.runMonitor(id);
    for (;;) {
      const check = await web.getMonitorCheck(id, checkId);
      if (check.status !== 'queued' && check.status !== 'running') return check;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  test('creates, runs, reads, changes, lists and deletes', async () => {
    const monitor = await web.createMonitor({
      name: 'Prices',
      schedule: { text: 'weekdays at 9', timezone: 'Europe/Berlin' },
      targets: [{ type: 'scrape', urls: [`${site.url}/pricing`, `${site.url}/old`] }],
      retentionDays: 7,
    });
    expect(monitor).toMatchObject({
      name: 'Prices',
      status: 'active',
      schedule: { cron: '0 9 * * 1-5', text: 'weekdays at 9', timezone: 'Europe/Berlin' },
      targets: [{ id: 'target-1', type: 'scrape', urls: [`${site.url}/pricing`, `${site.url}/old`] }],
      retentionDays: 7,
    });
    expect(Date.parse(monitor.nextRunAt!)).toBeGreaterThan(Date.now());
    expect(await web.getMonitor(monitor.id)).toEqual(monitor);

    const first = await checked(monitor.id);
    expect(first).toMatchObject({ status: 'completed', trigger: 'manual', actualCredits: 2 });
    expect(first.summary).toEqual({ totalPages: 2, same: 0, changed: 0, new: 2, removed: 0, error: 0 });

    price = 25;
    isGone = true;
    const second = await checked(monitor.id);
    expect(second.summary).toEqual({ totalPages: 2, same: 0, changed: 1, new: 0, removed: 0, error: 1 });
    const changed = second.pages.find(({ status }) => status === 'changed')!;
    expect(changed.url).toBe(`${site.url}/pricing`);
    expect(changed.diff!.text).toContain(
      '-The Team plan costs 20 a month.\n+The Team plan costs 25 a month.',
    );
    expect(changed.diff!.json).toMatchObject({ files: [{ additions: 1, deletions: 1 }] });

    const third = await checked(monitor.id);
    expect(third.summary).toEqual({ totalPages: 2, same: 1, changed: 0, new: 0, removed: 1, error: 0 });
    expect((await web.getMonitor(monitor.id)).lastCheckSummary).toEqual(third.summary);

    const checks = await web.listMonitorChecks(monitor.id, { limit: 2 });
    expect(checks.map(({ id }) => id)).toEqual([third.id, second.id]);
    const part = await web.getMonitorCheck(monitor.id, second.id, { limit: 1, autoPaginate: false });
    expect(part.pages).toHaveLength(1);
    expect(part.next).toBe(`${server.url}/v2/monitor/${monitor.id}/checks/${second.id}?skip=1&limit=1`);
    // Its library follows `next` by itself.
    expect((await web.getMonitorCheck(monitor.id, second.id, { limit: 1 })).pages).toEqual(second.pages);
    const only = await web.getMonitorCheck(monitor.id, second.id, { status: 'changed' });
    expect(only.pages).toEqual([changed]);

    const paused = await web.updateMonitor(monitor.id, { status: 'paused', name: 'Plans' });
    expect(paused).toMatchObject({ status: 'paused', name: 'Plans' });
    expect(paused.nextRunAt).toBeUndefined();
    const again = await web.updateMonitor(monitor.id, { status: 'active', schedule: { cron: '0 0 1 1 *' } });
    expect(again.schedule).toEqual({ cron: '0 0 1 1 *', timezone: 'UTC' });
    expect(again.nextRunAt).toMatch(/-01-01T00:00:00.000Z$/);

    expect((await web.listMonitors()).map(({ id }) => id)).toEqual([monitor.id]);
    expect(await web.deleteMonitor(monitor.id)).toBe(true);
    expect(await web.listMonitors({ limit: 10, offset: 0 })).toEqual([]);
    await expect(web.getMonitor(monitor.id)).rejects.toThrow('Monitor not found');
  });

  test('watches a website and what searches find', async () => {
    isGone = false;
    const monitor = await web.createMonitor({
      name: 'All',
      schedule: { cron: '0 0 * * *' },
      targets: [
        { id: 'site', type: 'crawl', url: site.url, crawlOptions: { limit: 3, sitemap: 'skip' } },
        { id: 'found', type: 'search', queries: ['Team plan'], searchWindow: '7d', maxResults: 5 },
      ],
    });
    const check = await checked(monitor.id);
    expect(check).toMatchObject({ status: 'completed' });
    expect(check.pages.filter(({ targetId }) => targetId === 'site').map(({ status }) => status)).toEqual([
      'new',
    ]);
  });
});
