import { api as tables } from '../src/generated/api.ts';

const { name: product } = tables;
import type { paths } from '@web-data/types';
import createFetchClient from 'openapi-fetch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../src/api.ts';
import { ApiError, NetworkError, UnreadableBodyError, createClient } from '../src/index.ts';
import type { ClientOptions } from '../src/index.ts';
import { json, startService } from './support/service.ts';
import type { Handler, Service } from './support/service.ts';

let service: Service;
afterEach(() => service.close());

async function clientOf(handler: Handler, options: ClientOptions = {}) {
  service = await startService(handler);
  return createClient({
    apiKey: 'key-1',
    baseUrl: service.baseUrl,
    retry: false,
    api: createApi,
    ...options,
  });
}
async function apiOf(handler: Handler) {
  service = await startService(handler);
  return createApi({ apiKey: 'key-2', address: `${service.baseUrl}/v2` });
}

const call = { body: { url: 'https://a.test' } };

describe('by path', () => {
  it('gives data and response', async () => {
    const web = await clientOf((response) => json(response, 200, { links: [] }));
    const { data, error, response } = await web.api.POST('/map', call);
    expect([data, error, response.status]).toEqual([{ links: [] }, undefined, 200]);
    expect(service.arrivals[0]).toMatchObject({
      method: 'POST',
      path: '/v2/map',
      body: '{"url":"https://a.test"}',
    });
  });

  it('gives an error body of the API', async () => {
    const web = await clientOf((response) => json(response, 402, { error: 'no credits' }));
    const { data, error, response } = await web.api.POST('/map', call);
    expect([data, error, response.status]).toEqual([undefined, { error: 'no credits' }, 402]);
  });

  it('puts path parameters in, and takes any verb and options of a call', async () => {
    const web = await clientOf((response) => json(response, 200, { success: true }));
    await web.api.DELETE('/agent/{jobId}', {
      params: { path: { jobId: 'a b' } },
      headers: { 'x-a': '1' },
      timeoutMs: 5000,
    });
    await web.api.request('get', '/agent/{jobId}', { params: { path: { jobId: 'c' } } });
    expect(service.arrivals.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /v2/agent/a%20b',
      'GET /v2/agent/c',
    ]);
    expect(service.arrivals[0]!.headers['x-a']).toBe('1');
  });
});

describe('what openapi-fetch loses', () => {
  const table: [
    string,
    Handler,
    typeof ApiError | typeof UnreadableBodyError | typeof NetworkError,
    object,
  ][] = [
    [
      'an empty 502',
      (response) => response.writeHead(502, { 'content-length': '0' }).end(),
      ApiError,
      { status: 502 },
    ],
    ['a chunked empty 502', (response) => response.writeHead(502).end(), ApiError, { status: 502 }],
    [
      'an html 502',
      (response) => response.writeHead(502).end('<h1>'),
      ApiError,
      { status: 502, body: '<h1>' },
    ],
    ['an html 200', (response) => response.end('<h1>'), UnreadableBodyError, { status: 200 }],
    [
      'an empty 200',
      (response) => response.writeHead(200, { 'content-length': '0' }).end(),
      UnreadableBodyError,
      { status: 200 },
    ],
    ['no answer', (response) => response.destroy(), NetworkError, { kind: 'network' }],
  ];
  for (const withMiddleware of [false, true]) {
    for (const [title, handler, type, facts] of table) {
      it(`${title} is thrown${withMiddleware ? ' past middleware' : ''}`, async () => {
        const web = await clientOf(handler);
        if (withMiddleware) web.api.use({ onResponse: () => undefined });
        const error: unknown = await web.api.POST('/map', call).catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(type);
        expect(error).toMatchObject({ ...facts, operation: 'mapUrls', attempts: 1 });
      });
    }
  }

  it('makes no Request where there is no middleware', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    const made = vi.fn();
    vi.stubGlobal('Request', made);
    try {
      await web.map({ url: 'https://a.test' });
      await web.api.POST('/map', call);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(made).not.toHaveBeenCalled();
  });
});

