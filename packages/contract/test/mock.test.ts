import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { startMock } from '../src/mock/serve.ts';
import { readDocument } from '../src/openapi/read-document.ts';
import { verify } from '../src/verify/run.ts';

const document = await readDocument('../../spec/dist/openapi.json');

it('passes verify', async () => {
  const mock = await startMock(document, { keys: ['key-valid-0001', 'key-second-0002'], stateMs: 40 });
  const fixtures = toFixtures(
    {
      credentials: { valid: 'key-valid-0001', secondTeam: 'key-second-0002', revoked: 'key-gone-999' },
      maxBodyBytes: 1_048_576,
    },
    {},
  );
  const report = await verify({ document, baseUrl: mock.url, fixtures });
  await mock.close();
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
  expect(report.findings).toEqual([]);
});
