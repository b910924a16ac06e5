import { errors } from '@web-data/types';
import { describe, expect, it } from 'vitest';
import type { CallOptions, WebData } from '../src/index.ts';
import { play } from './support/play.ts';
import type { Step } from './support/play.ts';

const jobId = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';
const calls: Record<string, (web: WebData, options?: CallOptions) => Promise<unknown>> = {
  map: (web, options) => web.map.result({ url: 'https://a.test' }, options),
  scrape: (web, options) => web.scrape.result({ url: 'https://a.test' }, options),
  'agent.start': (web, options) => web.agent.start.result({ prompt: 'x' }, options),
  'agent.get': (web, options) => web.agent.get.result(jobId, options),
  'agent.cancel': (web, options) => web.agent.cancel.result(jobId, options),
};

const error = (status: number, message: string, headers: Record<string, string> = {}): Step => ({
  status,
  body: { success: false, error: message },
  headers,
});
const limited = (retryAfter?: string): Step =>
  error(429, 'Rate limit exceeded', retryAfter === undefined ? {} : { 'retry-after': retryAfter });
const good: Step = { status: 200, body: {} };

/** With a jitter of half a second: 1, 2, 4 and 8 seconds plus 0.5 each. */
const allFive = [0, 1500, 4000, 8500, 17_000];

describe('every error of the catalogue, on every kind of operation', () => {
  for (const [name, { status, error: message, retryable }] of Object.entries(errors)) {
    for (const [operation, call] of Object.entries(calls)) {
      it(`${operation}: ${status} ${name} is retryable: ${retryable}`, async () => {
        const { sentAt, endedAt, result } = await play([error(status, message)], call);

        expect(sentAt).toEqual(retryable === 'yes' ? allFive : [0]);
        // No sleep after the last attempt.
        expect(endedAt).toBe(sentAt.at(-1));
        expect(result).toMatchObject({
          ok: false,
          status,
          attempts: sentAt.length,
          exception: { errorName: name },
        });
      });
    }
  }
});

describe('an error the catalogue does not know goes by its status', () => {
  const statuses: [number, boolean][] = [
    [400, false],
    [402, false],
    [404, false],
    [408, true],
    [409, false],
    [410, false],
    [418, false],
    [425, false],
    [429, true],
    [500, true],
    [501, false],
    [502, true],
    [503, true],
    [504, true],
    [505, false],
    [511, false],
  ];
  const bodies: [string, unknown][] = [
    ['an unknown message', { success: false, error: 'Something else' }],
    ['html', '<h1>Sorry</h1>'],
    ['nothing', undefined],
    ['an array', []],
  ];
  for (const [status, retried] of statuses) {
    for (const [title, body] of bodies) {
      it(`${status} with ${title}`, async () => {
        const { sentAt } = await play([{ status, body }], calls.map!);
        expect(sentAt).toEqual(retried ? allFive : [0]);
      });
    }
  }
});

describe('Retry-After is the least wait', () => {
  const table: [string, Step[], number[]][] = [
    ['in seconds', [limited('3'), good], [0, 3500]],
    [
      'in seconds, each time another',
      [limited('1'), limited('7'), limited('2'), good],
      [0, 1500, 9000, 11_500],
    ],
    ['at the cap of 60 seconds', [limited('60'), good], [0, 60_500]],
    ['beyond the cap', [limited('61'), good], [0]],
    ['huge', [limited('99999999999'), good], [0]],
    ['as a date', [limited('Tue, 01 Jan 2030 00:00:05 GMT'), good], [0, 5500]],
    ['as a date that is past', [limited('Mon, 31 Dec 2029 23:59:59 GMT'), good], [0, 1500]],
    ['as a date beyond the cap', [limited('Tue, 01 Jan 2030 00:02:00 GMT'), good], [0]],
    ['zero', [limited('0'), good], [0, 1500]],
    ['negative', [limited('-5'), good], [0, 1500]],
    ['empty', [limited(''), good], [0, 1500]],
    ['nonsense', [limited('soon'), good], [0, 1500]],
    ['endless', [limited('Infinity'), good], [0, 1500]],
    ['fractional, which is none', [limited('7.5'), good], [0, 1500]],
    ['twice, as a proxy may add its own, which is none', [limited('5, 10'), good], [0, 1500]],
    ['with a word behind it, which is none', [limited('3 seconds'), good], [0, 1500]],
    ['as a date of another standard, which is none', [limited('2030-01-01T00:00:05Z'), good], [0, 1500]],
    ['absent', [limited(), good], [0, 1500]],
    ['on a 503', [error(503, 'Service Unavailable', { 'retry-after': '4' }), good], [0, 4500]],
    ['on a 500', [error(500, 'Internal Server Error', { 'retry-after': '4' }), good], [0, 4500]],
    ['on an error that is not retryable', [error(409, 'Conflict', { 'retry-after': '4' }), good], [0]],
  ];
  for (const [title, steps, want] of table) {
    it(title, async () => expect((await play(steps, calls.map!)).sentAt).toEqual(want));
  }

  it('stands in the error that ends the call', async () => {
    const { result } = await play([limited('3600')], calls.map!);
    expect(result).toMatchObject({ status: 429, exception: { retryAfterMs: 3_600_000, attempts: 1 } });
  });
});

