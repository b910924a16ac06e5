import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@web-data/openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { checkHar } from '../src/check/check-har.ts';
import { run } from '../src/cli.ts';
import { readDocument } from '../src/plugins/documents.ts';

const document = await readDocument('../../spec/dist/openapi.json');
const ID = '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70';

interface Planted {
  method?: string;
  path?: string;
  body?: Json | undefined;
  text?: string;
  headers?: Record<string, string>;
  status?: number;
  answer?: Json;
  answerText?: string;
  answerHeaders?: Record<string, string>;
}

function entry(planted: Planted): Json {
  const list = (headers: Record<string, string>): Json =>
    Object.entries(headers).map(([name, value]) => ({ name, value }));
  const { method = 'POST', path = '/v2/map', status = 200, answer = { success: true, links: [] } } = planted;
  const body = 'body' in planted ? planted.body : { url: 'https://example.com' };
  const text = planted.text ?? (method === 'POST' && body !== undefined ? JSON.stringify(body) : undefined);
  const headers = {
    authorization: 'Bearer wd_secret_1234',
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...planted.headers,
  };
  return {
    time: 12,
    request: {
      method,
      url: `http://127.0.0.1:3000${path}`,
      headers: list(headers),
      ...(text !== undefined && { postData: { text } }),
    },
    response: {
      status,
      headers: list({ 'content-type': 'application/json', ...planted.answerHeaders }),
      content: { text: planted.answerText ?? JSON.stringify(answer) },
    },
  };
}

const har = (entries: Planted[]): Json => ({ log: { version: '1.2', entries: entries.map(entry) } });
const error = (text: string): Json => ({ success: false, error: text });

const FINE: Planted[] = [
  {},
  { body: { url: 'https://example.com', limit: 3, unknown: 1 } },
  {
    body: {},
    status: 400,
    answer: {
      success: false,
      error: 'Invalid URL',
      details: [{ in: 'body', path: '/url', code: 'required', message: 'is required' }],
    },
  },
  { status: 402, answer: error('Payment Required: Insufficient credits') },
  { status: 429, answer: error('Rate limit exceeded'), answerHeaders: { 'retry-after': '3' } },
  { method: 'GET', path: `/v2/agent/${ID}`, status: 404, answer: error('Agent job not found') },
  { method: 'GET', path: '/robots.txt', status: 200, answerText: 'User-agent: *' },
];

// Each with the one thing that is wrong: the side, the check.
const PLANTED: [string, Planted, string][] = [
  [
    'limit too large, accepted',
    { body: { url: 'https://example.com', limit: 100_001 } },
    'server accepted-invalid',
  ],
  ['url missing, accepted', { body: {} }, 'server accepted-invalid'],
  [
    'sitemap of an unknown word, accepted',
    { body: { url: 'https://example.com', sitemap: 'all' } },
    'server accepted-invalid',
  ],
  ['no key, accepted', { headers: { authorization: '' } }, 'server authentication'],
  ['text read as JSON', { headers: { 'content-type': 'text/plain' } }, 'server accepted-invalid'],
  ['malformed JSON, accepted', { text: '{"url":' }, 'server accepted-invalid'],
  [
    'a valid request refused',
    { status: 400, answer: { success: false, error: 'Bad Request', details: [] } },
    'server refused-valid',
  ],
  ['links as object', { answer: { success: true, links: {} } }, 'server schema'],
  ['a link without url', { answer: { success: true, links: [{ title: 'x' }] } }, 'server schema'],
  ['success false in a 200', { answer: { success: false, links: [] } }, 'server success-flag'],
  ['an undocumented status', { status: 202 }, 'server status'],
  ['HTML', { answerText: '<html>', answerHeaders: { 'content-type': 'text/html' } }, 'server content-type'],
  ['no JSON', { answerText: '{"success"' }, 'server body'],
  ['an error in other words', { status: 401, answer: error('unauthorized') }, 'server error-message'],
  ['an error of another status', { status: 402, answer: error('Forbidden') }, 'server error-message'],
  [
    'no success in an error',
    { status: 401, answer: { error: 'Unauthorized: Invalid token' } },
    'server schema',
  ],
  ['no Retry-After', { status: 429, answer: error('Rate limit exceeded') }, 'server header'],
  [
    'Retry-After of no number',
    { status: 429, answer: error('Rate limit exceeded'), answerHeaders: { 'retry-after': 'soon' } },
    'server header',
  ],
  [
    'a stack trace',
    {
      status: 500,
      answer: { ...(error('Internal Server Error') as object), stack: 'at run (/srv/app.js:1:2)' },
    },
    'server leak',
  ],
  ['the key repeated', { answer: { success: true, links: [], key: 'wd_secret_1234' } }, 'server leak'],
  [
    'an unknown path',
    { method: 'GET', path: '/v2/nothing', status: 404, answer: error('Not Found') },
    'client request',
  ],
  [
    'a wrong method',
    { method: 'PUT', path: '/v2/map', body: undefined, status: 405, answer: error('Method Not Allowed') },
    'client request',
  ],
  [
    'a job with data that failed',
    {
      method: 'GET',
      path: `/v2/agent/${ID}`,
      answer: {
        success: true,
        id: ID,
        status: 'failed',
        error: 'x',
        model: 'gen-2',
        creditsUsed: 0,
        expiresAt: '2030-01-01T00:00:00Z',
        data: {},
      },
    },
    'server schema',
  ],
];

