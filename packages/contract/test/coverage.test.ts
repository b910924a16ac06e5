import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { listUnseenResponses } from '../src/report/tally.ts';
import { verify } from '../src/verify/run.ts';
import { listen } from './support.ts';

const A = '{ description: A. }';
const document = openDocument(
  parse(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /ranges: { get: { operationId: ranges, responses: { 2XX: ${A}, 4XX: ${A}, 5XX: ${A} } } }
  /beside: { get: { operationId: beside, responses: { 200: ${A}, 2xx: ${A}, default: ${A} } } }
  /default: { get: { operationId: whatever, responses: { default: ${A} } } }
  /exact: { get: { operationId: exact, responses: { 204: ${A}, 404: ${A} } } }`),
);

let service: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  service = await listen(
    createServer(({ url }, response) => response.writeHead(url === '/exact' ? 204 : 200).end()),
  );
});
afterAll(() => service.close());

it('counts an answer as that of its status, else of its range, else as the default', async () => {
  const report = await verify({ document, baseUrl: service.url, fixtures: toFixtures({}, {}) });
  expect(listUnseenResponses(report)).toEqual([
    ['ranges', ['4XX', '5XX']],
    ['beside', ['2xx', 'default']],
    ['exact', ['404']],
  ]);
});
