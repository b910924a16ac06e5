import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createJobs, type PagesFault } from './foreign/pages.ts';
import { listen } from './support.ts';

const document = await readDocument('test/foreign/pages.yaml');
const fixtures = toFixtures({ credentials: { valid: 'any' }, settleMs: 2000 }, {});

async function verifyJobs(fault?: PagesFault): Promise<VerifyReport> {
  const server = await listen(createJobs(fault));
  const report = await verify({ document, baseUrl: server.url, fixtures });
  await server.close();
  return report;
}

const relations = ({ results }: VerifyReport): string[] =>
  results.flatMap(({ trial, conclusion }) =>
    trial.title.startsWith('relation ') ? [`${trial.title}: ${conclusion.outcome}`] : [],
  );

it('tries each relation of a list that grows and is read in steps', async () => {
  const report = await verifyJobs();
  expect(report.findings.filter(({ trial }) => trial.includes('/relations/'))).toEqual([]);
  expect(relations(report)).toEqual([
    'relation never-falls "/done": passed',
    'relation at-least "/total": passed',
    'relation leads-to-all "/data" "/next": passed',
  ]);
});

it.each<[PagesFault, number]>([
  ['falls', 0],
  ['few', 1],
  ['skips', 2],
  ['twice', 2],
  ['ends early', 2],
  ['elsewhere', 2],
  ['turned', 2],
])('finds the fault %s', async (fault, index) => {
  const report = await verifyJobs(fault);
  const locations = report.findings.map(({ pointer }) => pointer);
  expect(locations).toContain(`/paths/~1jobs~1{id}/get/x-relations/${index}`);
});
