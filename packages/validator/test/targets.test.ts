import { afterAll, beforeAll, expect, test } from 'vitest';
import { echoOptions, job, jsonHeaders } from './support/api.ts';
import { hosts } from './support/hosts.ts';
import type { Host } from './support/hosts.ts';
import type { Sent } from './support/exchange.ts';

/** One request each, sent to every adapter: what a client may write as a target, and what no router agrees on. */
const absolute = 'http://127.0.0.1';
const good = '{"url":"https://example.com"}';
const rows: [title: string, method: string, path: string, status: number][] = [
  ['a plain path', 'POST', '/v2/map', 200],
  ['a dot segment', 'POST', '/v2/./map', 200],
  ['two dots', 'POST', '/v2/x/../map', 200],
  ['a double slash inside', 'POST', '/v2//map', 404],
  ['a double slash after', 'POST', '/v2/map//', 404],
  ['a slash at the end', 'POST', '/v2/map/', 404],
  ['an escaped letter', 'POST', '/v2/%73crape', 200],
  ['an escaped letter in capitals', 'POST', '/v2/%4Dap', 404],
  ['an escaped slash at the end', 'POST', '/v2/map%2F', 404],
  ['an escaped NUL', 'POST', '/v2/map%00', 404],
  ['an escaped NUL in a parameter', 'GET', `/v2/agent/${job}%00`, 400],
  ['an escaped slash in a parameter', 'GET', '/v2/agent/a%2Fb', 400],
  ['a broken escape in a parameter', 'GET', '/v2/agent/%zz', 400],
  ['a query alone', 'POST', '/v2/map?', 200],
  ['a query that is not described', 'POST', '/v2/map?a=/../b', 200],
  ['the base path and a query', 'POST', '/v2?x=/map', 404],
  ['the base path', 'GET', '/v2', 404],
  ['the base path and a slash', 'GET', '/v2/', 404],
  ['HEAD of what takes a body', 'HEAD', '/v2/map', 405],
  ['HEAD of what is read', 'HEAD', `/v2/agent/${job}`, 405],
  ['HEAD of what is deep', 'HEAD', `/v2/agent/${job}/trace`, 405],
  ['HEAD of nothing', 'HEAD', '/v2/nothing', 404],
  ['GET of what takes a body', 'GET', '/v2/map', 405],
  ['OPTIONS', 'OPTIONS', '/v2/map', 405],
  ['PATCH', 'PATCH', '/v2/map', 405],
];

/** What is not below the base path is the host's to answer: none takes it for one of ours. */
const outside = ['/v2/../map', '//v2/map', '/v2%2Fmap', '/v2x/map', '/V2/map', '/%2Fv2/map'];

/** The absolute form (RFC 9112, 3.2.2), which a function of Request has no other form than. */
const forms = rows.slice(0, 10);

const running: Record<string, Host> = {};
beforeAll(async () => {
  for (const name of Object.keys(hosts)) running[name] = await hosts[name]!(echoOptions());
});
afterAll(() => Promise.all(Object.values(running).map((host) => host.close())));

async function answers(path: (name: string) => string, method: string): Promise<Record<string, object>> {
  const send = async (name: string, host: Host): Promise<object> => {
    const body = method === 'POST' || method === 'PATCH' ? good : undefined;
    const sent: Sent = {
      method,
      path: path(name),
      headers: jsonHeaders,
      ...(body !== undefined && { body }),
    };
    const { status, headers, text } = await host.send(sent);
    // A function of Request has a body where what carries it over the wire leaves it out.
    return {
      status,
      allow: headers['allow'],
      type: headers['content-type'],
      text: method === 'HEAD' ? '' : text,
    };
  };
  const entries = Object.entries(running).map(async ([name, host]) => [name, await send(name, host)]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, object>;
}

function requireOne(found: Record<string, object>, status: number): void {
  const first = found['fetch'];
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, first])));
  expect(first).toMatchObject({ status });
}

test.each(rows)('%s: %s %s gives %i, and one answer everywhere', async (_title, method, path, status) => {
  requireOne(await answers(() => path, method), status);
});

test.each(forms)(
  '%s in absolute form: %s %s gives %i, and one answer',
  async (_title, method, path, status) => {
    requireOne(await answers((name) => (name === 'fetch' ? path : absolute + path), method), status);
  },
);

test.each(outside)('POST %s is nothing of ours to any of them', async (path) => {
  for (const reply of Object.values(await answers(() => path, 'POST'))) {
    expect(reply).toMatchObject({ status: 404 });
  }
});
