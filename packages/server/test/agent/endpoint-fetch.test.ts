import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointFetch } from '../../src/capabilities/agent/runners/model/endpoint-fetch.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let site: Site;
let hungUp = 0;

beforeAll(async () => {
  site = await serveSite((request, response) => {
    response.on('close', () => (hungUp += response.writableEnded ? 0 : 1));
    if (request.url === '/redirect') response.writeHead(307, { location: '/' }).end();
    else if (request.url === '/endless') {
      const more = (): void => {
        while (response.write(Buffer.alloc(65_536, ' ')));
        response.once('drain', more);
      };
      more();
    } else if (request.url === '/drip') response.write(' ');
    else response.end('{"a":1}');
  });
});
afterAll(() => site.close());

/** Only an answer that never ends is given little time. */
const ask = async (path: string, init?: RequestInit) => {
  const bounds = { maxBytes: 1_000_000, responseTimeoutMs: path === '/drip' ? 1000 : 60_000 };
  const response = await endpointFetch(bounds)(`${site.url}${path}`, init);
  return { status: response.status, text: await response.text() };
};

test('an answer comes as it is', async () => {
  expect(await ask('/')).toEqual({ status: 200, text: '{"a":1}' });
});

test.each<[string, Record<string, string>, string]>([
  ['as basic authentication', {}, `Basic ${Buffer.from('ada:p@ss').toString('base64')}`],
  ['not beside a key', { authorization: 'Bearer key' }, 'Bearer key'],
])('a user and a password in the address are sent %s', async (_, headers, authorization) => {
  const address = site.url.replace('//', '//ada:p%40ss@');
  const response = await endpointFetch()(`${address}/`, { headers });
  expect(await response.json()).toEqual({ a: 1 });
  expect(site.last.authorization).toBe(authorization);
});

test('a redirect is not followed', async () => {
  expect(await ask('/redirect', { method: 'POST', body: 'the task' })).toMatchObject({ status: 307 });
});

test.each([
  ['/endless', 'larger than 1000000 bytes'],
  ['/drip', 'timeout'],
])(
  'an answer without end, as of %s, is cut and hung up on',
  async (path, message) => {
    const before = hungUp;
    await expect(ask(path)).rejects.toThrow(message);
    await expect.poll(() => hungUp, { timeout: 30_000 }).toBe(before + 1);
  },
  120_000,
);

test('who asks may stop earlier', async () => {
  await expect(ask('/drip', { signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow('stop');
});
