import type { Json } from '@web-data/openapi';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { modelDocument } from './model/document.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createTimers } from './foreign/timer.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';
import { listen } from './support.ts';

const document = await modelDocument();
let service: Awaited<ReturnType<typeof serve>>;
let troubled: Awaited<ReturnType<typeof listen>>;
let answer = '';

beforeAll(async () => {
  service = await serve(new Service());
  troubled = await listen(
    createServer((request, response) => {
      request.resume();
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(answer);
    }),
  );
});
afterAll(async () => {
  await service.close();
  await troubled.close();
});

const verifyWith = (situations: Json[]): Promise<VerifyReport> =>
  verify({
    document,
    baseUrl: service.url,
    fixtures: toFixtures(
      { site: 'http://site.test/', credentials: { valid: 'key-valid-0001' }, situations },
      {},
    ),
    only: ['mapUrls/situations'],
  });

describe('an instance in trouble', () => {
  const situation = (): Json[] => [
    { error: 'ServiceUnavailable', operations: ['mapUrls'], url: troubled.url },
  ];

  it('shows the errors that the other one does not give', async () => {
    answer = JSON.stringify({ success: false, error: 'Service Unavailable' });
    const { findings, coverage } = await verifyWith(situation());
    expect(findings).toEqual([]);
    expect(coverage).toContainEqual({
      operation: 'mapUrls',
      answer: '503 ServiceUnavailable',
      outcome: 'tested',
    });
  });

  it('is held to the document', async () => {
    answer = JSON.stringify({ success: false, error: 'Out of order' });
    const { findings } = await verifyWith(situation());
    expect(findings).toMatchObject([
      { trial: 'mapUrls/situations/ServiceUnavailable', check: 'error-message' },
    ]);
    expect(findings[0]?.curl).toContain(`'${troubled.url}/v2/map'`);
  });

  it('elsewhere is not written to without being asked', async () => {
    const elsewhere = [
      { error: 'ServiceUnavailable', operations: ['startAgent'], url: 'http://service.invalid' },
    ];
    const { results } = await verify({
      document,
      baseUrl: service.url,
      fixtures: toFixtures({ credentials: { valid: 'key-valid-0001' }, situations: elsewhere }, {}),
      only: ['startAgent/situations'],
    });
    expect(results.map(({ conclusion }) => conclusion)).toMatchObject([
      { outcome: 'not-tested' },
      { outcome: 'not-tested' },
    ]);
  });
});

it.each<[string, Json, string]>([
  [
    'an operation',
    { error: 500, operations: ['mapUrl'] },
    '/situations/0/operations: The document has no operation "mapUrl"',
  ],
  [
    'an error',
    { error: 'Teapot' },
    '/situations/0/error: "Teapot" is no error of the document\'s catalogue; it has ',
  ],
  [
    'a status',
    { error: '418' },
    'The fixtures bring about 418, which no operation documents; name its operations.',
  ],
])('%s that the document does not have is no situation', async (_, situation, message) => {
  await expect(verifyWith([situation])).rejects.toThrow(message);
});

it('requests are of operations that the document has', async () => {
  const timers = await listen(createTimers());
  const fixtures = toFixtures({ requests: { startTimers: { body: {} } } }, {});
  const run = verify({
    document: await readDocument('test/foreign/timer.yaml'),
    baseUrl: timers.url,
    fixtures,
  });
  await expect(run).rejects.toThrow(
    'Fixtures, /requests/startTimers: The document has no operation "startTimers"; it has startTimer, readTimer.',
  );
  await timers.close();
});
