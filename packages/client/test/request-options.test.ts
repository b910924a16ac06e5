import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidRequestError, createClient } from '../src/index.ts';
import type { ClientOptions, RequestEvent } from '../src/index.ts';
import { connect, createHooks, mapUrls, startAgent } from '../src/operations.ts';
import { json, startService } from './support/service.ts';
import type { Service } from './support/service.ts';

let service: Service;
/** Status of the nth answer; the last stays. */
let statuses: number[];

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  statuses = [200];
  service = await startService((response) => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    const body = status === 200 ? { links: [], id: 'a' } : { error: 'Internal Server Error' };
    return json(response, status, body);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const client = (options: ClientOptions = {}) =>
  createClient({ apiKey: 'wd_key_1', baseUrl: service.baseUrl, ...options });
const sent = (name: string) => service.arrivals.map(({ headers }) => headers[name]);
const request = { url: 'https://a.test' };

const echo = (_: string, init: RequestInit) => {
  const key = String(new Headers(init.headers).get('authorization')).slice(7);
  return Promise.resolve(
    new Response(`you sent ${key}`, { status: 400, headers: { 'x-request-id': `r-${key}` } }),
  );
};

const ignore = () => {};

describe('apiKey as a function', () => {
  it('is called once for each attempt, so that a key may change between two', async () => {
    statuses = [500, 200];
    let count = 0;
    const web = client({ apiKey: () => Promise.resolve(`wd_key_${(count += 1)}`) });
    await web.map(request);
    await web.map(request);
    expect(sent('authorization')).toEqual(['Bearer wd_key_1', 'Bearer wd_key_2', 'Bearer wd_key_3']);
  });

  it('that throws ends the call, unsent', async () => {
    const web = client({ apiKey: () => Promise.reject(new Error('vault sealed')) });
    const caught: unknown = await web.map(request).catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(InvalidRequestError);
    expect(caught).toMatchObject({ message: 'vault sealed', attempts: 1 });
    expect(service.arrivals).toEqual([]);
  });

  it.each([[undefined], [''], ['a b'], [7]])('that gives %j is refused without a word of it', async (key) => {
    const web = client({ apiKey: () => key as string });
    await expect(web.map(request)).rejects.toThrow('apiKey must be visible ASCII without spaces.');
  });

  it('that comes when the attempt is over sends nothing', async () => {
    let give: (key: string) => void = ignore;
    const apiKey = () => new Promise<string>((resolve) => (give = resolve));
    const fetch = vi.fn<typeof echo>(echo);
    const late = client({ apiKey, fetch, timeoutMs: 20, retry: false }).map(request);
    await expect(late).rejects.toThrow('timeoutMs');
    give('wd_key_1');
    await client().map(request);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is not called where the request has an authorization of its own', async () => {
    const apiKey = vi.fn<() => string>(() => 'wd_key_1');
    await client({ apiKey }).map(request, { headers: { Authorization: 'Bearer mine' } });
    expect([sent('authorization'), apiKey.mock.calls.length]).toEqual([['Bearer mine'], 0]);
  });

  it('is hidden in what is repeated, and waits no longer than the attempt', async () => {
    const caught = (await client({ apiKey: () => 'wd_rotating_secret', fetch: echo })
      .map(request)
      .catch((error: unknown) => error)) as { message: string; requestId: string };
    expect([caught.message, caught.requestId]).toEqual([
      'The service answered 400 without an error of the API (text/plain;charset=UTF-8): you sent [key]',
      'r-[key]',
    ]);
    const slow = client({ apiKey: () => new Promise<string>(() => {}), timeoutMs: 20, retry: false });
    await expect(slow.map(request)).rejects.toMatchObject({ limit: 'timeoutMs' });
  });
});

describe('onRequest', () => {
  it('may change URL and body', async () => {
    const web = client({
      onRequest: (event) => {
        event.url = `${event.url}?trace=1`;
        event.body = JSON.stringify({ ...(JSON.parse(event.body as string) as object), limit: 1 });
      },
    });
    await web.map(request);
    expect(service.arrivals).toMatchObject([
      { path: '/v2/map?trace=1', body: '{"url":"https://a.test","limit":1}' },
    ]);
    expect(sent('authorization')).toEqual(['Bearer wd_key_1']);
  });

  it('leads to another host without the key, unless it sets one', async () => {
    const other = await startService((response) => json(response, 200, { links: [] }));
    const { host } = new URL(other.baseUrl);
    const lead = (authorization?: string) =>
      client({
        onRequest: (event) => {
          event.url = `http://${host}/elsewhere`;
          if (authorization) event.headers.set('authorization', authorization);
        },
      }).map(request);
    await lead();
    await lead('Bearer other');
    expect(other.arrivals.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer other',
    ]);
    await other.close();
  });

  it('leads to an address that only begins as that of the service without the key', async () => {
    for (const path of ['/v2x/map', '/v2']) {
      const onRequest = (event: RequestEvent) => void (event.url = event.url.replace('/v2/map', path));
      await client({ onRequest, retry: false }).map.result(request);
    }
    expect(sent('authorization')).toEqual([undefined, undefined]);
  });

  it('may answer by itself: no key is asked for, and the answer is judged as any other', async () => {
    const apiKey = vi.fn<() => string>(() => 'k');
    const statusesSeen: number[] = [];
    let count = 0;
    const web = client({
      apiKey,
      onRequest: () =>
        (count += 1) === 1
          ? new Response('busy', { status: 503 })
          : Promise.resolve(Response.json({ links: [] })),
      onResponse: ({ status }) => statusesSeen.push(status),
    });
    expect(await web.map.result(request)).toMatchObject({ ok: true, data: { links: [] }, attempts: 2 });
    expect([statusesSeen, apiKey.mock.calls.length, service.arrivals.length]).toEqual([[503, 200], 0, 0]);
  });
});

