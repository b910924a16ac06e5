import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../src/api.ts';
import { createClient } from '../src/index.ts';
import { api as tables } from '../src/generated/api.ts';

const { name: product } = tables;
import type { CallOptions, ClientOptions, HeaderOptions } from '../src/index.ts';

const ok = () => Promise.resolve(new Response('{"links":[]}'));
const base: ClientOptions = { apiKey: 'wd_key', baseUrl: 'http://service.test', fetch: ok };
const between = 'give a whole number from 1 to';
const headersForm = 'headers must be an object.';

afterEach(() => vi.unstubAllEnvs());

describe('a client is refused', () => {
  const address = 'baseUrl must be an http or https URL without user, query or fragment.';
  const table: [string, ClientOptions, string][] = [
    ['without a key', { apiKey: '' }, 'apiKey is missing; give it, or set WEB_DATA_API_KEY.'],
    ['with a line break in the key', { apiKey: 'a\nb' }, 'apiKey must be visible ASCII without spaces.'],
    ['with a space in the key', { apiKey: 'a b' }, 'apiKey must be visible ASCII without spaces.'],
    ['with a letter outside ASCII', { apiKey: 'schlüssel' }, 'apiKey must be visible ASCII without spaces.'],
    ['with a relative address', { baseUrl: '/v2' }, address],
    ['with another scheme', { baseUrl: 'ftp://service.test' }, address],
    ['with a user', { baseUrl: 'http://a:b@service.test' }, address],
    ['with a password', { baseUrl: 'http://:b@service.test' }, address],
    ['with a query', { baseUrl: 'http://service.test/?a' }, address],
    ['with a fragment', { baseUrl: 'http://service.test/#a' }, address],
    ['with a template', { baseUrl: 'http://service.test/{a}' }, address],
    [
      'with the version',
      { baseUrl: 'http://service.test/v2/' },
      'baseUrl ends in /v2; leave it out, the client adds it.',
    ],
    ['with no time', { timeoutMs: 0 }, `timeoutMs is 0; ${between} 2147483647.`],
    ['with too much time', { timeoutMs: 2 ** 31 }, `timeoutMs is 2147483648; ${between} 2147483647.`],
    ['with half a millisecond', { deadlineMs: 0.5 }, `deadlineMs is 0.5; ${between} 2147483647.`],
    ['with endless time', { deadlineMs: Infinity }, `deadlineMs is Infinity; ${between} 2147483647.`],
    ['with six attempts', { retry: { attempts: 6 } }, `attempts is 6; ${between} 5.`],
    ['with no attempt', { retry: { attempts: 0 } }, `attempts is 0; ${between} 5.`],
    [
      'with a cap of NaN',
      { retry: { maxRetryAfterMs: Number.NaN } },
      `maxRetryAfterMs is NaN; ${between} 2147483647.`,
    ],
    ['with retries as a number', { retry: 3 as never }, 'retry must be an object or false.'],
    ['with a fetch that is none', { fetch: 'undici' as never }, 'fetch must be a function.'],
    ['with a hook that is none', { onRetry: true as never }, 'onRetry must be a function.'],
    ['with a check that is none', { validate: 'responses' as never }, 'validate must be a function.'],
    ['with a low level that is none', { api: 'low' } as never, 'api must be a function.'],
    ['with no bytes', { maxResponseBytes: -1 }, `maxResponseBytes is -1; ${between} 536870912.`],
    [
      'with a bad header',
      { headers: { 'x-a': 'b\nc' } },
      'The header "x-a" has a name or value that HTTP does not allow.',
    ],
    ['with headers as text', { headers: 'x-a: b' as never }, headersForm],
    [
      'with a bad header name',
      { headers: { 'x a': 'b' } },
      'The header "x a" has a name or value that HTTP does not allow.',
    ],
  ];
  for (const [title, options, sentence] of table) {
    it(title, () => expect(() => createClient({ ...base, ...options })).toThrow(new TypeError(sentence)));
  }
});

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('a call is refused before anything is sent', () => {
  const table: [string, CallOptions, string][] = [
    ['a bad time', { timeoutMs: -1 }, `timeoutMs is -1; ${between} 2147483647.`],
    [
      'a bad header',
      { headers: { 'x-a': 'a\r\nb' } },
      'The header "x-a" has a name or value that HTTP does not allow.',
    ],
    ['headers as text', { headers: 'x-a: b' as never }, headersForm],
    ['headers as a number', { headers: 5 as never }, headersForm],
    [
      'a controller for its signal',
      { signal: new AbortController() as never },
      'signal must be an AbortSignal.',
    ],
    ['too many attempts', { retry: { attempts: 9 } }, `attempts is 9; ${between} 5.`],
  ];
  for (const [title, options, sentence] of table) {
    it(title, async () => {
      const fetch = vi.fn(ok);
      const before = timers();
      const result = await createClient({ ...base, fetch }).map.result({ url: 'https://a.test' }, options);
      expect(result).toMatchObject({ kind: 'request', attempts: 0, exception: { message: sentence } });
      expect(fetch).not.toHaveBeenCalled();
      expect(timers()).toBe(before);
    });
  }

  it('a body that is no JSON', async () => {
    const fetch = vi.fn(ok);
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const request = { url: 'https://a.test', auditMetadata: circle } as never;
    const result = await createClient({ ...base, fetch }).map.result(request);
    expect(result).toMatchObject({
      kind: 'request',
      exception: { name: 'InvalidRequestError', operation: 'mapUrls' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  for (const jobId of ['', '.', '..', undefined as never, null as never]) {
    it(`the path parameter ${JSON.stringify(jobId)}`, async () => {
      const fetch = vi.fn(ok);
      const web = createClient({ ...base, fetch, api: createApi });
      const result = await web.agent.get.result(jobId);
      expect(result).toMatchObject({
        kind: 'request',
        exception: { cause: expect.any(TypeError) as TypeError },
      });
      expect(!result.ok && result.exception.message).toMatch(
        `The path parameter jobId is "${jobId ?? ''}"; give its value.`,
      );
      await expect(web.api.GET('/agent/{jobId}', { params: { path: { jobId } } })).rejects.toThrow(
        /path parameter jobId/,
      );
      // @ts-expect-error the parameter is required
      await expect(web.api.GET('/agent/{jobId}')).rejects.toThrow(
        'The path parameter jobId is ""; give its value.',
      );
      expect(fetch).not.toHaveBeenCalled();
    });
  }

  it('escapes what a path parameter may not hold', async () => {
    const fetch = vi.fn((_url: string) => Promise.resolve(new Response('{}')));
    await createClient({ ...base, fetch }).agent.snapshot('a/../b', '{x}?#%2e$&');
    expect(fetch.mock.calls[0]![0]).toBe(
      'http://service.test/v2/agent/a%2F..%2Fb/snapshots/%7Bx%7D%3F%23%252e%24%26',
    );
  });
});

const sentBy = async (options: ClientOptions) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => ok());
  await createClient({ fetch, ...options }).map({ url: 'https://a.test' });
  const [url, init] = fetch.mock.calls[0]!;
  return [url, new Headers(init.headers).get('authorization')];
};

describe('where the key and the address come from', () => {
  it('the environment', async () => {
    vi.stubEnv('WEB_DATA_API_KEY', 'wd_env');
    vi.stubEnv('WEB_DATA_BASE_URL', 'https://env.test/prefix/');
    expect(await sentBy({})).toEqual(['https://env.test/prefix/v2/map', 'Bearer wd_env']);
  });

  it('options before the environment', async () => {
    vi.stubEnv('WEB_DATA_API_KEY', 'wd_env');
    vi.stubEnv('WEB_DATA_BASE_URL', 'https://env.test');
    expect(await sentBy({ apiKey: 'k', baseUrl: 'http://a.test:8080' })).toEqual([
      'http://a.test:8080/v2/map',
      'Bearer k',
    ]);
  });

  it('the own machine when nothing is given', async () => {
    vi.stubEnv('WEB_DATA_BASE_URL', '');
    expect(await sentBy({ apiKey: 'k' })).toEqual(['http://127.0.0.1:3000/v2/map', 'Bearer k']);
  });

  it('works without an environment', async () => {
    vi.stubGlobal('process', undefined);
    try {
      expect(await sentBy({ apiKey: 'k' })).toEqual(['http://127.0.0.1:3000/v2/map', 'Bearer k']);
      expect(() => createClient()).toThrow('apiKey is missing');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

const headersOf = async (client: HeaderOptions, call: HeaderOptions) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => ok());
  await createClient({ ...base, fetch, headers: client }).map({ url: 'https://a.test' }, { headers: call });
  return Object.fromEntries(new Headers(fetch.mock.calls[0]![1].headers));
};

describe('headers', () => {
  const usual = {
    'content-type': 'application/json',
    'user-agent': product,
    authorization: 'Bearer wd_key',
  };

  it('of the client and of the call', async () => {
    expect(await headersOf({ 'x-a': '1', 'x-b': '1' }, { 'X-B': '2', 'x-c': '2' })).toEqual({
      ...usual,
      'x-a': '1',
      'x-b': '2',
      'x-c': '2',
    });
  });

  const forms: [string, HeaderOptions][] = [
    ['Headers', new Headers({ 'X-B': '2' })],
    ['pairs', [['X-B', '2']]],
    ['a Map', new Map([['X-B', '2']])],
  ];
  for (const [title, form] of forms) {
    it(`as ${title}`, async () => {
      expect(await headersOf({ 'x-a': '1', 'x-b': '1' }, form)).toEqual({ ...usual, 'x-a': '1', 'x-b': '2' });
      expect(await headersOf(form, {})).toEqual({ ...usual, 'x-b': '2' });
    });
  }

  it('of another case replace each other, whoever gave them', async () => {
    expect(await headersOf({ 'CONTENT-TYPE': 'a/b' }, { 'Content-Type': 'c/d' })).toEqual({
      ...usual,
      'content-type': 'c/d',
    });
  });

  it('null leaves one out', async () => {
    expect(await headersOf({ 'x-a': '1' }, { 'x-a': null })).toEqual(usual);
  });
});