describe('middleware', () => {
  it('sees one request and one answer for a call with three attempts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const web = await clientOf(
      (response, _, count) =>
        count % 3 === 0
          ? json(response, 200, { count })
          : json(response, 503, { error: 'Service Unavailable' }, { 'retry-after': '1' }),
      { retry: {} },
    );
    const seen: unknown[] = [];
    web.api.use({
      onRequest: async ({ request, schemaPath }) => {
        seen.push([
          request.method,
          schemaPath,
          await request.clone().json(),
          request.headers.has('authorization'),
        ]);
        const changed = new Request(request);
        changed.headers.set('x-trace', '1');
        return changed;
      },
      onResponse: async ({ response }) => {
        seen.push([response.status, await response.clone().json()]);
      },
    });
    const requested = ['POST', '/map', { url: 'https://a.test' }, false];
    expect((await web.api.POST('/map', call)).data).toEqual({ count: 3 });
    expect(seen).toEqual([requested, [200, { count: 3 }]]);
    const sent = ['{"url":"https://a.test"}', '1', 'Bearer key-1'];
    expect(
      service.arrivals.map(({ body, headers }) => [body, headers['x-trace'], headers.authorization]),
    ).toEqual([sent, sent, sent]);
    vi.restoreAllMocks();
  });

  it('sees an error of the API as an answer, and may put another in its place', async () => {
    const web = await clientOf((response) =>
      json(response, 404, { success: false, error: 'Not Found' }, { 'x-a': 'b' }),
    );
    const seen: unknown[] = [];
    web.api.use({
      onResponse: async ({ response }) => {
        seen.push([response.status, await response.clone().text(), response.headers.get('x-a')]);
        return Response.json({ links: [{ url: 'https://cached.test/' }] });
      },
    });
    expect((await web.api.POST('/map', call)).data).toEqual({ links: [{ url: 'https://cached.test/' }] });
    expect(seen).toEqual([[404, '{"success":false,"error":"Not Found"}', 'b']]);
  });

  it('that answers itself sends nothing', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    web.api.use({ onRequest: () => Response.json({ error: 'Rate limit exceeded' }, { status: 429 }) });
    expect((await web.api.POST('/map', call)).error).toEqual({ error: 'Rate limit exceeded' });
    expect(service.arrivals).toEqual([]);
  });

  it('leaves the options of a call in force', async () => {
    const web = await clientOf((response) => json(response, 503, { error: 'Service Unavailable' }), {
      retry: {},
    });
    web.api.use({ onRequest: ({ request }) => new Request(request) });
    await web.api.POST('/map', { ...call, retry: false });
    expect(service.arrivals).toHaveLength(1);
  });

  it('of one call', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    await web.api.POST('/map', {
      ...call,
      middleware: [{ onRequest: ({ request }) => request.headers.set('x-once', '1') }],
    });
    await web.api.POST('/map', call);
    expect(service.arrivals.map(({ headers }) => headers['x-once'])).toEqual(['1', undefined]);
  });

  it('can be taken out again', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    const middleware = { onRequest: vi.fn() };
    web.api.use(middleware);
    web.api.eject(middleware);
    await web.api.POST('/map', call);
    expect(middleware.onRequest).not.toHaveBeenCalled();
  });
});

describe('alone', () => {
  it('sends the key and gives data', async () => {
    const api = await apiOf((response) => json(response, 200, { links: [] }));
    expect((await api.POST('/map', call)).data).toEqual({ links: [] });
    expect(service.arrivals[0]!.headers.authorization).toBe('Bearer key-2');
  });

  it('gives an error body of the API', async () => {
    const api = await apiOf((response) => json(response, 429, { error: 'Rate limit exceeded' }));
    expect((await api.POST('/map', call)).error).toEqual({ error: 'Rate limit exceeded' });
  });

  const lost: [string, Handler, number][] = [
    ['an empty 502', (response) => response.writeHead(502, { 'content-length': '0' }).end(), 502],
    ['an html 502', (response) => response.writeHead(502).end('<h1>'), 502],
    ['an html 200', (response) => response.end('<h1>'), 200],
    ['an empty 200', (response) => response.writeHead(200, { 'content-length': '0' }).end(), 200],
    ['a redirect', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(), 307],
  ];
  for (const [title, handler, status] of lost) {
    it(`throws ${title} with the response`, async () => {
      const api = await apiOf(handler);
      const error = (await api.POST('/map', call).catch((caught: unknown) => caught)) as Error;
      expect(error.message).toBe(`The answer ${status} is not one of the API.`);
      expect((error.cause as Response).status).toBe(status);
    });
  }

  it('refuses a path parameter that is missing, and a key that cannot be sent', async () => {
    const api = await apiOf((response) => json(response, 200, {}));
    await expect(api.GET('/agent/{jobId}', { params: { path: { jobId: '..' } } })).rejects.toThrow(
      'The path parameter jobId is ".."',
    );
    expect(() => createApi({ apiKey: 'a\nb', address: 'http://a.test' })).toThrow(
      'apiKey must be visible ASCII without spaces.',
    );
    expect(service.arrivals).toEqual([]);
  });
});

