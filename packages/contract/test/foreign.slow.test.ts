import { describe, expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createLibrary, type LibraryFault } from './foreign/library.ts';
import { createTimers, type TimerFault } from './foreign/timer.ts';
import { listen } from './support.ts';

const library = await readDocument('test/foreign/library.yaml');
const timers = await readDocument('test/foreign/timer.yaml');
const reader = toFixtures(
  { credentials: { valid: 'library-key-1', revoked: 'library-key-0' }, settleMs: 2000 },
  {},
);

async function verifyLibrary(fault?: LibraryFault): Promise<VerifyReport> {
  const server = await listen(createLibrary(fault));
  const report = await verify({
    document: library,
    baseUrl: server.url,
    fixtures: reader,
    concurrency: 4,
  });
  await server.close();
  return report;
}

async function verifyTimers(fault?: TimerFault): Promise<VerifyReport> {
  const server = await listen(createTimers(fault));
  const report = await verify({
    document: timers,
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 2000 }, {}),
  });
  await server.close();
  return report;
}

const told = (report: VerifyReport): string[] =>
  report.findings.map(({ trial, check, message, pointer }) => `${trial} ${check} ${pointer} ${message}`);

describe('a library with problem details and keys in a header', () => {
  it('keeps its contract', async () => expect(told(await verifyLibrary())).toEqual([]));
  it.each<[LibraryFault, string]>([
    ['year', '/components/schemas/NewBook/properties/year/m'],
    ['isbn', '/components/schemas/NewBook/properties/isbn/pattern'],
    ['sort', '/paths/~1books/get/x-relations/0'],
    ['total', '/paths/~1books/get/responses/200/headers/x-total'],
    ['echo', '/paths/~1books~1{bookId}/get/x-relations/0'],
    ['problem', '/components/responses/Problem/content'],
    ['key', '/security'],
    ['gone', '/paths/~1books~1{bookId}/parameters/0'],
    ['page', '/paths/~1books/get/parameters/0/schema/maximum'],
  ])('finds the fault %s', async (fault, pointer) => {
    const report = await verifyLibrary(fault);
    expect(
      report.findings.some((finding) => finding.pointer.startsWith(pointer)),
      told(report).join('\n'),
    ).toBe(true);
  });
});

describe('timers without keys', () => {
  it('keep their contract', async () => expect(told(await verifyTimers())).toEqual([]));
  it.each<[TimerFault, string]>([
    [
      'zero',
      '/paths/~1timers/post/requestBody/content/application~1json/schema/properties/seconds/exclusiveMinimum',
    ],
    ['label', '/paths/~1timers/post/requestBody/content/application~1json/schema/properties/label/maxLength'],
    ['email', '/paths/~1timers/post/requestBody/content/application~1json/schema/properties/notify/format'],
    ['state', '/paths/~1timers~1{timerId}/get/x-relations'],
    ['when', '/paths/~1timers~1{timerId}/get/responses/200/content/application~1json/schema/then/required'],
  ])('finds the fault %s', async (fault, pointer) => {
    const report = await verifyTimers(fault);
    expect(
      report.findings.some((finding) => finding.pointer.startsWith(pointer)),
      told(report).join('\n'),
    ).toBe(true);
  });
});
