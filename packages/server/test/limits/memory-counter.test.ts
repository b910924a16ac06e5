import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memoryCounter } from '../../src/accounts/limits/memory-counter.ts';
import { RateLimits } from '../../src/accounts/limits/rate-limits.ts';

it('allows as many as the limit a window for each key, and again in the next', async () => {
  const counter = memoryCounter(200);
  const limits = new RateLimits(counter, counter.intervalMs);
  const allowed = (key: string) =>
    Array.from({ length: 5 }, () => limits.consume(key, 3)).filter(
      (permit) => 'allowed' in permit && permit.allowed,
    );
  expect(allowed('a')).toHaveLength(3);
  expect(allowed('b')).toHaveLength(3);
  expect(allowed('a')).toHaveLength(0);
  const refused = limits.consume('a', 3);
  expect(refused).toMatchObject({ allowed: false });
  await wait('resetMs' in refused ? refused.resetMs : 0);
  await wait(5);
  expect(allowed('a')).toHaveLength(3);
});

it('judges at once, by the limit that holds now', () => {
  const limits = new RateLimits(memoryCounter(60_000), 0);
  expect(limits.consume('a', 1)).toEqual({ allowed: true, resetMs: expect.closeTo(60_000) });
  expect(limits.consume('a', 1)).toMatchObject({ allowed: false });
  expect(limits.consume('a', 10)).toMatchObject({ allowed: true }); // The plan was raised.
});
