import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HostQueue } from '../../src/crawl/host-queue.ts';
import { Scheduler } from '../../src/crawl/scheduler.ts';
import { TimeHeap } from '../../src/crawl/time-heap.ts';

test('the heap gives what is due first, in any order of taking and giving', () => {
  const steps = fc.array(fc.option(fc.nat(1000), { nil: undefined }), { maxLength: 60 });
  const property = fc.property(steps, (times) => {
    const heap = new TimeHeap<number>();
    const model: number[] = [];
    for (const time of times) {
      if (time === undefined) expect(heap.pop()).toBe(model.shift());
      else {
        heap.push(time, time);
        model.push(time);
        model.sort((a, b) => a - b);
      }
      expect([heap.soonest, heap.size]).toEqual([model[0] ?? Number.POSITIVE_INFINITY, model.length]);
    }
  });
  fc.assert(property, { numRuns: 500 });
});

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
    const scheduler = new Scheduler({ ...OPTIONS, ...options }, resolve, () => {});
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
    const scheduler = new Scheduler(OPTIONS, resolve, () => {});
    const host = scheduler.host('a');
    host.slowDown(200, performance.now());
    scheduler.push(host, 1, job);
    scheduler.push(scheduler.host('b'), 1, job);
  });
  expect([times.length, times[0]! < 150, times[1]! >= 195]).toEqual([2, true, true]);
});

test('a thousand waiting hosts cost the others nothing', async () => {
  const scheduler = new Scheduler(
    { ...OPTIONS, rate: 0.001 },
    () => {},
    () => {},
  );
  for (let n = 0; n < 1000; n++) {
    const host = scheduler.host(`waiting-${n}`);
    host.slowDown(60_000, performance.now());
    scheduler.push(host, 1, () => Promise.resolve());
  }
  const busy = scheduler.host('busy');
  busy.waitTime = () => 0;
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

test('a host that is not ready when it is due is due later, however its tokens round', () => {
  for (let n = 0; n < 500; n++) {
    const start = 1000 + n * 1.7;
    vi.spyOn(performance, 'now').mockReturnValue(start);
    const host = new HostQueue(1, 3);
    host.push(1, () => Promise.resolve());
    host.take(start);
    host.inFlight = 0;
    const due = start + host.waitTime(start);
    const wait = host.waitTime(due);
    expect(wait === 0 || due + wait > due, `due at ${due}, then ${wait} ms later`).toBe(true);
  }
  vi.restoreAllMocks();
});

test('an overload makes a host with a long delay no faster', () => {
  const now = performance.now();
  const host = new HostQueue(1, Number.POSITIVE_INFINITY);
  host.setDelay(30);
  host.push(1, () => Promise.resolve());
  host.take(now);
  host.inFlight = 0;
  host.slowDown(100, now);
  expect(host.waitTime(now + 100)).toBeGreaterThan(29_000);
});

test.each([
  ['a pause of a minute, honoured twice', 60_000, 3],
  ['a pause of a day, which nobody waits for', 86_400_000, 3],
  ['short pauses, for two minutes', 1000, 121],
])('a host that keeps asking for %s is given up', (_, pause, times) => {
  const host = new HostQueue(16, Number.POSITIVE_INFINITY);
  let now = 0;
  for (let refusal = 1; refusal <= times; refusal++) {
    expect([refusal, host.givenUp]).toEqual([refusal, false]);
    host.slowDown(pause, now);
    host.slowDown(pause, now + 1);
    now += Math.min(pause, 60_000) + 2;
  }
  expect(host.givenUp).toBe(true);
  host.speedUp();
  expect(host.givenUp).toBe(false);
});