describe('jitter', () => {
  const table: [random: number, sentAt: number[]][] = [
    [0, [0, 1000, 3000, 7000, 15_000]],
    [0.25, [0, 1250, 3500, 7750, 16_000]],
    [0.999, [0, 1999, 4998, 9997, 18_996]],
  ];
  for (const [random, want] of table) {
    it(`of ${random}`, async () =>
      expect((await play([limited()], calls.map!, { random })).sentAt).toEqual(want));
  }
});

describe('no answer is retried like a 502', () => {
  const steps: [string, Step[], number[]][] = [
    ['a broken connection', ['reset', 'reset', good], [0, 1500, 4000]],
    ['an attempt that takes too long', ['hang', good], [0, 300_000 + 1500]],
    ['an unreadable 200', [{ status: 200, body: '<html>' }, good], [0]],
  ];
  for (const [title, list, want] of steps) {
    for (const operation of ['map', 'agent.start', 'agent.cancel']) {
      it(`${operation}: ${title}`, async () =>
        expect((await play(list, calls[operation]!)).sentAt).toEqual(want));
    }
  }
});

describe('options', () => {
  const table: [string, Step[], CallOptions, number[]][] = [
    ['retry: false', [limited('1')], { retry: false }, [0]],
    ['two attempts', [limited('1')], { retry: { attempts: 2 } }, [0, 1500]],
    ['a longer Retry-After', [limited('120'), good], { retry: { maxRetryAfterMs: 120_000 } }, [0, 120_500]],
    ['a Retry-After beyond the deadline', [limited('50'), good], { deadlineMs: 50_000 }, [0]],
    ['a wait beyond the deadline', [limited()], { deadlineMs: 4000 }, [0, 1500]],
    ['sometimes is no', [error(422, 'no such schema'), good], {}, [0]],
    ['sometimes when asked', [error(422, 'no such schema'), good], { retry: { sometimes: true } }, [0, 1500]],
    [
      'an attempt cut by the deadline is the last',
      ['hang'],
      { timeoutMs: 3000, deadlineMs: 5000 },
      [0, 4500],
    ],
  ];
  for (const [title, steps, options, want] of table) {
    it(title, async () => {
      const call = title.startsWith('sometimes') ? calls.scrape! : calls.map!;
      expect((await play(steps, (web) => call(web, options))).sentAt).toEqual(want);
    });
  }

  it('ends with the deadline and says so', async () => {
    const { result, endedAt } = await play(['hang'], (web) =>
      calls.map!(web, { timeoutMs: 3000, deadlineMs: 5000 }),
    );
    expect(endedAt).toBe(5000);
    expect(result).toMatchObject({
      kind: 'timeout',
      attempts: 2,
      exception: {
        limit: 'deadlineMs',
        milliseconds: 5000,
        message: 'No complete answer within 5000 ms (deadlineMs).',
      },
    });
  });
});

describe('Idempotency-Key', () => {
  it('is the same on every attempt, and another for every call', async () => {
    const first = await play([limited()], calls['agent.start']!);
    const second = await play([good], calls['agent.start']!);
    const keys = [...first.headers, ...second.headers].map((headers) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(6);
    expect(keys[0]).toMatch(/^\d{1,20}-\d{1,20}$/);
    expect(new Set(keys.slice(0, 5)).size).toBe(1);
    expect(keys[5]).not.toBe(keys[0]);
  });

  it('is the one that is given', async () => {
    const { headers } = await play([limited()], (web) =>
      calls['agent.start']!(web, { headers: { 'Idempotency-Key': 'mine' } }),
    );
    expect(headers.map((one) => one.get('idempotency-key'))).toEqual(Array(5).fill('mine'));
  });

  it('is not sent where the operation has none', async () => {
    const { headers } = await play([good], calls.map!);
    expect(headers[0]!.has('idempotency-key')).toBe(false);
  });
});

describe('abort', () => {
  it('while it waits ends the call at once', async () => {
    const controller = new AbortController();
    const { sentAt, endedAt, result } = await play([limited()], (web) => {
      setTimeout(() => controller.abort(), 2000);
      return calls.map!(web, { signal: controller.signal });
    });
    expect([sentAt, endedAt, result.kind]).toEqual([[0, 1500], 2000, 'abort']);
  });

  it('from the hook that announces the wait ends the call at once', async () => {
    const controller = new AbortController();
    const { sentAt, endedAt, result } = await play(
      [limited()],
      (web) => calls.map!(web, { signal: controller.signal }),
      { onRetry: () => controller.abort() },
    );
    expect([sentAt, endedAt, result.kind]).toEqual([[0], 0, 'abort']);
  });

  it('before the call sends nothing', async () => {
    const { sentAt, result } = await play([good], (web) =>
      calls.map!(web, { signal: AbortSignal.abort('no') }),
    );
    expect([sentAt, result.kind, result.attempts]).toEqual([[], 'abort', 0]);
  });
});
