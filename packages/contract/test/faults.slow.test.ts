import { describe, expect, it } from 'vitest';
import { readFixtures } from '../src/fixtures/read-fixtures.ts';
import { modelDocument } from './model/document.ts';
import { verify } from '../src/verify/run.ts';
import { INTERNAL_ERRORS } from './model/faults.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';

const document = await modelDocument();
const fixtures = { ...(await readFixtures('test/model/contract.fixtures.yaml', {})), settleMs: 1500 };
/** One fault in so many; 1 tries them all. */
const EVERY = Number(process.env['FAULTS_EVERY'] ?? 32);

describe.each(Object.entries(INTERNAL_ERRORS))('%s', (_, faults) => {
  it.each(faults.filter((_fault, index) => index % EVERY === 0))('finds: $name', async (fault) => {
    const service = new Service();
    fault.apply(service);
    const model = await serve(service);
    const report = await verify({ document, baseUrl: model.url, fixtures, strict: true, writes: 'all' });
    await model.close();
    expect(report.findings.map(({ pointer }) => pointer)).toContainEqual(
      expect.stringMatching(new RegExp(`^${fault.pointer.replaceAll(/[{}]/gu, String.raw`\$&`)}`, 'u')),
    );
  });
});
