import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createAlarms, type AlarmFault } from './foreign/alarm.ts';
import { listen } from './support.ts';

const document = await readDocument('test/foreign/alarm.yaml');
const requests = { setAlarm: { body: {}, variants: [{ isOff: true }] } };
const fixtures = toFixtures({ credentials: { valid: 'any' }, settleMs: 2000, requests }, {});

async function verifyAlarms(fault?: AlarmFault): Promise<VerifyReport> {
  const server = await listen(createAlarms(fault));
  const report = await verify({ document, baseUrl: server.url, fixtures });
  await server.close();
  return report;
}

it('tries what lies ahead, and what adds up', async () => {
  const { findings, results } = await verifyAlarms();
  expect(findings.filter(({ trial }) => trial.includes('/relations/'))).toEqual([]);
  const tried = results.filter(({ trial }) => trial.title.startsWith('relation '));
  expect(tried.map(({ trial, conclusion }) => `${trial.title}: ${conclusion.outcome}`)).toEqual([
    'relation ahead-when "/ringsAt": passed',
    'relation adds-up "/rings/all": passed',
    'relation adds-up "/days/*/all": passed',
  ]);
});

it.each<[AlarmFault, number]>([
  ['past', 0],
  ['no time', 0],
  ['rings while off', 0],
  ['miscounts', 1],
  ['miscounts a day', 2],
])('finds the fault %s', async (fault, index) => {
  const { findings } = await verifyAlarms(fault);
  const locations = findings.map(({ pointer }) => pointer);
  expect(locations).toContain(`/paths/~1alarms~1{id}/get/x-relations/${index}`);
});
