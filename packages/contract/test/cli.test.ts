import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../src/cli.ts';
import { withMembers } from './model/fault.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';

// A run takes a second or two alone, and many times that on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const SPEC = '../../spec/dist/openapi.json';
const FIXTURES = 'test/model/contract.fixtures.yaml';
const directory = mkdtempSync(join(tmpdir(), 'contract-cli-'));
const file = (name: string): string => join(directory, name);
let right: Awaited<ReturnType<typeof serve>>;
let wrong: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const faulty = new Service();
  withMembers('mapUrls', 200, { links: {} })(faulty);
  [right, wrong] = [await serve(new Service()), await serve(faulty)];
});
afterAll(async () => {
  await right.close();
  await wrong.close();
  rmSync(directory, { recursive: true });
});

/** The line of the last of these texts that follow each other in the description. */
function lineOf(...texts: string[]): number {
  const spec = readFileSync(SPEC, 'utf8');
  const end = texts.reduce((from, text) => spec.indexOf(text, from), spec.indexOf('"schemas": {'));
  return spec.slice(0, end).split('\n').length;
}

async function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    stdout: { write: (text) => void (out += text) },
    stderr: { write: (text) => void (err += text) },
  });
  return { code, out, err };
}
const verify = (url: string, ...more: string[]): ReturnType<typeof cli> =>
  cli(
    'verify',
    url,
    '--spec',
    SPEC,
    '--fixtures',
    FIXTURES,
    '--quiet',
    '--only',
    'mapUrls/examples',
    '--only',
    'mapUrls/authentication',
    ...more,
  );

