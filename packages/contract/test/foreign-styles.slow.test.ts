import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { startMock } from '../src/mock/serve.ts';
import { startProxy } from '../src/proxy/proxy.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createStyles, type StylesFault } from './foreign/styles.ts';
import { listen } from './support.ts';

const document = await readDocument('test/foreign/styles.yaml');
const [list, object] = [[1, 2], { r: 1, g: 2 }];
const inPath = {
  simple: list,
  simplePairs: object,
  label: list,
  labelPairs: object,
  matrix: object,
  matrixEach: list,
  matrixOne: 7,
};
const requests = Object.fromEntries(Object.entries(inPath).map(([id, p]) => [id, { parameters: { p } }]));
const fixtures = toFixtures({ requests }, {});

async function verifyStyles(fault?: StylesFault): Promise<VerifyReport> {
  const server = await listen(createStyles(fault));
  const report = await verify({ document, baseUrl: server.url, fixtures, writes: 'all' });
  await server.close();
  return report;
}

const told = ({ findings }: VerifyReport): string[] =>
  findings.map(({ trial, check, message, got, curl }) => `${trial} ${check} ${message} ${got} ${curl}`);

it('keeps its contract, and names what OpenAPI does not say how to write', async () => {
  const report = await verifyStyles();
  expect(told(report)).toEqual([]);
  const untested = report.results.flatMap(({ trial, conclusion }) =>
    conclusion.outcome === 'not-tested' ? [`${trial.id}: ${conclusion.reason}`] : [],
  );
  expect(untested).toEqual([
    'find/parameters/cookie numbers: the cookie parameter numbers is a list or an object, for which OpenAPI defines no style form with explode: true',
    'find/parameters/query spread: the query parameter spread is a list or an object, for which OpenAPI defines no style pipeDelimited with explode: true',
    'find/parameters/query nested: the query parameter nested holds lists or objects inside another, for which OpenAPI defines no style deepObject with explode: false',
  ]);
});

it.each<[StylesFault, string]>([
  ['deep', '/paths/~1find/get/parameters/0/schema/properties/min/maximum'],
  ['deep', '/paths/~1find/get/parameters/0/schema/required'],
  ['deep', '/paths/~1find/get/parameters/0/schema/additionalProperties'],
  ['deep', '/paths/~1find/get/parameters/0/schema/properties/word/maxLength'],
  ['box', '/paths/~1find/get/parameters/1/schema/properties/w/maximum'],
  ['box', '/paths/~1find/get/parameters/1/schema/properties/h/type'],
  ['where', '/paths/~1find/get/parameters/5/content/application~1json/schema/properties/path/maxItems'],
  ['spaced', '/components/schemas/Numbers/maxItems'],
  ...(['flat', 'piped', 'x-flat', 'x-pairs', 'colour'] as const).map((fault): [StylesFault, string] => [
    fault,
    '/components/schemas/Colour/properties/r/maximum',
  ]),
  ...(['simple-pairs', 'label-pairs', 'matrix'] as const).map((fault): [StylesFault, string] => [
    fault,
    '/components/schemas/Colour/required',
  ]),
  ...(['x-numbers', 'simple', 'label', 'matrix-each'] as const).map((fault): [StylesFault, string] => [
    fault,
    '/components/schemas/Numbers/maxItems',
  ]),
  ['matrix-one', '/paths/~1matrix-one~1{p}/parameters/0/schema/maximum'],
])('finds that %s is not looked at', async (fault, pointer) => {
  const report = await verifyStyles(fault);
  expect(new Set(report.findings.map((finding) => finding.pointer)), told(report).join('\n')).toContain(
    pointer,
  );
});

it('reads them as it writes them: mock and proxy find nothing wrong', async () => {
  const mock = await startMock(document);
  expect(told(await verify({ document, baseUrl: mock.url, fixtures }))).toEqual([]);
  await mock.close();
  const server = await listen(createStyles());
  const proxy = await startProxy({ document, target: server.url, port: 0 });
  await verify({ document, baseUrl: proxy.url, fixtures });
  expect(
    proxy.observations
      .filter(({ side, check }) => side === 'server' || check === 'accepted-invalid')
      .map(({ operation, message, curl }) => `${operation} ${message} ${curl}`),
  ).toEqual([]);
  await proxy.close();
  await server.close();
});