const fail = () => {
  throw new Error('disk full');
};

describe('logger', () => {
  it('is told of requests, answers and retries, without key, headers and bodies', async () => {
    statuses = [500, 200];
    const lines: unknown[][] = [];
    const logger = {
      debug: (...line: unknown[]) => lines.push(['debug', ...line]),
      warn: (...line: unknown[]) => lines.push(['warn', ...line]),
    };
    await client({ logger, headers: { 'x-secret': 'wd_other_secret' } }).map(request);
    const url = `${service.baseUrl}/v2/map`;
    const about = { operation: 'mapUrls', attempt: 1 };
    const durationMs = expect.any(Number) as number;
    const error = 'InternalServerError: Internal Server Error';
    expect(lines).toEqual([
      ['debug', 'web-data request', { ...about, method: 'POST', url }],
      ['debug', 'web-data response', { ...about, status: 500, durationMs }],
      ['warn', 'web-data retry', { ...about, waitMs: 1000, error }],
      ['debug', 'web-data request', { ...about, attempt: 2, method: 'POST', url }],
      ['debug', 'web-data response', { ...about, attempt: 2, status: 200, durationMs }],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/wd_|a\.test/);
  });

  it('is told the address that a hook has led to', async () => {
    const urls: unknown[] = [];
    const logger = {
      debug: (_: string, facts: object) => urls.push((facts as { url?: string }).url),
      warn: fail,
    };
    await client({ logger, onRequest: (event) => void (event.url += '?a=1') }).map(request);
    expect(urls).toEqual([`${service.baseUrl}/v2/map?a=1`, undefined]);
  });

  it('that throws ends no call, and one without its methods is refused', async () => {
    await client({ logger: { debug: fail, warn: fail } }).map(request);
    expect(() => client({ logger: {} as Console })).toThrow('logger.debug must be a function.');
    const half = { debug: () => {} } as unknown as Console;
    expect(() => client({ logger: half })).toThrow('logger.warn must be a function.');
  });

  it('goes with one operation too, as a hook', async () => {
    const logger = { debug: vi.fn<() => void>(), warn: vi.fn<() => void>() };
    const options = { apiKey: 'k', baseUrl: service.baseUrl, hooks: createHooks({ logger }) };
    await mapUrls(connect(options), request);
    expect(logger.debug).toHaveBeenCalledTimes(2);
  });
});

describe('headers', () => {
  it('name the client, unless they are taken out or given', async () => {
    await client().map(request);
    await client({ headers: { 'User-Agent': 'mine/1' } }).map(request);
    await client().map(request, { headers: { 'user-agent': null } });
    const [own, input, none] = sent('user-agent');
    expect(own).toMatch(/^web-data-client\/\d+\.\d+\.\d+$/);
    expect([input, none]).toEqual(['mine/1', 'node']);
  });

  it('not in a page: there the browser names itself, and another name costs a preflight', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    await client().map(request);
    vi.unstubAllGlobals();
    expect(sent('user-agent')).toEqual(['node']);
  });

  it('a null Idempotency-Key is not sent, and then nothing is sent twice', async () => {
    statuses = [500];
    const headers = { 'Idempotency-Key': null };
    await expect(client().agent.start({ prompt: 'p' }, { headers })).rejects.toMatchObject({ attempts: 1 });
    await expect(client({ headers }).agent.start({ prompt: 'p' })).rejects.toMatchObject({ attempts: 1 });
    const alone = connect({ apiKey: 'k', baseUrl: service.baseUrl, headers });
    await expect(startAgent(alone, { prompt: 'p' })).rejects.toMatchObject({ attempts: 1 });
    expect(sent('idempotency-key')).toEqual([undefined, undefined, undefined]);
  });
});
