import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/cli.ts';
import { assertFits } from '../src/fixtures/assert-fits.ts';
import { readWorkflows } from '../src/plugins/arazzo/workflow.ts';
import { readFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument, startMock, terminalReport, verify } from '../src/index.ts';

const readme = readFileSync('README.md', 'utf8');
const fixturesPage = readFileSync('docs/fixtures.md', 'utf8');
const directory = mkdtempSync(join(tmpdir(), 'contract-readme-'));
afterAll(() => rmSync(directory, { recursive: true }));

function readBlock(page: string, start: string): string {
  const found = [...page.matchAll(/```(?:yaml|ts|sh)\n([\s\S]*?)```/gu)]
    .map(([, text]) => text ?? '')
    .find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`the page has no block that starts with ${start}`);
  return found;
}

describe('the README and its pages', () => {
  it('shows fixtures that can be read', async () => {
    const file = join(directory, 'contract.fixtures.yaml');
    writeFileSync(
      file,
      readBlock(fixturesPage, 'site:').replace(
        'workflows/map.arazzo.yaml',
        join(process.cwd(), '../../spec/workflows/map.arazzo.yaml'),
      ),
    );
    const environment = {
      API_KEY: 'a',
      REVOKED_KEY: 'b',
      RUNNING_CRAWL: 'c',
      OTHER_KEY: 'c',
      POOR_KEY: 'd',
      WEBHOOK_SECRET: 'e',
    };
    const fixtures = await readFixtures(file, environment);
    expect(fixtures.situations.map(({ error }) => error)).toEqual([
      'InsufficientCredits',
      'RequestTimeout',
      'RateLimitExceeded',
      'ServiceUnavailable',
      'TraceUnavailable',
    ]);
    assertFits(fixtures, await readDocument('../../spec/dist/openapi.json'));
    expect(fixtures.workflows.map(({ file, document }) => readWorkflows(document!, file).length)).toEqual([
      1,
    ]);
  });

  it('shows a program that runs', async () => {
    const program = readBlock(readme, 'import { readDocument, readFixtures');
    for (const name of ['readDocument', 'readFixtures', 'startMock', 'terminalReport', 'verify'])
      expect(program).toContain(name);
    const file = join(directory, 'small.yaml');
    writeFileSync(file, 'credentials: { valid: "${API_KEY}" }');
    const document = await readDocument('../../spec/dist/openapi.json');
    const mock = await startMock(document, { keys: ['key-1234'] });
    const fixtures = await readFixtures(file, { API_KEY: 'key-1234' });
    const report = await verify({ document, baseUrl: mock.url, fixtures, only: ['mapUrls/authentication'] });
    await mock.close();
    expect(terminalReport(report)).toContain('0 deviations');
  });

  it('names every option of verify', async () => {
    let usage = '';
    await run(['verify', '--help'], {
      stdout: { write: (text) => void (usage += text) },
      stderr: { write: () => true },
    });
    const options = new Set(usage.match(/--[a-z-]+/gu));
    expect([...options].filter((option) => !readme.includes(option))).toEqual([]);
  });
});
