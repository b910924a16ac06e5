import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, mapUrls } from '../src/operations.ts';
import { createClient, RateLimitedError, UnauthorizedError } from '../src/index.ts';
import { answer, startHostile } from './support/hostile.ts';
import type { Hostile } from './support/hostile.ts';

let service: Hostile | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await service?.close();
  service = undefined;
});

const head = (status: string, more = '') =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n${more}\r\n`;

describe('the status decides, also where the body breaks off', () => {
  const table: [string, string, number, string][] = [
    ['401 and a reset', `${head('401 Unauthorized')}8\r\n{"error"\r\n`, 401, 'UnauthorizedError'],
    ['403 and a reset', `${head('403 Forbidden')}1\r\n{\r\n`, 403, 'ForbiddenError'],
    [
      '400 and gzip that is none',
      `${head('400 Bad Request', 'content-encoding: gzip\r\n')}5\r\nplain\r\n0\r\n\r\n`,
      400,
      'BadRequestError',
    ],
  ];
  it.each(table)('%s', async (_, bytes, status, name) => {
    let sent = 0;
    service = await startHostile((socket) => {
      sent += 1;
      socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20));
    });
    const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl });
    await expect(web.map({ url: 'https://a.test' })).rejects.toMatchObject({
      kind: 'unexpected',
      status,
      name,
      attempts: 1,
    });
    expect(sent).toBe(1);
  });

  it('a 503 that breaks off is sent again, after its Retry-After', async () => {
    let sent = 0;
    const at: number[] = [];
    service = await startHostile((socket) => {
      at.push(performance.now());
      if ((sent += 1) > 1) return socket.write(answer('200 OK', 'application/json', '{"links":[]}'));
      return socket.write(`${head('503 No', 'retry-after: 1\r\n')}1\r\n{\r\n`, () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      );
    });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl });
    expect(await web.map.result({ url: 'https://a.test' })).toMatchObject({ ok: true, attempts: 2 });
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(990);
  });

  it('a 2xx that breaks off is no answer, and is sent again', async () => {
    let sent = 0;
    service = await startHostile((socket) => {
      if ((sent += 1) > 1) return socket.write(answer('200 OK', 'application/json', '{"links":[]}'));
      return socket.write(`${head('200 OK')}1\r\n{\r\n`, () =>
        setTimeout(() => socket.resetAndDestroy(), 20),
      );
    });
    const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl });
    expect(await web.map.result({ url: 'https://a.test' })).toMatchObject({ ok: true, attempts: 2 });
  });
});

const limited = () => Promise.resolve(new Response('{"error":"Rate limit exceeded"}', { status: 429 }));

const toAuthorizationError = () =>
  Promise.resolve(new Response('{"error":"Unauthorized: Invalid token"}', { status: 401 }));

describe('what stands before the API', () => {
  const table: [string, number, string, Record<string, string>, string][] = [
    [
      '429 of a gateway in html',
      429,
      '<h1>Slow down</h1>',
      { 'content-type': 'text/html' },
      'RateLimitedError',
    ],
    ['429 with words of its own', 429, '{"error":"Too many requests, buddy"}', {}, 'RateLimitedError'],
    ['429 whose error is an object', 429, '{"error":{"message":"Slow down"}}', {}, 'RateLimitedError'],
    ['503 in problem+json', 503, '{"title":"Down","status":503}', {}, 'ServiceUnavailableError'],
    ['401 of a proxy', 401, '', {}, 'UnauthorizedError'],
    ['404 with the words of another API', 404, '{"message":"no Route matched"}', {}, 'NotFoundError'],
    ['402 of a gateway', 402, 'pay', {}, 'PaymentRequiredError'],
    ['520 of a CDN', 520, 'error code: 520', {}, 'ApiError'],
    ['525 of a CDN', 525, '', {}, 'ApiError'],
    ['418', 418, '{"error":"teapot"}', {}, 'ApiError'],
    ['an unknown redirect', 308, '', { location: 'https://b.test/' }, 'ApiError'],
    ['a BOM before the error', 429, '\uFEFF{"error":"Rate limit exceeded"}', {}, 'RateLimitExceededError'],
  ];
  it.each(table)('%s', async (_, status, body, headers, name) => {
    const fetch = () => Promise.resolve(new Response(body, { status, headers }));
    const web = createClient({ apiKey: 'k', baseUrl: 'http://a.test', fetch, retry: false });
    const caught: unknown = await web.map({ url: 'https://a.test' }).catch((error: unknown) => error);
    // Only words in `error` are an error of an API.
    const kind = body.includes('"error":"') ? 'api' : 'unexpected';
    expect(caught).toMatchObject({ name, status, kind });
    const { errorName } = caught as { errorName?: string };
    expect(errorName).toBe(name === 'RateLimitExceededError' ? 'RateLimitExceeded' : undefined);
  });

  it('classes are one below the other', async () => {
    const web = createClient({ apiKey: 'k', fetch: limited, retry: false });
    await expect(web.map({ url: '' })).rejects.toBeInstanceOf(RateLimitedError);
    await expect(
      mapUrls(connect({ apiKey: 'k', fetch: toAuthorizationError }), { url: '' }),
    ).rejects.toBeInstanceOf(UnauthorizedError);
  });
});

describe('odd answers of 2xx', () => {
  const table: [string, BodyInit | null, ResponseInit, object][] = [
    ['204 where there should be a body', null, { status: 204 }, { kind: 'body' }],
    ['a list', '[1,2]', {}, { kind: 'body', message: /is no JSON object \(text\/plain.*\): \[1,2\]$/ }],
    ['a BOM', '\uFEFF{"links":[]}', {}, { data: { links: [] } }],
    [
      'another charset in name',
      '{"links":[]}',
      { headers: { 'content-type': 'application/json; charset=latin1' } },
      { data: { links: [] } },
    ],
    ['a body with white space', ' \n{"links":[]}\n', {}, { data: { links: [] } }],
    ['two JSON values', '{"links":[]}{}', {}, { kind: 'body' }],
    ['half a character', new Uint8Array([0x7b, 0x7d, 0xc3]), {}, { kind: 'body' }],
  ];
  it.each(table)('%s', async (_, body, init, want) => {
    const fetch = () => Promise.resolve(new Response(body, init));
    const result = await mapUrls.result(connect({ apiKey: 'k', fetch, retry: false }), { url: '' });
    if ('kind' in want) expect(result.kind).toBe(want.kind);
    else expect(result).toMatchObject(want);
    if ('message' in want) expect(!result.ok && result.exception.message).toMatch(want.message as RegExp);
  });
});

it('a gzip bomb costs what maxResponseBytes allows', async () => {
  const bomb = gzipSync(Buffer.alloc(400 * 2 ** 20));
  service = await startHostile((socket) => {
    socket.write(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`,
    );
    socket.write(bomb);
  });
  const client = fileURLToPath(new URL('../dist/index.js', import.meta.url));
  const program = `import { createClient } from ${JSON.stringify(client)};
const web = createClient({ apiKey: 'k', baseUrl: process.argv[1], retry: false });
const { kind, exception } = await web.map.result({ url: 'https://a.test' });
console.log(kind, exception.message, Math.round(process.resourceUsage().maxRSS / 1024));`;
  const args = ['--input-type=module', '-e', program, service.baseUrl];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const [, text, megabytes] = /^(.*) (\d+)\n$/.exec(stdout)!;
  expect(text).toBe('body The answer 200 is longer than maxResponseBytes.');
  expect(Number(megabytes)).toBeLessThan(300);
});

describe('what one operation alone knows', () => {
  it('its own errors by name, those of others by their status', async () => {
    const answers: [number, string][] = [
      [429, 'Rate limit exceeded'],
      [404, 'Not Found'],
      [404, 'Agent job not found'],
      [409, 'Agent already finished'],
    ];
    const names = [];
    for (const [status, error] of answers) {
      const fetch = () => Promise.resolve(new Response(JSON.stringify({ error }), { status }));
      const result = await mapUrls.result(connect({ apiKey: 'k', fetch, retry: false }), { url: '' });
      names.push(!result.ok && result.exception.name);
    }
    expect(names).toEqual(['RateLimitExceededError', 'NotFoundError', 'NotFoundError', 'ConflictError']);
  });

  it('a service must be what connect gave, and shows no key', async () => {
    const service = connect({ apiKey: 'wd_very_secret' });
    expect(JSON.stringify(service)).not.toContain('secret');
    expect(service).toEqual({ address: 'http://127.0.0.1:3000/v2' });
    await expect(mapUrls({ address: 'http://a.test' }, { url: '' })).rejects.toThrow(
      'The first argument must be what connect() gives.',
    );
  });
});
