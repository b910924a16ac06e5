import { describe, expect, it } from 'vitest';
import { readFixtures } from '../src/fixtures/read-fixtures.ts';
import { createMock } from '../src/mock/mock.ts';
import { startMock } from '../src/mock/serve.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { withValueAt } from '../src/openapi/pointer.ts';
import { modelDocument } from './model/document.ts';
import type { VerifyOptions } from '../src/verify/options.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { serve } from './model/serve.ts';
import { Service, type Call } from './model/service.ts';

const document = await modelDocument();
const fixtures = await readFixtures('test/model/contract.fixtures.yaml', {});

async function verifyModel(service: Service, options: Partial<VerifyOptions> = {}): Promise<VerifyReport> {
  const model = await serve(service);
  const report = await verify({ document, baseUrl: model.url, fixtures, writes: 'all', ...options });
  await model.close();
  return report;
}

const told = ({ findings }: VerifyReport): string[] =>
  findings.map(({ trial, check, message }) => `${trial} ${check} ${message}`);
const untested = ({ results }: VerifyReport): string[] =>
  results.flatMap(({ trial, conclusion }) =>
    conclusion.outcome === 'not-tested' ? [`${trial.id}: ${conclusion.reason}`] : [],
  );

describe('the correct service', () => {
  it('keeps its contract, and everything is tried', async () => {
    const report = await verifyModel(new Service(), { strict: true });
    expect(told(report)).toEqual([]);
    expect(untested(report)).toEqual([
      '*/workflows/agent-snapshot: the fixtures give no input jobId, snapshotId for the workflow agent-snapshot',
    ]);
    expect(report.results.length).toBeGreaterThan(1500);
    const seen = report.coverage.filter(({ outcome }) => outcome === 'tested').length;
    expect(seen).toBeGreaterThan(60);
  });

  it('gets the same trials for the same seed', async () => {
    const one = await verifyModel(new Service(), { only: ['mapUrls/values'] });
    const two = await verifyModel(new Service(), { only: ['mapUrls/values'] });
    expect(one.results.map(({ trial }) => trial.id)).toEqual(two.results.map(({ trial }) => trial.id));
  });
});

describe('a gateway', () => {
  const only = ['mapUrls/examples'];
  const timeout = (service: Service, times: number): (() => number) => {
    let asked = 0;
    service.finish = (answer, { operation }) => {
      if (operation !== 'mapUrls' || answer.status !== 200) return answer;
      asked += 1;
      return asked <= times ? service.error(504, 'Gateway Timeout') : answer;
    };
    return () => asked;
  };

  it('that was late is asked again before anybody is accused', async () => {
    const service = new Service();
    const asked = timeout(service, 2);
    expect(told(await verifyModel(service, { only }))).toEqual([]);
    expect(asked()).toBeGreaterThan(2);
  });

  it('that is late each time is a failure, and only the first requests are sent again', async () => {
    const options = { only: [...only, 'mapUrls/values'] };
    const [prompt, late] = [new Service(), new Service()];
    const [askedOnce, askedAgain] = [timeout(prompt, 0), timeout(late, Infinity)];
    await verifyModel(prompt, options);
    const report = await verifyModel(late, options);
    expect(new Set(report.findings.map(({ check }) => check))).toEqual(new Set(['server-error']));
    const first = report.results.filter(({ trial }) => trial.phase === 'examples').length;
    expect(askedOnce()).toBeGreaterThan(2 * first);
    expect(askedAgain()).toBeLessThanOrEqual(askedOnce() + 2 * first);
  });
});

describe('safety', () => {
  it('calls nothing that may change something unless it is allowed', async () => {
    const called = new Set<string>();
    const service = new Service();
    service.finish = (answer, call: Call) => {
      called.add(`${call.method} ${call.operation}`);
      return answer;
    };
    const report = await verifyModel(service, { writes: false });
    expect([...called].filter((name) => /startAgent|cancelAgent|^(?:PUT|PATCH|DELETE)/u.test(name))).toEqual(
      [],
    );
    expect(untested(report).some((line) => line.includes('allow it with --writes'))).toBe(true);
  });

  it('sends no more than it may in a second', async () => {
    const report = await verifyModel(new Service(), { only: ['mapUrls/authentication'], rate: 20 });
    expect(report.ms).toBeGreaterThan(((report.requests - 2) * 1000) / 20);
  });
});

describe('members in pairs', () => {
  it('find what no member alone would show', async () => {
    const service = new Service();
    const discover = service.discover.bind(service);
    service.discover = (body) => {
      if (body.includeSubdomains === false && body.ignoreQueryParameters === false)
        throw new Error('both at once');
      return discover(body);
    };
    const report = await verifyModel(service, { only: ['mapUrls/values/combination'] });
    expect(report.findings).toContainEqual(expect.objectContaining({ check: 'server-error' }));
    expect(report.findings.map(({ curl }) => curl)).toEqual(
      report.findings.map(() =>
        expect.stringMatching(/"includeSubdomains":false.*"ignoreQueryParameters":false/u),
      ),
    );
  });
});

describe('the mock', () => {
  it('keeps the contract that it is made from', async () => {
    const keys = ['key-valid-0001', 'key-second-0002'];
    const mock = await startMock(document, { keys, stateMs: 500 });
    const credentials = {
      valid: 'key-valid-0001',
      secondTeam: 'key-second-0002',
      revoked: 'key-gone-999999',
    };
    const report = await verify({
      writes: 'all',
      document,
      baseUrl: mock.url,
      fixtures: { ...fixtures, credentials, situations: [], requests: {}, workflows: [], site: undefined },
      // A mock answers, and calls nobody.
      skip: ['/relations/delivers', '/relations/signs', '/relations/redelivers'],
    });
    await mock.close();
    expect(told(report)).toEqual([]);
    expect(untested(report)).toEqual([
      'getAgentSnapshot/parameters/snapshotId of another resource: each resource has the same snapshotId',
      'scrapeUrl/relations/unique /data/links/*: scrapeUrl gives too few items to compare',
      'scrapeUrl/relations/unique /data/images/*: scrapeUrl gives too few items to compare',
    ]);
  });

  it.each([
    ['bearer', 'Bearer key', 200],
    ['bearer', 'key', 401],
    ['bearer', 'Basic key', 401],
    ['bearer', 'Bearer key more', 401],
    ['basic', `Basic ${btoa('key')}`, 200],
    ['basic', btoa('key'), 401],
  ])('asks for the scheme %s: %s', async (scheme, authorization, status) => {
    const pointer = '/components/securitySchemes/bearerAuth/scheme';
    const other = openDocument(withValueAt(document.root.value ?? null, pointer, scheme));
    const answer = await createMock(other, { keys: ['key'] })({
      method: 'POST',
      url: 'http://127.0.0.1/v2/map',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"url":"https://site.test/"}',
    });
    expect(answer.status).toBe(status);
  });
});
