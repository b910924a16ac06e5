import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, UnreadableBodyError, createClient } from '../src/index.ts';
import type { ClientOptions } from '../src/index.ts';
import { json, startService } from './support/service.ts';
import type { Handler, Service } from './support/service.ts';

let service: Service;
afterEach(() => service.close());

async function clientOf(handler: Handler, options: ClientOptions = {}) {
  service = await startService(handler);
  return createClient({ apiKey: 'key-1', baseUrl: service.baseUrl, retry: false, ...options });
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
  it('sees one request and one answer for a call with three attempts, at both levels', async () => {
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
    const asked = ['POST', '/map', { url: 'https://a.test' }, false];
    expect(await web.map(call.body)).toEqual({ count: 3 });
    expect((await web.api.POST('/map', call)).data).toEqual({ count: 6 });
    expect(seen).toEqual([asked, [200, { count: 3 }], asked, [200, { count: 6 }]]);
    expect(
      service.arrivals.map(({ body, headers }) => [body, headers['x-trace'], headers.authorization]),
    ).toEqual(Array(6).fill(['{"url":"https://a.test"}', '1', 'Bearer key-1']));
    vi.restoreAllMocks();
  }, 20_000);

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
    expect(await web.map(call.body)).toEqual({ links: [{ url: 'https://cached.test/' }] });
    expect(seen).toEqual([[404, '{"success":false,"error":"Not Found"}', 'b']]);
  });

  it('that answers itself sends nothing', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    web.api.use({ onRequest: () => Response.json({ error: 'Rate limit exceeded' }, { status: 429 }) });
    expect(await web.map.result(call.body)).toMatchObject({
      status: 429,
      exception: { name: 'RateLimitExceededError' },
    });
    expect(service.arrivals).toEqual([]);
  });

  it('of one call', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    const onRequest = ({ request }: { request: Request }) => request.headers.set('x-once', '1');
    await web.api.POST('/map', { ...call, middleware: [{ onRequest }] });
    await web.api.POST('/map', call);
    expect(service.arrivals.map(({ headers }) => headers['x-once'])).toEqual(['1', undefined]);
  });

  it('can be taken out again', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    const middleware = { onRequest: vi.fn() };
    web.api.use(middleware);
    web.api.eject(middleware);
    await web.map(call.body);
    expect(middleware.onRequest).not.toHaveBeenCalled();
  });

  it('that throws ends the call with what it threw as the cause', async () => {
    const web = await clientOf((response) => json(response, 200, {}));
    const cause = new Error('broken');
    web.api.use({ onRequest: () => Promise.reject(cause) });
    expect(await web.map.result(call.body)).toMatchObject({
      kind: 'request',
      exception: { message: 'broken', cause },
    });
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
    const about = { operation: 'mapUrls', method: 'POST', url: `${service.baseUrl}/v2/map` };
    const sent = { 'content-type': 'application/json' };
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