async function* chunks() {
  yield await Promise.resolve(new TextEncoder().encode('{}'));
}

describe('web.fetch', () => {
  it('adds the key, retries, and takes options of the call', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const web = await clientOf(
      (response, _, count) => json(response, count === 1 ? 500 : 200, { error: 'x', count }),
      { retry: {} },
    );
    const response = await web.fetch(`${service.baseUrl}/v2/agent/abc?x=1`);
    expect([response.status, await response.json()]).toEqual([200, { error: 'x', count: 2 }]);
    expect(service.arrivals.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array(2).fill('GET /v2/agent/abc?x=1'),
    );
    expect(service.arrivals[0]!.headers.authorization).toBe('Bearer key-1');
    vi.restoreAllMocks();
  });

  it('calls no other host', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    for (const url of [
      'http://127.0.0.1:9/v2/map',
      `${service.baseUrl}/v22/map`,
      `${service.baseUrl}@evil.test/`,
      `${service.baseUrl}/v2/../admin`,
      '/v2/map',
    ]) {
      await expect(web.fetch(url)).rejects.toThrow('The client calls only');
    }
    expect(service.arrivals).toEqual([]);
  });

  it('takes what other libraries call it with: a URL, a Request, both with options', async () => {
    const web = await clientOf(
      (response, { body }, count) =>
        json(response, count === 1 ? 503 : 200, { error: 'Service Unavailable', body }),
      { retry: {} },
    );
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const url = new URL(`${service.baseUrl}/v2/map`);
    const request = new Request(url, { method: 'POST', body: '{"a":"é"}', headers: { 'x-a': '1' } });
    expect(await (await web.fetch(request)).json()).toMatchObject({ body: '{"a":"é"}' });
    vi.restoreAllMocks();
    await web.fetch(url);
    await web.fetch(new Request(url), { method: 'PUT', body: 'b' });
    expect(service.arrivals.map(({ method, body, headers }) => [method, body, headers['x-a']])).toEqual([
      ['POST', '{"a":"é"}', '1'],
      ['POST', '{"a":"é"}', '1'],
      ['GET', '', undefined],
      ['PUT', 'b', undefined],
    ]);
    const controller = new AbortController();
    const pending = web.fetch(new Request(url, { signal: controller.signal }));
    controller.abort();
    await expect(pending).rejects.toMatchObject({ kind: 'abort' });
  });

  it('carries openapi-fetch as it is', async () => {
    const web = await clientOf((response, _, count) =>
      count === 1
        ? json(response, 429, { error: 'x' }, { 'retry-after': '1' })
        : json(response, 200, { links: [] }),
    );
    const api = createFetchClient<paths>({ baseUrl: `${service.baseUrl}/v2`, fetch: web.fetch });
    const limited = await api.POST('/map', call);
    expect([limited.error, limited.response.headers.get('retry-after')]).toEqual([{ error: 'x' }, '1']);
    expect((await api.POST('/map', call)).data).toEqual({ links: [] });
    expect(service.arrivals[1]).toMatchObject({
      body: '{"url":"https://a.test"}',
      headers: { authorization: 'Bearer key-1', 'content-type': 'application/json' },
    });
  });

  it('sends what can be read only once only once', async () => {
    const web = await clientOf((response) => response.destroy(), { retry: {} });
    const init = { method: 'POST', body: chunks(), duplex: 'half' } as unknown as RequestInit;
    await expect(web.fetch(`${service.baseUrl}/v2/map`, init)).rejects.toMatchObject({ attempts: 1 });
  });

  it('sends a Blob and a form again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    for (const body of [new Blob(['{"a":1}']), new URLSearchParams({ a: '1' })]) {
      const web = await clientOf(
        (response, _, count) => json(response, count === 1 ? 503 : 200, { error: 'x' }),
        {
          retry: {},
        },
      );
      await web.fetch(`${service.baseUrl}/v2/map`, { method: 'POST', body });
      const text = body instanceof Blob ? '{"a":1}' : 'a=1';
      expect(service.arrivals.map((arrival) => arrival.body)).toEqual([text, text]);
      await service.close();
    }
    vi.restoreAllMocks();
  });

  it('sends a stream only once', async () => {
    const web = await clientOf((response) => response.destroy(), { retry: {} });
    const body = new Blob(['{}']).stream();
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    await expect(web.fetch(`${service.baseUrl}/v2/map`, init)).rejects.toMatchObject({
      kind: 'network',
      attempts: 1,
    });
  });

  it('ends with its signal', async () => {
    const web = await clientOf(() => {});
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(web.fetch(`${service.baseUrl}/v2/map`, { signal: controller.signal })).rejects.toThrow(
      'The call was aborted: This operation was aborted',
    );
  });
});

