import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { openDocument } from '../src/openapi/document.ts';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { verify } from '../src/verify/run.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';

const document = openDocument(JSON.parse(readFileSync('/tmp/spec-openapi.json', 'utf8')));
let model: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => { model = await serve(new Service()); });
afterAll(() => model.close());

it('finds nothing on the correct service', async () => {
  const fixtures = toFixtures({ site: 'http://site.test/', credentials: { valid: 'key-valid-0001', secondTeam: 'key-second-0002', revoked: 'key-gone-9999' } , maxBodyBytes: 1048576}, {});
  const report = await verify({ document, baseUrl: model.url, fixtures });
  console.log(report.requests, report.ms, report.results.length);
  for (const f of report.findings) console.log(f.trial, '|', f.check, '|', f.message, '|', f.expected, '|', f.got.slice(0, 200), '|', f.pointer);
  for (const { trial, verdict } of report.results) if (verdict.outcome === 'not-tested') console.log('NT', trial.id, verdict.reason);
  expect(report.findings).toEqual([]);
});