describe('verify', () => {
  it('exits 0 when every promise is kept', async () => {
    const { code, out } = await verify(right.url);
    expect(code).toBe(0);
    expect(out).toContain('0 deviations (0 findings)');
    expect(out).toContain('mapUrls    examples');
  });

  it('exits 1 with every report, and no key in any', async () => {
    const names = ['junit', 'json', 'sarif', 'html'];
    const { code, out } = await verify(
      wrong.url,
      '--github',
      ...names.flatMap((name) => [`--${name}`, file(name)]),
    );
    expect(code).toBe(1);
    const lineOfLinks = lineOf('"MapResponse": {', '"links": {', '"type": "array"');
    const at = { artifactLocation: { uri: SPEC }, region: { startLine: lineOfLinks } };
    expect(out).toContain('spec      /components/schemas/MapResponse/properties/links/type');
    expect(out).toContain("-H 'authorization: Bearer ***'");
    expect(out).toContain(
      `::error file=../../spec/dist/openapi.json,line=${lineOfLinks},title=mapUrls%3A schema::`,
    );
    const texts = names.map((name) => readFileSync(file(name), 'utf8'));
    expect([out, ...texts].join('')).not.toContain('key-valid-0001');
    const [junit = '', json = '', sarif = '', html = ''] = texts;
    expect(junit).toMatch(/<testsuites name="Web Data API" tests="\d+" failures="3"/u);
    expect(
      (JSON.parse(json) as { findings: { check: string }[] }).findings.map(({ check }) => check),
    ).toEqual(['schema', 'schema', 'schema']);
    expect(JSON.parse(sarif)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'schema', locations: [{ physicalLocation: at }] }, {}, {}] }],
    });
    expect(html).toContain('<title>Contract of Web Data API: 1 deviations</title>');
  });

  it('knows a baseline', async () => {
    const baseline = file('baseline.json');
    expect(await verify(wrong.url, '--baseline', baseline, '--update-baseline')).toMatchObject({ code: 0 });
    const { code, out } = await verify(wrong.url, '--baseline', baseline);
    expect(code).toBe(0);
    expect(out).toContain('0 deviations (0 findings, 3 known)');
  });

  it('splits its trials into shards that together are all', async () => {
    const lines = async (...more: string[]): Promise<string[]> => {
      const { out } = await cli(
        'verify',
        right.url,
        '--spec',
        SPEC,
        '--fixtures',
        FIXTURES,
        '--dry-run',
        ...more,
      );
      return out.split('\n').filter((line) => line.includes('/values/'));
    };
    const [all, one, two] = [await lines(), await lines('--shard', '1/2'), await lines('--shard', '2/2')];
    expect(all.length).toBeGreaterThan(500);
    expect([...one, ...two].toSorted()).toEqual(all.toSorted());
  });

  it('stops at the first deviation', async () => {
    const { out } = await verify(wrong.url, '--bail', '--concurrency', '1');
    expect(out).toContain('(1 findings)');
  });

  it('keeps to its budget and says what it could not try', async () => {
    const { code, out } = await verify(right.url, '--max-requests', '5');
    expect(code).toBe(0);
    expect(out).toContain('the limit of 5 requests is reached');
    expect(out).toContain('5 requests');
  });

  it.each<[string, string[], string]>([
    [
      'no description',
      ['http://127.0.0.1:1'],
      '--spec is missing; give the OpenAPI document of the service.',
    ],
    ['no address', ['--spec', SPEC], 'The base URL must be an http or https address, not missing.'],
    ['a missing file', ['http://127.0.0.1:1', '--spec', 'no.yaml'], 'no.yaml cannot be read: ENOENT'],
    [
      'nobody there',
      ['http://127.0.0.1:1', '--spec', SPEC, '--quiet'],
      'http://127.0.0.1:1/v2 cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [
      'a wrong shard',
      ['http://127.0.0.1:1', '--spec', SPEC, '--shard', '3/2'],
      '--shard must look like 2/4, the second of four parts, not "3/2".',
    ],
    [
      'a wrong number',
      ['http://127.0.0.1:1', '--spec', SPEC, '--seed', 'x'],
      '--seed must be a whole number from 0 to 2147483647, not "x".',
    ],
    [
      'an unknown option',
      ['http://127.0.0.1:1', '--speck', 'x'],
      "Unknown option '--speck'; see web-data-contract verify --help.",
    ],
  ])('exits 2 for %s', async (_, args, message) => {
    const { code, err } = await cli('verify', ...args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  it.each<[string, string, string]>([
    ['an unknown member', 'credentails: {}', '/credentails'],
    [
      'an unset variable',
      'credentials: { valid: "${NO_SUCH_VARIABLE}" }',
      'the environment variable NO_SUCH_VARIABLE is not set; export it or give ${NO_SUCH_VARIABLE:-a default}.',
    ],
    [
      'an unknown credential',
      'situations: [{ error: Forbidden, credential: nobody }]',
      'a situation uses the credential "nobody", which /credentials does not have; add it there.',
    ],
    ['a site that is none', 'site: example', '/site must match format "http-url".'],
  ])('exits 2 for fixtures with %s', async (name, yaml, message) => {
    writeFileSync(file('fixtures.yaml'), yaml);
    const { code, err } = await cli('verify', right.url, '--spec', SPEC, '--fixtures', file('fixtures.yaml'));
    expect(err).toContain(
      name === 'an unknown member'
        ? 'has the unknown member "credentails"; it may have site, credentials,'
        : message,
    );
    expect(code).toBe(2);
  });
});

describe('writes', () => {
  it('are not sent to an address that is not this machine', async () => {
    const { out } = await cli('verify', 'http://service.invalid', '--spec', SPEC, '--dry-run');
    expect(out).toContain('startAgent/examples/the basic request (writes)');
    expect(out).toMatch(/\d+ trials, nothing sent\n$/u);
  });
});

describe('check', () => {
  it('tells what a recording shows', async () => {
    const entries = [
      {
        request: { method: 'POST', url: 'http://127.0.0.1/v2/map', headers: [] },
        response: { status: 200, headers: [], content: { text: '{}' } },
      },
    ];
    writeFileSync(file('traffic.har'), JSON.stringify({ log: { entries } }));
    const { code, out } = await cli('check', file('traffic.har'), '--spec', SPEC);
    expect(code).toBe(1);
    expect(out).toContain(
      'entry 0 · client · mapUrls · request\n  The request carries no bearer credential.',
    );
  });
});
