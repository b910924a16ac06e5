import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createClient } from '../src/index.ts';
import { play } from './support/play.ts';
import type { Step } from './support/play.ts';

/** The short run is the same each time, by `vitest.seed.ts`; `npm run test:long` sees new values. */
const runs = Number(process.env.FC_RUNS ?? 300);

const messages: [number, string][] = [
  [400, 'Bad Request'],
  [402, 'no'],
  [408, 'Request Timeout'],
  [429, 'Rate limit exceeded'],
  [500, 'Internal Server Error'],
  [502, '<html>'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [422, 'schema'],
  [200, ''],
  [204, ''],
  [302, ''],
];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<Step>('reset', 'hang') },
  {
    weight: 5,
    arbitrary: fc
      .record({
        message: fc.constantFrom(...messages),
        after: fc.option(
          fc.oneof(fc.integer({ min: -5, max: 100 }).map(String), fc.string({ unit: 'grapheme-ascii' })),
        ),
      })
      .map(({ message: [status, error], after }): Step => {
        const headers: Record<string, string> = after ? { 'retry-after': after.trim() } : {};
        return status === 204 ? { status, headers } : { status, headers, body: { error } };
      }),
  },
);
const steps = fc.array(step, { minLength: 1, maxLength: 6 });
const options = fc.record({
  random: fc.double({ min: 0, max: 0.999, noNaN: true }),
  timeoutMs: fc.integer({ min: 1, max: 100_000 }),
  deadlineMs: fc.integer({ min: 1, max: 200_000 }),
});

it('sends at most five times, never before Retry-After, never past the deadline', async () => {
  await fc.assert(
    fc.asyncProperty(steps, options, async (list, input) => {
      const { sentAt, endedAt, result } = await play(
        list,
        (web) => web.map.result({ url: 'https://a.test' }),
        input,
      );

      expect(sentAt.length).toBeLessThanOrEqual(5);
      expect(result.attempts).toBe(sentAt.length);
      expect(endedAt).toBeLessThanOrEqual(input.deadlineMs);
      for (const [index, at] of sentAt.slice(1).entries()) {
        const before = list[Math.min(index, list.length - 1)]!;
        const after = typeof before === 'string' ? undefined : before.headers?.['retry-after'];
        const least = after && /^\d+$/.test(after) && Number(after) > 0 ? Number(after) * 1000 : 1000;
        expect(at - sentAt[index]!).toBeGreaterThanOrEqual(least);
      }
    }),
    { numRuns: runs },
  );
});

it('settles within a tick of an abort, whenever that comes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 0, max: 40_000 }), async (list, abortAt) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
      try {
        let sent = 0;
        const fetch = () => {
          const now = list[Math.min(sent++, list.length - 1)]!;
          if (now === 'reset') return Promise.reject(new TypeError('fetch failed'));
          if (now === 'hang') return new Promise<Response>(() => {});
          const body = now.body ? JSON.stringify(now.body) : null;
          return Promise.resolve(new Response(body, { status: now.status, headers: now.headers ?? {} }));
        };
        const controller = new AbortController();
        const web = createClient({ apiKey: 'k', baseUrl: 'http://service.test', fetch });
        const state = { settled: false };
        const pending = web.map
          .result({ url: 'https://a.test' }, { signal: controller.signal })
          .finally(() => (state.settled = true));
        await vi.advanceTimersByTimeAsync(abortAt);
        const before = state.settled;
        controller.abort(new Error('enough'));
        // No timer may be needed to settle: only promises that are ready.
        for (let tick = 0; tick < 50 && !state.settled; tick += 1) await Promise.resolve();
        expect(state.settled).toBe(true);
        expect(vi.getTimerCount()).toBe(0);
        const result = await pending;
        if (!before)
          expect(result).toMatchObject({ kind: 'abort', exception: { cause: new Error('enough') } });
      } finally {
        vi.useRealTimers();
      }
    }),
    { numRuns: runs },
  );
});

it.skipIf(process.env.FC_SEED === 'random')('sees the same values each time', () => {
  const lists = fc.array(steps, { minLength: 5, maxLength: 5 });
  expect(fc.sample(lists, 3)).toEqual(fc.sample(lists, 3));
});
