import { expect, it } from 'vitest';
import { pause, poll, type PollOptions } from '../src/http/pause.ts';

/** Polls, and returns the milliseconds after which each attempt came. */
async function listAttempts(ms: number, options?: PollOptions, attemptMs = 0): Promise<number[]> {
  const started = performance.now();
  const times: number[] = [];
  for await (const _ of poll(ms, options)) {
    times.push(performance.now() - started);
    if (attemptMs > 0) await pause(attemptMs);
  }
  return times;
}

it.each([
  ['pauses that grow', 200, { firstMs: 50, maxMs: Infinity }],
  ['a pause longer than the time', 60, { firstMs: 1000 }],
  ['a maximum of the pause', 130, { firstMs: 50, maxMs: 50 }],
] as const)('makes the last attempt when the time is up, with %s', async (_title, ms, options) => {
  const times = await listAttempts(ms, options);
  expect(times.length).toBeGreaterThan(1);
  expect(times.at(-1)).toBeGreaterThanOrEqual(ms - 1);
  expect(times.filter((time) => time >= ms)).toHaveLength(1);
});

it('makes one attempt without time', async () => {
  expect(await listAttempts(0)).toHaveLength(1);
});

it('makes no attempt after one that outlasts the time', async () => {
  expect(await listAttempts(20, { firstMs: 5 }, 50)).toHaveLength(1);
});

it('makes the minimum of attempts after the time, with whole pauses', async () => {
  const times = await listAttempts(1, { firstMs: 20, maxMs: 20, least: 3 });
  expect(times).toHaveLength(3);
  expect(times.at(-1)).toBeGreaterThanOrEqual(38);
});
