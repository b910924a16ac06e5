import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { openDocument } from '../src/openapi/document.ts';
import { readFixtures } from '../src/fixtures/read-fixtures.ts';
import { verify } from '../src/verify/run.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';

const document = openDocument(
  JSON.parse(readFileSync(new URL('../../../spec/dist/openapi.json', import.meta.url), 'utf8')),
);
let model: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  model = await serve(new Service());
});
afterAll(() => model.close());

it('finds nothing on the correct service', async () => {
  const fixtures = await readFixtures('test/model/contract.fixtures.yaml', {});
  const report = await verify({ document, baseUrl: model.url, fixtures, random: 30 });
  console.log(report.requests, report.ms, report.results.length);
  for (const f of report.findings)
    console.log(
      f.trial,
      '|',
      f.check,
      '|',
      f.message,
      '|',
      f.expected,
      '|',
      f.got.slice(0, 200),
      '|',
      f.pointer,
    );
  for (const { trial, verdict } of report.results)
    if (verdict.outcome === 'not-tested') console.log('NT', trial.id, verdict.reason);
  for (const row of report.coverage)
    if (row.outcome === 'not-tested') console.log('COV', row.operation, row.answer);
  expect(report.findings).toEqual([]);
});