it('finds nothing in right traffic but the request that is told to be wrong', async () => {
  const { findings, entries, skipped } = await checkHar(document, har(FINE));
  expect({ entries, skipped }).toEqual({ entries: 6, skipped: 1 });
  expect(findings.map(({ entry: index, side, check }) => [index, side, check])).toEqual([
    [2, 'client', 'request'],
  ]);
});

it.each(PLANTED)('finds: %s', async (_, planted, expected) => {
  const found = (await checkHar(document, har([planted]))).findings;
  expect(found.map(({ side, check }) => `${side} ${check}`)).toContain(expected);
});

it('gives one finding of the server for each planted fault', async () => {
  const server = PLANTED.filter(([, , expected]) => expected.startsWith('server'));
  const { findings } = await checkHar(document, har(server.map(([, planted]) => planted)));
  const locations = findings.filter(({ side }) => side === 'server').map(({ entry: index }) => index);
  expect(locations).toEqual(server.map((_entry, index) => index));
});

it('shows no key', async () => {
  const { findings } = await checkHar(document, har(PLANTED.map(([, planted]) => planted)));
  expect(JSON.stringify(findings)).not.toContain('wd_secret_1234');
});

it('refuses what is no recording', async () => {
  await expect(checkHar(document, {})).rejects.toThrow('The file is not a HAR: /log/entries is missing.');
});

it.each(['/v9', 'v9', '/v9/', '//v9'])('reads the base path %s', async (basePath) => {
  const found = await checkHar(document, har([{ path: '/v9/map', body: { url: 1 } }]), { basePath });
  const operations = new Set(found.findings.map(({ operation }) => operation));
  expect([found.entries, [...operations]]).toEqual([1, ['mapUrls']]);
});

it.each(['', '/', '//'])('reads the base path "%s" as the root', async (basePath) => {
  const found = await checkHar(document, har([{ path: '/map', body: { url: 1 } }]), { basePath });
  const operations = new Set(found.findings.map(({ operation }) => operation));
  expect([found.entries, [...operations]]).toEqual([1, ['mapUrls']]);
});

describe('the command', () => {
  const directory = mkdtempSync(join(tmpdir(), 'contract-check-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  async function command(recording: Json, servers: Json, ...args: string[]) {
    const [spec, file] = [join(directory, 'openapi.json'), join(directory, 'traffic.har')];
    const responses = { 204: { description: 'It.' } };
    writeFileSync(
      spec,
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Maps', version: '1' },
        servers,
        paths: { '/map': { post: { operationId: 'map', responses } } },
      }),
    );
    writeFileSync(file, JSON.stringify(recording));
    let [out, err] = ['', ''];
    const io = {
      stdout: { write: (text: string) => ((out += text), true) },
      stderr: { write: (text: string) => ((err += text), true) },
    };
    const code = await run(['check', file, '--spec', spec, ...args], io as never);
    return { code, out, err };
  }

  const named: Json = [{ url: 'https://api.example.com' }];
  const root: Json = [{ url: '/' }];
  const local = har([{ path: '/map', body: undefined, status: 204, answerText: '' }]);

  it.each<[title: string, recording: Json, servers: Json, args: string[], message: string]>([
    ['without entries', har([]), root, [], 'has no entries: nothing was checked.'],
    ['of no host that is given', local, root, ['--host', 'api.example.com'], 'None of the 1 entries of '],
    ['of no path that is given', local, root, ['--base-path', '/v2'], 'Give its --host and --base-path.'],
  ])('fails for a recording %s', async (_title, recording, servers, args, message) => {
    expect(await command(recording, servers, ...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message),
    });
  });

  it('skips other hosts than the one that the document names', async () => {
    const own: Json = [{ url: 'http://127.0.0.1:3000' }];
    const recording = JSON.parse(
      JSON.stringify(
        har([{ path: '/map', body: undefined, status: 204, answerText: '' }, { path: '/pixel' }]),
      ).replace('127.0.0.1:3000/pixel', 'ads.example.com/pixel'),
    ) as Json;
    const { code, out } = await command(recording, own);
    expect([code, out]).toEqual([0, expect.stringContaining('in 1 exchanges, 1 entries of other addresses')]);
  });

  it.each<[title: string, servers: Json, args: string[]]>([
    ['of any host where the document names none', root, []],
    ['of a service that runs elsewhere than the document says', named, []],
    ['of a host that is given', named, ['--host', '127.0.0.1:3000']],
    ['below a path that is given', named, ['--base-path', '/']],
  ])('judges entries %s', async (_title, servers, args) => {
    const { code, out } = await command(local, servers, ...args);
    expect([code, out]).toEqual([0, expect.stringContaining('in 1 exchanges, 0 entries of other addresses')]);
  });
});
