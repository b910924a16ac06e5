import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { openDocument, readDocument, terminalReport, verify } from '../src/index.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { type Answer, type Asked, listen, serviceOf } from './support.ts';

/** Rows of a text in a terminal of 80 columns. */
function countRows(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0);
}

async function run(file: string, answer: (asked: Asked) => Answer): Promise<VerifyReport> {
  const { url, close } = await listen(serviceOf(answer));
  const report = await verify({ document: await readDocument(file), baseUrl: url, maxTrials: 400 });
  await close();
  return report;
}

it('says the worst first, and all that matters within 60 rows', async () => {
  const report = await run('test/foreign/styles.yaml', ({ path }) => {
    if (path.length % 3 === 0) return [500, { error: 'failed' }];
    return [200, { any: 'thing' }, { 'x-any': '1' }];
  });
  const text = terminalReport(report);
  expect(report.findings.length).toBeGreaterThan(34);
  expect(countRows(text), text).toBeLessThanOrEqual(60);
  const checks = [...text.matchAll(/^\d+\) ([a-z-]+)/gmu)].map(([, check]) => check);
  expect(checks[0]).toBe('server-error');
  expect(checks.length).toBeGreaterThan(1);
  expect(text).toContain('--full');
  expect(text).toContain('curl ');
  const full = terminalReport(report, { full: true });
  expect(full.match(/^ {2}curl/gmu)?.length).toBeGreaterThan(checks.length);
});

const DOCUMENT = openDocument(
  parse(`
openapi: 3.1.0
info: { title: Keys, version: '1' }
paths:
  /open: { get: { operationId: open, responses: { 200: { description: A. } } } }
  /closed: { get: { operationId: closed, security: [{ key: [] }], responses: { 200: { description: A. }, 401: { description: E. } } } }
components: { securitySchemes: { key: { type: http, scheme: bearer } } }
`),
);

it('says first that there is no key, and how to give one, without fixtures', async () => {
  const { url, close } = await listen(
    serviceOf(({ path, headers }) => [path === '/closed' && headers.authorization === undefined ? 401 : 200]),
  );
  const report = await verify({ document: DOCUMENT, baseUrl: url });
  await close();
  expect(report.withoutCredential).toEqual(['closed']);
  expect(terminalReport(report).split('\n')[0]).toBe(
    'No key: 1 operation that asks for a credential is not tested; give one with --key <secret>.',
  );
});

it('says what the plan left out, and the option that includes it', async () => {
  const report = await run('test/foreign/shop.yaml', () => [200, {}]);
  const [, left, planned] =
    /^Left out: (\d+) .*; --max-trials (\d+) includes them\.$/mu.exec(terminalReport(report)) ?? [];
  expect(Number(left)).toBe(report.leftOut);
  expect(Number(planned)).toBe(report.results.length + report.leftOut);
  const sum = Object.values(report.leftOutPhases ?? {}).reduce((all, count) => all + count, 0);
  expect(sum).toBe(report.leftOut);
});