describe('hooks', () => {
  it('see each attempt, and may change the headers of one', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const events: unknown[] = [];
    const web = await clientOf(
      (response, _, count) => json(response, count === 1 ? 500 : 200, { error: 'Internal Server Error' }),
      {
        retry: {},
        onRequest: ({ headers, ...event }) => {
          events.push(['request', event, Object.fromEntries(headers)]);
          headers.set(`x-attempt-${event.attempt}`, '1');
        },
        onResponse: ({ headers, durationMs, ...event }) => {
          events.push(['response', event, headers.get('content-type'), durationMs > 0 && durationMs < 5000]);
        },
        onRetry: ({ error, ...event }) => events.push(['retry', event, error.name]),
      },
    );
    await web.map(call.body);
    const body = JSON.stringify(call.body);
    const about = { operation: 'mapUrls', method: 'POST', url: `${service.baseUrl}/v2/map`, body };
    const sent = { 'content-type': 'application/json', 'user-agent': product };
    expect(events).toEqual([
      ['request', { ...about, attempt: 1 }, sent],
      ['response', { operation: 'mapUrls', attempt: 1, status: 500 }, 'application/json', true],
      ['retry', { operation: 'mapUrls', attempt: 1, waitMs: 1000 }, 'InternalServerError'],
      ['request', { ...about, attempt: 2 }, sent],
      ['response', { operation: 'mapUrls', attempt: 2, status: 200 }, 'application/json', true],
    ]);
    const marks = service.arrivals.map(({ headers }) => [headers['x-attempt-1'], headers['x-attempt-2']]);
    expect(marks).toEqual([
      ['1', undefined],
      [undefined, '1'],
    ]);
    vi.restoreAllMocks();
  });

  it('one that throws ends the call', async () => {
    const web = await clientOf((response) => json(response, 200, {}), {
      onRequest: () => {
        throw new Error('no');
      },
    });
    expect(await web.map.result(call.body)).toMatchObject({ kind: 'request', exception: { message: 'no' } });
    expect(service.arrivals).toEqual([]);
  });

  it('validate refuses an answer that is not as described', async () => {
    const seen: unknown[] = [];
    const web = await clientOf((response) => json(response, 200, { links: 'none' }), {
      validate: (...args) => {
        seen.push(args);
        throw new Error('/links must be array');
      },
    });
    const result = await web.map.result(call.body);
    expect(seen).toEqual([['mapUrls', 200, { links: 'none' }]]);
    expect(result).toMatchObject({
      kind: 'body',
      exception: {
        name: 'UnreadableBodyError',
        message: 'The answer 200 is not as described: /links must be array',
      },
    });
  });
});
