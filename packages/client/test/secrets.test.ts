import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { createApi } from '../src/api.ts';
import { createClient } from '../src/index.ts';
import type { Fetch } from '../src/index.ts';

const key = 'wd_secret_4711';
const answers: Record<string, Fetch> = {
  'a good answer': () => Promise.resolve(new Response('{}')),
  'an error': () => Promise.resolve(new Response('{"error":"Rate limit exceeded"}', { status: 429 })),
  html: () => Promise.resolve(new Response('<html>', { status: 502 })),
  'no answer': () => Promise.reject(new TypeError('fetch failed')),
  'an error page that repeats the request': (_url, { headers }) =>
    Promise.resolve(new Response(`<pre>${new Headers(headers).get('authorization')}`, { status: 502 })),
  'an error that repeats the key': (_url, { headers }) =>
    Promise.resolve(
      Response.json({ error: `Bad ${new Headers(headers).get('authorization')}` }, { status: 400 }),
    ),
  'a good page that repeats the request': (_url, { headers }) =>
    Promise.resolve(new Response(`<pre>${new Headers(headers).get('authorization')}`)),
  'an unreadable answer': () => Promise.resolve(new Response('<html>')),
};

/** Everything a program might print: all levels, hidden properties, prototypes' getters. */
function printed(value: unknown): string {
  const deep = inspect(value, { depth: 20, showHidden: true, getters: true, breakLength: Infinity });
  return deep + String(value) + JSON.stringify(value) + String((value as Error).stack);
}

for (const [title, fetch] of Object.entries(answers)) {
  it.concurrent(`the key is nowhere in ${title}`, async () => {
    const events: unknown[] = [];
    const note = (event: unknown) => events.push(event);
    const web = createClient({
      apiKey: key,
      baseUrl: 'http://service.test',
      fetch,
      api: createApi,
      deadlineMs: 3000,
      retry: { attempts: 2 },
      onRequest: (event) => note({ ...event, headers: [...event.headers] }),
      onResponse: note,
      onRetry: note,
    });
    const result = await web.map.result({ url: 'https://a.test' });

    expect(printed(result)).not.toContain(key);
    expect(printed(result.ok || result.exception)).not.toContain(key);
    expect(printed(events)).not.toContain(key);
    expect(events.length).toBeGreaterThan(0);
    expect(printed(web)).not.toContain(key);
  });
}

it('the key is not in the sentence that refuses it', () => {
  expect(() => createClient({ apiKey: `${key}\n` })).toThrow(expect.not.stringContaining(key) as string);
});

const notFound: Fetch = () =>
  Promise.resolve(
    new Response('{"error":"Not Found","code":"x"}', { status: 404, headers: { 'x-request-id': 'r-1' } }),
  );

it('an error prints its facts and not the response', async () => {
  const web = createClient({ apiKey: key, baseUrl: 'http://service.test', fetch: notFound });
  const error: unknown = await web.map({ url: 'https://a.test' }).catch((caught: unknown) => caught);
  expect(inspect(error).replaceAll(/\n +at .*?(?= \{\n|\n)/g, '')).toBe(`NotFoundError: Not Found {
  kind: 'api',
  operation: 'mapUrls',
  attempts: 1,
  status: 404,
  errorName: 'NotFound',
  retry: 'no',
  retryAfterMs: undefined,
  details: undefined,
  code: 'x',
  requestId: 'r-1'
}`);
});
