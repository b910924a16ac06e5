import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { isJson, listen, serviceOf } from './support.ts';

const DESCRIPTION = `
openapi: 3.1.0
info: { title: Users, version: '1' }
paths:
  /users:
    post:
      operationId: add
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [handle, level]
              properties: { handle: { type: string, pattern: '^[a-z0-9-]+$' }, level: { type: integer, minimum: 1 } }
      responses: { 201: { description: A. }, 400: { description: E. } }
`;

/** A service that takes each handle once. */
function users(status: number, words: string) {
  const known = new Set<string>();
  const sent: unknown[] = [];
  const server = serviceOf(({ method, path, headers, body }) => {
    if (path !== '/users') return [404];
    if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
    if (!isJson(headers)) return [415];
    const { handle, level } = Object(body) as { handle?: unknown; level?: unknown };
    if (typeof handle !== 'string' || !/^[a-z0-9-]+$/u.test(handle)) return [400];
    if (!Number.isInteger(level) || Number(level) < 1) return [400];
    sent.push({ handle, level });
    if (known.has(handle)) return [status, { message: words }];
    known.add(handle);
    return [201];
  });
  return { server, sent, known };
}

it.each([
  [409, 'Conflict.'],
  [400, 'handle already exists'],
  [422, 'duplicate key value violates unique constraint'],
])('gives names that a service takes once another value after %i "%s"', async (status, words) => {
  const { server, known } = users(status, words);
  const { url, close } = await listen(server);
  const report = await verify({
    document: openDocument(parse(DESCRIPTION)),
    baseUrl: url,
    fixtures: toFixtures({}, {}),
  });
  await close();
  expect(report.findings.map(({ trial, got }) => `${trial} ${got}`)).toEqual([]);
  expect(known.size).toBeGreaterThan(2);
});

it('replaces ${unique} and ${n} of the fixtures in each request', async () => {
  const { server, sent } = users(409, '');
  const { url, close } = await listen(server);
  const body = { handle: 'team-${unique}', level: '${n}' };
  const fixtures = toFixtures({ requests: { add: { body } } }, {});
  const report = await verify({
    document: openDocument(parse(DESCRIPTION)),
    baseUrl: url,
    fixtures,
    only: ['add/protocol', 'add/examples'],
  });
  await close();
  const basic = report.results.filter(({ trial }) => trial.phase === 'examples');
  expect(basic.map(({ conclusion }) => conclusion.outcome)).toEqual(['passed']);
  const texts = sent.map((one) => JSON.stringify(one));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts[0]).toMatch(/^\{"handle":"team-c\d+x0","level":1\}$/u);
});
