import { afterEach, expect, test } from 'vitest';
import { api as tables } from '../src/generated/api.ts';
import { createFetch } from '../src/runtime/fetch.ts';
import type { Operation } from '../src/runtime/operation.ts';
import { readSettings } from '../src/runtime/settings.ts';
import { json, startService } from './support/service.ts';
import type { Service } from './support/service.ts';

let service: Service;
afterEach(() => service.close());

/** The path template of the operation that a URL is taken for, which the operation writes into a header. */
async function findTemplate(
  templates: readonly string[],
  path: string,
  init?: RequestInit,
): Promise<unknown> {
  service = await startService((response) => json(response, 200, {}));
  const settings = readSettings(tables, { baseUrl: service.baseUrl, apiKey: 'key-1', retry: false });
  const operations = Object.fromEntries(
    templates.map((template): [string, { operation: Operation }] => [
      template,
      {
        operation: {
          id: template,
          method: 'GET',
          path: template,
          fields: (headers) => void (headers['x-template'] = encodeURIComponent(template)),
        },
      },
    ]),
  );
  await createFetch(settings, operations)(settings.address + path, init);
  const { 'x-template': template } = service.arrivals[0]!.headers;
  return template && decodeURIComponent(String(template));
}

test.each([
  ['/a(b', '/a(b'],
  ['/a)b', '/a)b'],
  ['/a[b', '/a[b'],
  ['/*', '/*'],
  ['/a+b', '/a+b'],
  ['/a?(b', '/a?(b'],
  ['/a\\b', '/a/b'],
  ['/a|b', '/a|b'],
  ['/$a^', '/$a^'],
  ['/a.b/{id}', '/a.b/1'],
  ['/{id}(.{format})', '/7(.csv)'],
  ['/état/{id}', '/%C3%A9tat/1'],
  ['/\u{1F98A}', '/\u{1F98A}'],
  ['/{a/../b}/c', '/1/c'],
  ['/{a?#%}/c', '/1/c'],
  ['/v1/{name=projects/*}', '/v1/x'],
  ['/a', '/a#part'],
  ['/a', '/a?b=1#part'],
])('a call knows the operation of %s at %s', async (template, path) => {
  expect(await findTemplate(['/other(', template], path)).toBe(template);
});

test.each([
  ['/a.b', '/axb'],
  ['/a+b', '/aab'],
  ['/a|b', '/b'],
  ['/[ab]', '/a'],
  ['/.*', '/anything'],
  ['/a', '/ab'],
  ['/a/{id}', '/a/b/c'],
])('the operation of %s is not taken for that at %s', async (template, path) => {
  expect(await findTemplate([template], path)).toBeUndefined();
});

test.each([
  [['/a/{id}', '/a/b'], '/a/b', '/a/b'],
  [['/a/{id}', '/a/b'], '/a/c', '/a/{id}'],
  [['/{a}/b', '/a/{b}', '/{a}/{b}'], '/a/b', '/a/{b}'],
  [['/{id}', '/report.{format}'], '/report.csv', '/report.{format}'],
])('of %j the most literal one is called at %s', async (templates, path, template) => {
  expect(await findTemplate(templates, path)).toBe(template);
});

test('the method of a call may be written in lower case, as for any fetch', async () => {
  expect(await findTemplate(['/a'], '/a', { method: 'get' })).toBe('/a');
});
