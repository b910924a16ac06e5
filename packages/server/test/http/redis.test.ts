import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { proxyTo } from '../support/tcp-proxy.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';

const redis = process.env['TEST_REDIS_URL'];
if (redis === undefined)
  console.log('Valkey or Redis: not tested, TEST_REDIS_URL is not set (.ci/redis <command> sets it).');

const plans = {
  rate: { requestsPerMinute: 40, concurrency: 1000 },
  scale: { requestsPerMinute: 100_000, concurrency: 1000 },
};

describe.runIf(redis !== undefined)('rate limits on Valkey or Redis', () => {
  let replicas: TestServer[];
  let proxy: TcpProxy;
  let site: Site;
  beforeEach(async () => {
    proxy = await proxyTo(redis!, 6379);
    site = await serveSite(pages({ '/': [] }, ['/']));
    const config = { plans, redisUrl: proxy.url };
    const first = await startTestServer(config);
    replicas = [first, await startTestServer(config, 'sqlite', first.place)];
  });
  afterEach(async () => {
    await replicas[1]!.close();
    await replicas[0]!.close();
    await Promise.all([proxy.close(), site.close()]);
  });

  it('answer the first request', async () => {
    const { key } = await replicas[0]!.caller();
    expect((await replicas[1]!.map(key, { url: site.url })).status).toBe(200);
  });

  it('let in exactly the requests of a minute, over all replicas and each operation', async () => {
    const { key } = await replicas[0]!.caller({ plan: 'rate' });
    const asked = Array.from({ length: 120 }, (_, index) => replicas[index % 2]!.map(key, { url: site.url }));
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([40, 80]);
    for (const { headers } of refused) {
      const seconds = Number(headers.get('retry-after'));
      expect(seconds >= 1 && seconds <= 60).toBe(true);
    }
    const other = await fetch(`${replicas[0]!.url}/v2/agent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(other.status).toBe(400);
  });

  it('are answered with 503 while it is lost, and hold again after', async () => {
    const [server] = replicas;
    const { key } = await server!.caller();
    const map = () => server!.map(key, { url: site.url });
    expect((await map()).status).toBe(200);
    proxy.cut();
    await expect.poll(async () => (await map()).status).toBe(503);
    const { headers, body } = await map();
    expect([headers.get('retry-after'), body]).toEqual([
      '1',
      { success: false, error: 'Service Unavailable' },
    ]);
    expect((await fetch(`${server!.url}/readyz`)).status).toBe(503);
    proxy.mend();
    await expect.poll(async () => (await map()).status, { timeout: 10_000 }).toBe(200);
    expect((await fetch(`${server!.url}/readyz`)).status).toBe(200);
  });
});
