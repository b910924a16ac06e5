import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonHeaders } from '../support/api.ts';
import { cases } from '../support/cases.ts';
import { locations, sendTo, toJson } from '../support/exchange.ts';
import { runtimes } from './start.ts';
import type { Running } from './start.ts';

/** Bun, Deno and workerd are there after `npm run test:runtimes`, which installs them beside this file. */
const [present, absent] = [
  runtimes.filter(({ program }) => program),
  runtimes.filter(({ program }) => !program),
];

test(`ran on ${present.map(({ name }) => name).join(', ')}; not available: ${absent.map(({ name }) => name).join(', ') || 'none'}`, () => {
  expect(present.map(({ name }) => name)).toContain('node without eval');
  // Where the runtimes were installed, all must be found.
  expect(absent.length).toBeLessThanOrEqual(process.env['VALIDATOR_RUNTIMES'] === 'all' ? 0 : 3);
});

describe.each(present)('$name', ({ start }) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());

  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    sendTo(running.port, {
      method,
      path,
      headers: { ...jsonHeaders, ...headers },
      ...(body !== undefined && { body }),
    });

  test('gives the verdicts of the table', async () => {
    const wrong: string[] = [];
    for (const { title, method, path, headers = {}, body, want } of cases) {
      const reply = await send(method, path, headers, body === undefined ? undefined : JSON.stringify(body));
      const got =
        reply.status === 200
          ? 'ok'
          : [String(reply.status), toJson(reply.text).error, ...locations(reply.text)];
      const expected = want === 'ok' ? 'ok' : ['400', ...want];
      if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push(`${title}: ${JSON.stringify(got)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['an unread stream', 200],
    ['a locked stream', 500],
    ['a stream read in part', 500],
    ['a stream read to its end', 500],
  ])('a handler that returns %s: %i', async (search, status) => {
    const body = JSON.stringify({ url: 'https://example.com', search });
    const reply = await send('POST', '/v2/map', {}, body);
    const text = status === 200 ? 'stream' : '{"success":false,"error":"Internal Server Error"}';
    expect([reply.status, reply.text]).toEqual([status, text]);
  });

  test.each([
    ['POST', '/v2/nothing', {}, 404],
    ['GET', '/v2/map', {}, 405],
    ['POST', '/v2/map', { authorization: 'Bearer other' }, 401],
    ['POST', '/v2/map', { 'content-type': 'text/plain' }, 415],
    ['POST', '/v2/map', {}, 413],
  ])('%s %s with %j: %i', async (method, path, headers, status) => {
    const body = status === 413 ? `"${'x'.repeat(1_100_000)}"` : '{}';
    const reply = await send(
      method,
      path,
      { connection: 'close', ...headers } as never,
      method === 'GET' ? undefined : body,
    );
    expect([reply.status, toJson(reply.text).success]).toEqual([status, false]);
  });
});
