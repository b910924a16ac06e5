import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../src/cli.ts';
import { modelDocument } from './model/document.ts';
import { withMembers } from './model/fault.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';
import { listen } from './support.ts';

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

interface Ran {
  code: number;
  out: string;
  err: string;
}
const cli = (...args: string[]): Promise<Ran> => runWith(args, false);

async function runWith(args: string[], isTTY: boolean): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    stdout: { write: (text) => void (out += text) },
    stderr: { write: (text) => void (err += text), isTTY },
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
    expect(html).toContain('<title>Contract of Web Data API: 1 deviation</title>');
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
    expect(out).toContain('(1 finding)');
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
    [
      'a missing file',
      ['http://127.0.0.1:1', '--spec', 'no.yaml'],
      'no.yaml cannot be read: there is no such file.',
    ],
    ['a directory', ['http://127.0.0.1:1', '--spec', '.'], '. cannot be read: it is a directory.'],
    [
      'an address that nobody answers',
      ['http://127.0.0.1:1', '--spec', 'http://127.0.0.1:2/openapi.json'],
      'http://127.0.0.1:2/openapi.json cannot be read: connect ECONNREFUSED 127.0.0.1:2.',
    ],
    [
      'a file that is no YAML',
      ['http://127.0.0.1:1', '--spec', 'src/cli.ts'],
      'src/cli.ts:1:1: this is neither JSON nor YAML: ',
    ],
    [
      'a baseline to write without a name',
      ['http://127.0.0.1:1', '--spec', SPEC, '--update-baseline'],
      '--baseline is missing; give the file to write.',
    ],
    [
      'a baseline that is not there',
      ['http://127.0.0.1:1', '--spec', SPEC, '--baseline', 'no.json'],
      'no.json cannot be read: there is no such file.',
    ],
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

  it('exits 2 when nothing was chosen', async () => {
    const { code, err } = await cli('verify', right.url, '--spec', SPEC, '--only', 'no such trial');
    expect(err).toContain(
      'No trial was made: the document has no operation, or --only and --skip leave none',
    );
    expect(code).toBe(2);
  });

  it('exits 2 without a credential, and blames nobody', async () => {
    writeFileSync(file('model.json'), JSON.stringify((await modelDocument()).root.value));
    const { code, out, err } = await cli('verify', right.url, '--spec', file('model.json'));
    expect(out).toContain('0 deviations');
    expect(err).toBe(
      'No basic request was made: mapUrls asks for a credential, and the fixtures have no credentials.valid.\n',
    );
    expect(code).toBe(2);
  });

  it('blames a refused credential on the requests that must be accepted alone', async () => {
    writeFileSync(file('wrong-key.yaml'), 'credentials: { valid: nobodys-key }');
    const args = [
      'verify',
      right.url,
      '--spec',
      SPEC,
      '--fixtures',
      file('wrong-key.yaml'),
      '--only',
      'mapUrls/',
    ];
    const { code, out } = await cli(...args);
    expect(out).toContain('mapUrls values: the basic request of mapUrls is answered with 401 already');
    expect(out.match(/^ {2}trial .*$/gmu)).toEqual(
      ['the basic request', 'example minimal', 'example full'].map(
        (name) => `  trial     mapUrls/examples/${name}`,
      ),
    );
    expect(code).toBe(1);
  });

  it('exits 2 when its time does not suffice', async () => {
    const { code, err } = await verify(right.url, '--deadline', '1');
    expect(err).toBe(
      'Not everything was tried: the limit of 1 ms is reached. Raise --deadline or --max-requests, or split the run by --shard.\n',
    );
    expect(code).toBe(2);
  });

  it('makes the directories of its reports, and tells its result before one fails', async () => {
    const written = await verify(right.url, '--junit', file('reports/deep/contract.xml'));
    expect(written.code).toBe(0);
    expect(readFileSync(file('reports/deep/contract.xml'), 'utf8')).toContain('<testsuites');
    const failed = await verify(right.url, '--junit', file('reports'));
    expect(failed.out).toContain('0 deviations');
    expect(failed.err).toContain(`${file('reports')} cannot be written: EISDIR`);
    expect(failed.code).toBe(2);
  });

  it('reads a description from an address', async () => {
    const site = await listen(createServer((_, response) => response.end(readFileSync(SPEC))));
    const { code } = await verify(right.url, '--spec', `${site.url}/openapi.json`);
    await site.close();
    expect(code).toBe(0);
  });

  it('shows progress to people, not to logs', async () => {
    const args = ['verify', right.url, '--spec', SPEC, '--fixtures', FIXTURES, '--only', 'mapUrls/values'];
    expect((await runWith(args, true)).err).toMatch(/\r50\/\d+ trials/u);
    expect((await runWith(args, false)).err).toBe('');
  });

  it('tells answers of the operations alone that it tried', async () => {
    const { out } = await verify(right.url);
    expect(out).toContain('Documented answers that were not seen\n  mapUrls: ');
    expect(out).not.toContain('scrapeUrl');
  });

  it('writes Markdown in which nothing of the service has a meaning', async () => {
    const faulty = new Service();
    withMembers('mapUrls', 200, { links: '<img src=x> | `@all` [x](y)' })(faulty);
    const server = await serve(faulty);
    await verify(server.url, '--markdown', file('summary.md'));
    await server.close();
    const text = readFileSync(file('summary.md'), 'utf8');
    expect(text).toMatch(/^## Web Data API: 1 deviation\n\n1 deviation \(3 findings\)/u);
    expect(text).toContain('| mapUrls | examples | 0 | 3 | 0 |');
    expect(text).not.toMatch(/<img|@all|`|\]\(/u);
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
