import { afterEach, describe, expect, test, vi } from 'vitest';
import { Pace } from '../../src/pace/pace.ts';
import type { Waiter } from '../../src/pace/pace.ts';
import { Traffic } from '../../src/pace/traffic.ts';

const FREE = { rate: Number.POSITIVE_INFINITY, concurrency: Number.POSITIVE_INFINITY };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nobody: Waiter = { offered: () => {} };

/** A pace with one member. */
function paceOf(limits: { rate: number; concurrency: number }): Pace {
  const pace = new Pace();
  pace.join({}, limits);
  return pace;
}

/** A visitor who always wants to go on, each request taking `milliseconds`; notes when its requests go out. */
class Visitor implements Waiter {
  readonly went: number[] = [];
  readonly tenant: unknown;
  readonly #pace: Pace;
  readonly #milliseconds: number;

  constructor(pace: Pace, milliseconds: number, tenant?: unknown) {
    this.tenant = tenant;
    this.#pace = pace;
    this.#milliseconds = milliseconds;
  }

  offered(): void {
    while (this.#pace.take(this, performance.now())) {
      this.went.push(performance.now());
      setTimeout(() => {
        this.#pace.release(this);
        this.offered();
      }, this.#milliseconds);
    }
  }
}

/** Lets visitors of one host go on for so many milliseconds of a clock of its own. */
function visit(count: number, limits: { rate: number; concurrency: number }, forMs: number): Visitor[] {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const traffic = new Traffic();
  const visitors = Array.from({ length: count }, () => {
    const member = {};
    return new Visitor(traffic.host('example.com', member, limits), 20);
  });
  for (const visitor of visitors) visitor.offered();
  vi.advanceTimersByTime(forMs);
  return visitors;
}

test.each([1, 2, 8])('%i visitors together keep the rate of one, and share it alike', (count) => {
  const counts = visit(count, { rate: 100, concurrency: 16 }, 10_000).map(({ went }) => went.length);
  const total = counts.reduce((sum, one) => sum + one, 0);
  expect(total).toBeGreaterThan(950);
  // A quarter of a second's worth may be saved up.
  expect(total).toBeLessThanOrEqual(1000 + 25);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(25);
});

test('visitors together keep the cap in flight, and share it alike', () => {
  const counts = visit(5, { rate: Number.POSITIVE_INFINITY, concurrency: 4 }, 4000).map(
    ({ went }) => went.length,
  );
  // 4 at once, 20 ms each, for 4 s.
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(4 * 201);
  expect(Math.min(...counts)).toBeGreaterThan(150);
});

test.each([
  ['the rate', { rate: 100, concurrency: 1000 }],
  ['the cap in flight', { rate: Number.POSITIVE_INFINITY, concurrency: 8 }],
])('who comes now and then does not wait for one that always uses up %s', (_, limits) => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const pace = paceOf(limits);
  const greedy = Array.from({ length: 20 }, () => new Visitor(pace, 100, 'greedy'));
  for (const visitor of greedy) visitor.offered();
  const waits: number[] = [];
  // 25 a second of 50 tenants, each with no more than a quarter of a second's worth of turns.
  for (let at = 0; at < 500; at++) {
    const from = performance.now();
    const offered = (): void => {
      if (!pace.take(waiter, performance.now())) return;
      waits.push(performance.now() - from);
      setTimeout(() => pace.release(waiter), 20);
    };
    const waiter = { tenant: at % 50, offered };
    waiter.offered();
    vi.advanceTimersByTime(40);
  }
  const lateOnes = waits.slice(25).filter((milliseconds) => milliseconds > 0);
  expect([waits.length, lateOnes]).toEqual([500, []]);
  // And it loses nothing that nobody else wants.
  const went = greedy.reduce((sum, visitor) => sum + visitor.went.length, 0);
  expect(went).toBeGreaterThan(limits.rate === 100 ? 0.95 * 75 * 20 : 6 * 10 * 19);
});

test('a delay holds over all visitors, and ends when the host asks for none any more', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const traffic = new Traffic();
  const visitors = [1, 2, 3].map(() => new Visitor(traffic.host('a', {}, FREE), 5));
  traffic.host('a', {}, { rate: 100, concurrency: 16 }).setDelay(2);
  for (const visitor of visitors) visitor.offered();
  vi.advanceTimersByTime(20_000);
  const times = visitors.flatMap(({ went }) => went).toSorted((a, b) => a - b);
  expect(times).toHaveLength(11);
  expect(visitors.map(({ went }) => went.length).toSorted()).toEqual([3, 4, 4]);
  for (const [at, time] of times.slice(1).entries()) expect(time - times[at]!).toBeGreaterThanOrEqual(2000);
  traffic.host('a', {}, { rate: 100, concurrency: 16 }).setDelay(0);
  vi.advanceTimersByTime(3000);
  expect(visitors.flatMap(({ went }) => went).length).toBeGreaterThan(200);
});

