import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValidator } from '../src/index.ts';
import { normalPath } from '../src/runtime/path.ts';
import { echoOptions, jsonHeaders } from './support/api.ts';
import { hosts } from './support/hosts.ts';
import type { Host } from './support/hosts.ts';

/** RFC 3986, 5.2.4 and 6.2.2, with the examples of its section 5.4 that a path alone can show. */
const rows: [given: string, normal: string][] = [
  ['/v2/map', '/v2/map'],
  ['/v2/%6Dap', '/v2/map'],
  ['/v2/%6d%61%70', '/v2/map'],
  ['/%7Euser/%5f%2D%2e%30%39%41%5A', '/~user/_-.09AZ'],
  ['/a%2Fb%2fc', '/a%2Fb%2fc'],
  ['/%256D', '/%256D'],
  ['/%zz/%/%4', '/%zz/%/%4'],
  ['/%C3%A4', '/%C3%A4'],
  ['/a/b/c/./../../g', '/a/g'],
  ['/a/./b', '/a/b'],
  ['/a/..', '/'],
  ['/a/.', '/a/'],
  ['/a/b/..', '/a/'],
  ['/../../g', '/g'],
  ['/a/%2e%2E/g', '/g'],
  ['/a/%2E/g', '/a/g'],
  ['/a/..%2Fg', '/a/..%2Fg'],
  ['/a/.../g', '/a/.../g'],
  ['/.well-known/x', '/.well-known/x'],
  ['//a/../b', '//b'],
  ['*', '*'],
  ['', ''],
];

test.each(rows)('%s is %s', (input, normal) => {
  expect(normalPath(input)).toBe(normal);
  expect(normalPath(normal)).toBe(normal);
});

test('dot segments are those that WHATWG URL resolves', () => {
  for (const [input] of rows.filter(([path]) => path.startsWith('/') && !path.startsWith('//'))) {
    const resolved = new URL(`http://x${input}`).pathname;
    expect(normalPath(resolved)).toBe(normalPath(input));
  }
});

test('match() reads a path in any form', () => {
  const { match } = createValidator({ authenticate: false });
  expect(match('POST', '/v2/%6dap')).toEqual({ operation: 'mapUrls', params: {} });
});

const targets: [path: string, status: number][] = [
  ['/v2/map', 400],
  ['/v2/%6dap', 400],
  ['/%76%32/map', 400],
  ['/v2/./map', 400],
  ['/v2/agent/../map', 400],
  ['/v2/%2e/map', 400],
  ['/v2/agent/%2E%2e/map', 400],
  ['/v2/map%2F', 404],
  ['/v2%2Fmap', 404],
  ['/v2/map/.', 404],
  ['/v2/%4Dap', 404],
  ['/v2/../map', 404],
];

describe.each(Object.keys(hosts))('%s', (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await hosts[name]!(echoOptions());
  });
  afterAll(() => host.close());

  test.each(targets)('answers %s with %i', async (path, status) => {
    const reply = await host.send({ method: 'POST', path, headers: jsonHeaders, body: '{"url":1}' });
    expect(reply.status).toBe(status);
  });
});
