import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { wireTo } from '../../scripts/chaos/wire.js';
import type { Wire } from '../../scripts/chaos/wire.js';

const redis = process.env['TEST_REDIS_URL'];
if (redis === undefined)
  console.log('Valkey or Redis: not tested, TEST_REDIS_URL is not set (.ci/redis <command> sets it).');

const plans = {
  rate: { requestsPerMinute: 40, concurrency: 1000 },
  scale: { requestsPerMinute: 100_000, concurrency: 1000 },
};

/** Deletes what is counted of a team, as a restart of Redis does for all. */
async function loseCounts(teamId: string): Promise<void> {
  const client = new Redis(redis!);
  const keys = await client.keys(`*${teamId}*`);
  expect(keys.length).toBeGreaterThan(0);
  await client.del(...keys);
  client.disconnect();
}

describe.runIf(redis !== undefined)('rate limits on Valkey or Redis', () => {
  let replicas: TestServer[];
  let proxy: Wire;
  let site: Site;
  beforeEach(async () => {
    proxy = await wireTo(redis!, 6379);
    site = await serveSite(pages({ '/': [] }, ['/']));
    const config = { plans, redisUrl: proxy.url, leaseMs: 1000, metricsPort: 0 };
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

  describe.each([true, false])(
    'that lose their counts in mid-minute (out of reach meanwhile: %s)',
    (isCut) => {
      it('continue where they were, however often', async () => {
        const { key, teamId } = await replicas[0]!.caller({ plan: 'rate' });
        let [allowed, asked] = [0, 0];
        const ask = async (requests: number): Promise<void> => {
          for (let count = 0; count < requests; count++) {
            const { status } = await replicas[asked++ % 2]!.map(key, { url: site.url });
            if (status === 200) allowed += 1;
          }
        };
        await ask(15);
        for (let losses = 1; losses <= 2; losses++) {
          if (isCut) proxy.cut();
          await loseCounts(teamId);
          if (isCut) {
            await ask(4);
            proxy.restore();
            await expect
              .poll(
                () =>
                  replicas.filter(({ log }) => log.join('').split('shared again').length === losses + 1)
                    .length,
                {
                  timeout: 20_000,
                },
              )
              .toBe(2);
          }
          await ask(6);
        }
        await ask(40);
        // Each loss may cost what one replica counted after the other had asked for the last time.
        expect(allowed).toBeGreaterThanOrEqual(36);
        expect(allowed).toBeLessThanOrEqual(42);
      });
    },
  );

  describe.each(['cut', 'drop', 'halfClose'] as const)('that fails (%s)', (fault) => {
    it('lets one replica in memory do what it did, once warned, and is shared again after', async () => {
      const [server] = replicas;
      const { key } = await server!.caller();
      const map = () => server!.map(key, { url: site.url });
      const alone = async () =>
        /^web_data_rate_limits_alone (\d)$/m.exec(await (await fetch(server!.metricsUrl)).text())?.[1];
      expect((await map()).status).toBe(200);
      proxy[fault]();
      const answers = await Promise.all(Array.from({ length: 20 }, map));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await alone()).toBe('1');
      expect((await fetch(`${server!.url}/readyz`)).status).toBe(200);
      expect(server!.log.filter((line) => line.includes('counts alone'))).toHaveLength(1);
      proxy.restore();
      await expect.poll(alone, { timeout: 20_000 }).toBe('0');
      expect((await map()).status).toBe(200);
      expect(server!.log.filter((line) => line.includes('shared again'))).toHaveLength(1);
    });

    it('lets all replicas together in as often as a minute allows, also after it is back', async () => {
      const { key } = await replicas[0]!.caller({ plan: 'rate' });
      const tally = async (requests: number): Promise<number> => {
        const asked = Array.from({ length: requests }, (_, index) =>
          replicas[index % 2]!.map(key, { url: site.url }),
        );
        return (await Promise.all(asked)).filter(({ status }) => status === 200).length;
      };
      expect(await tally(10)).toBe(10);
      proxy[fault]();
      const alone = await tally(16);
      expect(alone).toBe(16);
      proxy.restore();
      await expect
        .poll(() => replicas.filter(({ log }) => log.join('').includes('shared again')).length, {
          timeout: 20_000,
        })
        .toBe(2);
      expect(await tally(60)).toBeLessThanOrEqual(40 - 10 - alone);
    });
  });

  it('is not there at the start: the server starts and counts alone', async () => {
    const lost = await startTestServer({ plans, redisUrl: 'redis://127.0.0.1:9' });
    const { key } = await lost.caller();
    expect((await lost.map(key, { url: site.url })).status).toBe(200);
    await lost.close();
  });
});