test('a visitor who does not take its turn holds up nobody', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const pace = paceOf({ rate: Number.POSITIVE_INFINITY, concurrency: 1 });
  const busy = new Visitor(pace, 10);
  busy.offered();
  const lazy = { offered: vi.fn() };
  expect(pace.take(lazy, performance.now())).toBe(false);
  const other = new Visitor(pace, 10);
  other.offered();
  vi.advanceTimersByTime(100);
  expect(lazy.offered).toHaveBeenCalledTimes(1);
  expect(other.went.length).toBeGreaterThan(3);
});

test('the strictest limit counts while it is asked for', () => {
  const now = performance.now();
  const traffic = new Traffic({ concurrency: 3 });
  const slow = {};
  traffic.host('a', slow, { rate: FREE.rate, concurrency: 1 });
  const pace = traffic.host('a', {}, FREE);
  expect([pace.take(nobody, now), pace.waitTime(now)]).toEqual([true, Number.POSITIVE_INFINITY]);
  pace.leave(slow);
  expect([pace.take(nobody, now), pace.take(nobody, now), pace.waitTime(now)]).toEqual([
    true,
    true,
    Number.POSITIVE_INFINITY,
  ]);
});

test('a pause that one visitor was asked for is kept by the next', () => {
  const traffic = new Traffic();
  const first = {};
  const now = performance.now();
  traffic.host('a', first, FREE).slowDown(3000, now);
  traffic.host('a', {}, FREE).leave(first);
  expect(traffic.host('a', {}, FREE).waitTime(now)).toBeCloseTo(3000);
  expect(traffic.host('b', {}, FREE).waitTime(now)).toBe(0);
});

test('an address has four hosts at full speed, and what the operator allows at most', () => {
  const now = performance.now();
  const limits = { rate: FREE.rate, concurrency: 2 };
  for (const [options, most] of [
    [{}, 8],
    [{ addressConcurrency: 3 }, 3],
  ] as const) {
    const pace = new Traffic(options).address('192.0.2.1', {}, limits);
    let taken = 0;
    while (pace.take(nobody, now)) taken++;
    expect(taken).toBe(most);
    pace.leaveLine(nobody);
  }
});

test('a host that is not ready when it is due is due later, however its tokens round', () => {
  for (let n = 0; n < 500; n++) {
    const start = 1000 + n * 1.7;
    vi.spyOn(performance, 'now').mockReturnValue(start);
    const pace = paceOf({ rate: 3, concurrency: 1 });
    pace.take(nobody, start);
    pace.release(nobody);
    const due = start + pace.waitTime(start);
    const wait = pace.waitTime(due);
    expect(wait === 0 || due + wait > due, `due at ${due}, then ${wait} ms later`).toBe(true);
  }
});

test('an overload makes a host with a long delay no faster', () => {
  const now = performance.now();
  const pace = paceOf({ rate: Number.POSITIVE_INFINITY, concurrency: 1 });
  pace.setDelay(30);
  pace.take(nobody, now);
  pace.release(nobody);
  pace.slowDown(100, now);
  expect(pace.waitTime(now + 100)).toBeGreaterThan(29_000);
});

describe('a host that keeps asking for', () => {
  test.each([
    ['a pause of a minute, honoured twice', 60_000, 3],
    ['a pause of a day, which nobody waits for', 86_400_000, 3],
    ['short pauses, for two minutes', 1000, 121],
  ])('%s is given up', (_, pause, times) => {
    const pace = paceOf({ rate: Number.POSITIVE_INFINITY, concurrency: 16 });
    let now = 0;
    for (let rejection = 1; rejection <= times; rejection++) {
      expect([rejection, pace.isAbandoned]).toEqual([rejection, false]);
      pace.slowDown(pause, now);
      pace.slowDown(pause, now + 1);
      now += Math.min(pause, 60_000) + 2;
    }
    expect(pace.isAbandoned).toBe(true);
    pace.speedUp();
    expect(pace.isAbandoned).toBe(false);
  });
});
