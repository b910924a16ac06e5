import { EventEmitter, once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

const plans = {
  rate: { requestsPerMinute: 40, concurrency: 1000 },
  slots: { requestsPerMinute: 100_000, concurrency: 7 },
  scale: { requestsPerMinute: 100_000, concurrency: 1000 },
};

describe.runIf(storeKinds.includes('postgres')).each([2, 4])('%i replicas on PostgreSQL', (count) => {
  let replicas: TestServer[] = [];
  let sites: Site[] = [];
  afterEach(async () => {
    await Promise.all(sites.map((site) => site.close()));
    await Promise.all(replicas.slice(1).map((replica) => replica.close()));
    await replicas[0]?.close();
  });

  const start = async (site: Site): Promise<TestServer[]> => {
    sites = [site];
    // A database that takes its time on a busy machine is not what is tried here.
    const config = { plans, leaseMs: 1000, storeTimeoutMs: 60_000 };
    const first = await startTestServer(config, 'postgres');
    const others = Array.from({ length: count - 1 }, () => startTestServer(config, 'postgres', first.place));
    replicas = [first, ...(await Promise.all(others))];
    return replicas;
  };
  const statuses = async (key: string, url: string, requests: number): Promise<Record<number, number>> => {
    const asked = Array.from({ length: requests }, (_, index) =>
      replicas[index % count]!.map(key, { url, sitemap: 'only' }),
    );
    const tally: Record<number, number> = {};
    for (const { status } of await Promise.all(asked)) tally[status] = (tally[status] ?? 0) + 1;
    return tally;
  };

  it('let in exactly the requests of a minute', async () => {
    const [first] = await start(await serveSite(pages({ '/': [] }, ['/'])));
    const { key } = await first!.caller({ plan: 'rate' });
    expect(await statuses(key, sites[0]!.url, 120)).toEqual({ 200: 40, 429: 80 });
  });

  it('run exactly the works that may run at once', async () => {
    const gate = new EventEmitter();
    const released = once(gate, 'open');
    const site = await serveSite(
      (_request, response) => void released.then(() => response.writeHead(404).end()),
    );
    const [first] = await start(site);
    const { key, teamId } = await first!.caller({ plan: 'slots' });
    const tally = statuses(key, site.url, 40);
    await expect.poll(async () => (await first!.team(teamId)).running).toBe(7);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await first!.team(teamId)).running).toBe(7);
    gate.emit('open');
    expect((await tally)[429]).toBe(33);
    expect(await first!.team(teamId)).toMatchObject({ running: 0, held: 0 });
  });

  it('never spend a credit twice', async () => {
    const [first] = await start(await serveSite(pages({ '/': [] }, ['/'])));
    const { key, teamId } = await first!.caller({ credits: 30 });
    expect(await statuses(key, sites[0]!.url, 60)).toMatchObject({ 200: 30 });
    expect(await first!.team(teamId)).toMatchObject({ credits: 0, held: 0, running: 0 });
    expect(await auditCredits(first!.store)).toEqual([]);
  });
});
