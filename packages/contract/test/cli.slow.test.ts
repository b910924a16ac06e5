import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { couldNotRun } from '@web-data/openapi/command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../src/cli.ts';
import { wantsColour } from '../src/commands/command.ts';
import { readFixtures } from '../src/fixtures/read-fixtures.ts';
import { modelDocument } from './model/document.ts';
import { withMembers } from './model/fault.ts';
import { serve } from './model/serve.ts';
import { Service } from './model/service.ts';
import { listen } from './support.ts';

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
    const { code, out } = await verify(right.url, '--full');
    expect(code).toBe(0);
    expect(out).toContain('0 deviations (0 findings)');
    expect(out).toContain('mapUrls    examples');
  });

  it('exits 1 with every report, and no key in any', async () => {
    const names = ['junit', 'json', 'sarif', 'html'];
    const { code, out } = await verify(
      wrong.url,
      '--full',
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
    expect(junit).toMatch(/<testsuites name="Web Data API" tests="\d+" failures="3" errors="0"/u);
    expect(
      (JSON.parse(json) as { findings: { check: string }[] }).findings.map(({ check }) => check),
    ).toEqual(['schema', 'schema', 'schema']);
    expect(JSON.parse(sarif)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'schema', locations: [{ physicalLocation: at }] }, {}, {}] }],
    });
    expect(html).toContain('<title>Contract of Web Data API: 1 deviation</title>');
  });

  it.each(['junit', 'json', 'sarif', 'html', 'markdown'])(
    'writes the %s report that is named - to standard output, and what people read to standard error',
    async (name) => {
      const { code, out, err } = await verify(wrong.url, `--${name}`, '-', '--github');
      expect(code).toBe(1);
      expect(out).toMatch(name === 'json' || name === 'sarif' ? /^\{[^]*\}\n?$/u : /^[<#]/u);
      expect(out).not.toContain('::error');
      expect(err).toContain('1 deviation (3 findings)');
      expect(err).toContain('::error');
      expect(existsSync('-')).toBe(false);
    },
  );

  it('refuses two reports for standard output', async () => {
    expect(await verify(right.url, '--json', '-', '--junit', '-')).toEqual({
      code: 2,
      out: '',
      err: 'Only one report can be standard output, not both --junit - and --json -; give a file for the others.\n',
    });
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
      'http://127.0.0.1:2/openapi.json cannot be read: nothing listens there.',
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
      'a negative number',
      ['http://127.0.0.1:1', '--spec', SPEC, '--seed', '-1'],
      '--seed must be a whole number from 0 to 2147483647, not "-1".\n',
    ],
    [
      'an option in the place of a value',
      ['http://127.0.0.1:1', '--spec', '--quiet'],
      "Option '--spec' argument is ambiguous; see web-data-contract verify --help.\n",
    ],
    [
      'a key for a scheme that is not there',
      ['http://127.0.0.1:1', '--spec', SPEC, '--key', 'other=1'],
      'There is no security scheme "other", which --key names; there are: "bearerAuth". A key that holds "=" is given as --key bearerAuth=<key>.\n',
    ],
    [
      'nobody there, with a key that is filled up',
      ['http://127.0.0.1:1', '--spec', SPEC, '--key', 'YWJjZA=='],
      'http://127.0.0.1:1/v2 cannot be reached',
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

  it.each(['verify', 'init'])(
    'tells before it connects that a document has no operation: %s',
    async (name) => {
      const spec = file('nothing.json');
      const info = { title: 'Nothing', version: '1' };
      writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info, paths: {} }));
      const more = name === 'init' ? ['--fixtures', file('nothing.yaml')] : [];
      expect(await cli(name, 'http://127.0.0.1:1', '--spec', spec, ...more)).toEqual({
        code: 2,
        out: '',
        err: `${spec} describes no operation: there is nothing to verify.\n`,
      });
    },
  );

  it('waits in many places at once without a warning of Node', async () => {
    const names: string[] = [];
    const note = ({ name }: Error): void => void names.push(name);
    const busy = { 'content-type': 'application/json', 'retry-after': '0' };
    const server = await listen(
      createServer((_request, response) => response.writeHead(429, busy).end('{}')),
    );
    process.on('warning', note);
    await cli('verify', server.url, '--spec', SPEC, '--key', 'any-key-1', '--max-requests', '100');
    await new Promise((done) => setImmediate(done));
    process.off('warning', note);
    await server.close();
    expect(names).toEqual([]);
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

  it('tells in one sentence that the credential is refused', async () => {
    writeFileSync(file('model.json'), JSON.stringify((await modelDocument()).root.value));
    const { code, out, err } = await cli(
      'verify',
      right.url,
      '--spec',
      file('model.json'),
      '--key',
      'nobodys-key',
    );
    expect(out).toBe('');
    expect(err).toMatch(
      /refuses the credential: each of \d+ basic requests that asks for bearerAuth answered 401\. Give one that is good, by --key/u,
    );
    expect(code).toBe(2);
  });

  it.each<[string, number, Record<string, string>, string]>([
    ['a page to sign in', 200, { 'content-type': 'text/html; charset=utf-8' }, 'a page (200 text/html)'],
    ['a redirect', 302, { location: '/login' }, 'a redirect to /login'],
    ['nothing', 404, { 'content-type': 'application/json' }, 'a 404'],
  ])('tells in one sentence that %s is not the API', async (_, status, headers, how) => {
    const server = await listen(
      createServer((_request, response) => response.writeHead(status, headers).end('{}')),
    );
    const { code, out, err } = await cli('verify', server.url, '--spec', SPEC, '--key', 'any-key-1');
    await server.close();
    expect(out).toBe('');
    expect(err).toMatch(
      /^http:\S+ is not the API of "Web Data API": each of \d+ basic requests was answered by /u,
    );
    expect(err).toContain(how);
    expect(code).toBe(2);
  });

  it.each<[string, string[]]>([
    ['a key', ['--key', 'key-valid-0001']],
    ['a key for one scheme', ['--key', 'bearerAuth=key-valid-0001']],
    ['a header', ['-H', 'Authorization: Bearer key-valid-0001']],
  ])('takes %s from the command line, and hides it', async (_, given) => {
    const only = ['--only', 'mapUrls/examples', '--only', 'mapUrls/authentication'];
    const { code, out } = await cli('verify', wrong.url, '--spec', SPEC, ...given, ...only);
    expect(out).toContain("-H 'authorization: Bearer ***'");
    expect(out).not.toContain('key-valid-0001');
    expect(code).toBe(1);
  });

  it('sends headers with every request, and hides those of secrets', async () => {
    const seen = new Set<string>();
    const server = await listen(
      createServer((request, response) => {
        seen.add(`${request.headers['x-tenant']} ${request.headers['x-gate-key']}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      }),
    );
    const headers = ['-H', 'X-Tenant: acme', '-H', 'X-Gate-Key: open-sesame'];
    const only = ['--only', 'mapUrls/values//limit'];
    const { out } = await cli(
      'verify',
      server.url,
      '--spec',
      SPEC,
      '--key',
      'any-key-1',
      ...headers,
      ...only,
    );
    await server.close();
    expect([...seen]).toEqual(['acme open-sesame']);
    expect(out).toContain("-H 'x-tenant: acme'");
    expect(out).not.toContain('open-sesame');
  });

  it('tells deviations before the table, in colours to people who want them', async () => {
    const { out } = await verify(wrong.url, '--full');
    expect(out.indexOf('1) mapUrls · schema')).toBeLessThan(out.indexOf('operation  phase'));
    expect(out).not.toContain('\u001B[');
    const io = { stdout: { write: () => true, isTTY: true }, stderr: { write: () => true } };
    expect(wantsColour(io, {})).toBe(true);
    expect(wantsColour(io, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColour({ ...io, stdout: { write: () => true } }, {})).toBe(false);
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
    expect((await runWith(args, true)).err).toMatch(/50\/\d+ trials, \d+ %: mapUrls values/u);
    expect((await runWith(args, false)).err).toBe('');
  });

  it('tells answers of the operations alone that it tried', async () => {
    const { out } = await verify(right.url, '--full');
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

describe('a first run', () => {
  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await cli('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  it('ends with 3 for a fault of its own, never with 1', async () => {
    const stdout = {
      write: (): never => {
        throw new TypeError('write is not a function');
      },
    };
    let err = '';
    const code = await run(['--version'], { stdout, stderr: { write: (text) => void (err += text) } });
    expect(err).toMatch(
      /^This is a fault of web-data-contract \S+, not of your service; .*\nTypeError: write/u,
    );
    expect(code).toBe(3);
    const io = { stdout, stderr: stdout };
    expect(() => couldNotRun(new RangeError('too long'), io)).toThrow('too long');
  });

  it('writes fixtures to be filled in, and no secret', async () => {
    const args = [
      'init',
      right.url,
      '--spec',
      SPEC,
      '--key',
      'key-valid-0001',
      '--fixtures',
      file('first.yaml'),
    ];
    expect(await cli(...args)).toMatchObject({ code: 0 });
    const text = readFileSync(file('first.yaml'), 'utf8');
    expect(text).toContain('  valid: ${API_KEY:-}\n');
    expect(text).toMatch(/^ {2}# - \{ error: InsufficientCredits, operations: \["mapUrls",/mu);
    expect(text).not.toContain('key-valid-0001');
    const { credentials } = await readFixtures(file('first.yaml'), { API_KEY: 'k-12345' });
    expect(credentials).toEqual({ valid: 'k-12345' });
    const filled = text.slice(text.indexOf('# situations:')).replaceAll(/^( *)# /gmu, '$1');
    writeFileSync(file('filled.yaml'), filled);
    expect((await readFixtures(file('filled.yaml'), {})).situations.length).toBeGreaterThan(3);
    expect(await cli(...args)).toMatchObject({ code: 2, err: expect.stringContaining('is there already') });
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
