import { expect, test } from 'vitest';
import { Scheduler } from '../../src/crawl/scheduler.ts';
import { Traffic } from '@web-data/net/pace';

const OPTIONS = {
  concurrency: 4,
  hostConcurrency: 2,
  rate: Number.POSITIVE_INFINITY,
  until: Number.POSITIVE_INFINITY,
};

/** Runs jobs of ten milliseconds; answers the order in which they began and how many ran at once. */
async function run(
  hosts: readonly string[],
  options: Partial<typeof OPTIONS>,
): Promise<{ order: string[]; most: number; mostOfOne: number; elapsed: number }> {
  const order: string[] = [];
  const running: string[] = [];
  let most = 0;
  let mostOfOne = 0;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const scheduler = new Scheduler({ ...OPTIONS, ...options, traffic: new Traffic() }, resolve, () => {});
    for (const host of hosts) {
      scheduler.push(scheduler.host(host), 2, async () => {
        order.push(host);
        running.push(host);
        most = Math.max(most, running.length);
        mostOfOne = Math.max(mostOfOne, running.filter((one) => one === host).length);
        await new Promise((done) => setTimeout(done, 10));
        running.splice(running.indexOf(host), 1);
      });
    }
  });
  return { order, most, mostOfOne, elapsed: performance.now() - start };
}

test('caps hold, hosts take turns, and every job runs', async () => {
  const hosts = ['a', 'b', 'c'].flatMap((host) => Array.from({ length: 6 }, () => host));
  const { order, most, mostOfOne } = await run(hosts, {});
  expect([order.length, most, mostOfOne]).toEqual([18, 4, 2]);
  expect(new Set(order.slice(0, 9))).toEqual(new Set(['a', 'b', 'c']));
});

test('a host that must wait holds up no other', async () => {
  const hosts = ['a', 'b', 'c', 'd'].flatMap((host) => [host, host, host]);
  const { order, elapsed } = await run(hosts, { rate: 20 });
  expect(order.toSorted().join('')).toBe('aaabbbcccddd');
  // Five tokens a quarter of a second are saved up; nobody waits for another host's.
  expect(elapsed).toBeLessThan(2000);
});

test('a paused host goes on by itself, after its pause', async () => {
  const times: number[] = [];
  const start = performance.now();
  const job = (): Promise<void> => Promise.resolve(void times.push(performance.now() - start));
  await new Promise<void>((resolve) => {
    const scheduler = new Scheduler({ ...OPTIONS, traffic: new Traffic() }, resolve, () => {});
    const host = scheduler.host('a');
    host.slowDown(200, performance.now());
    scheduler.push(host, 1, job);
    scheduler.push(scheduler.host('b'), 1, job);
  });
  expect([times.length, times[0]! < 150, times[1]! >= 195]).toEqual([2, true, true]);
});

test('a thousand waiting hosts cost the others nothing', async () => {
  const scheduler = new Scheduler(
    { ...OPTIONS, traffic: new Traffic() },
    () => {},
    () => {},
  );
  for (let n = 0; n < 1000; n++) {
    const host = scheduler.host(`waiting-${n}`);
    host.slowDown(60_000, performance.now());
    scheduler.push(host, 1, () => Promise.resolve());
  }
  const busy = scheduler.host('busy');
  const start = process.cpuUsage().user;
  await new Promise<void>((resolve) => {
    let left = 20_000;
    for (let n = 0; n < 20_000; n++)
      scheduler.push(busy, 1, async () => {
        if (--left === 0) resolve();
      });
  });
  scheduler.stop();
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(2);
});
