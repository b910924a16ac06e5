import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../src/index.ts';
import type { ClientOptions } from '../src/index.ts';
import { json, startService } from './support/service.ts';
import type { Service } from './support/service.ts';

let service: Service;
const unhandled: unknown[] = [];
const record = (reason: unknown) => unhandled.push(reason);

beforeEach(async () => {
  unhandled.length = 0;
  process.on('unhandledRejection', record);
  service = await startService((response, { body }, count) =>
    count === 1 && body.includes('limited')
      ? json(response, 429, { error: 'Rate limit exceeded' }, { 'retry-after': '1' })
      : json(response, 200, { links: [] }),
  );
});
afterEach(async () => {
  await new Promise(setImmediate);
  process.off('unhandledRejection', record);
  await service.close();
  expect(unhandled).toEqual([]);
});

const call = (options: ClientOptions, signal?: AbortSignal) => {
  const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl, ...options });
  return web.map.result({ url: 'https://limited.test' }, { signal });
};
const ignore = () => {};
const created = () => Promise.resolve(Response.json({ links: [] }, { status: 201 }));
const forever = () => new Promise<never>(() => {});
const hooks = ['onRequest', 'onResponse', 'onRetry', 'validate'] as const;

it('a hook that waits is awaited', async () => {
  const order: string[] = [];
  const note = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push(name);
  };
  await call({
    onRequest: async ({ headers, attempt }) => headers.set('x-token', await Promise.resolve(`t${attempt}`)),
    onResponse: note('response'),
    onRetry: note('retry'),
    validate: note('validate'),
  });
  expect(order).toEqual(['response', 'retry', 'response', 'validate']);
  expect(service.arrivals.map(({ headers }) => headers['x-token'])).toEqual(['t1', 't2']);
});

describe('a hook that rejects ends the call', () => {
  for (const name of hooks) {
    it(name, async () => {
      const result = await call({ [name]: () => Promise.reject(new Error('no')) });
      expect(result).toMatchObject({ ok: false, kind: name === 'validate' ? 'body' : 'request' });
      expect(result.ok || result.exception.message).toMatch(/no$/);
    });
  }
});

describe('a hook that never ends is left', () => {
  for (const name of hooks) {
    it(`${name}: when the deadline is up`, async () => {
      expect(await call({ [name]: forever, deadlineMs: 2500, timeoutMs: 20_000 })).toMatchObject({
        kind: 'timeout',
        exception: { limit: 'deadlineMs' },
      });
    });

    it(`${name}: with the signal`, async () => {
      const controller = new AbortController();
      const hang = () => {
        controller.abort();
        return forever();
      };
      const result = await call({ [name]: hang }, controller.signal);
      expect(result).toMatchObject({ kind: 'abort' });
      if (name === 'onRequest') expect(service.arrivals).toEqual([]);
    });
  }

  it('validate: when the time of the attempt is up', async () => {
    const result = await call({ validate: forever, timeoutMs: 1500, retry: { attempts: 2 } });
    expect(result).toMatchObject({ kind: 'timeout', attempts: 2, exception: { limit: 'timeoutMs' } });
  });
});

describe("what comes when the call is over is nobody's", () => {
  it('an answer of a fetch that cares for no signal is not told', async () => {
    let give: (response: Response) => void = ignore;
    const reported: string[] = [];
    const options = {
      fetch: () => new Promise<Response>((resolve) => (give = resolve)),
      onResponse: () => reported.push('response'),
      validate: () => void reported.push('validate'),
    };
    const controller = new AbortController();
    const pending = call({ ...options, retry: false }, controller.signal);
    await new Promise(setImmediate);
    controller.abort();
    expect(await pending).toMatchObject({ kind: 'abort' });
    give(Response.json({ links: [] }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reported).toEqual([]);
  });

  it('a hook that ends late sends nothing', async () => {
    let end: () => void = ignore;
    const onRequest = () => new Promise<void>((resolve) => (end = resolve));
    // Without a key to ask for, nothing else looks at the signal in between.
    const headers = { authorization: 'Bearer mine' };
    let sent = 0;
    const fetch = () => Promise.resolve(Response.json({ links: [String((sent += 1))] }));
    const result = await call({ fetch, onRequest, headers, timeoutMs: 20, retry: false });
    expect(result).toMatchObject({ kind: 'timeout' });
    end();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toBe(0);
  });
});

it('only a Response that onRequest returns is an answer', async () => {
  const input = [true, 'text', { status: 200 }, null, { json: () => ({}) }];
  for (const value of input) await call({ onRequest: () => value, retry: false });
  expect(service.arrivals).toHaveLength(input.length);
});

it('validate is told the operation, the status as it came and the data', async () => {
  const reported: unknown[] = [];
  await call({ fetch: created, validate: (...input) => void reported.push(input) });
  expect(reported).toEqual([['mapUrls', 201, { links: [] }]]);
});
