import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { NO_FIXTURES, openDocument, startMock, verify, type VerifyOptions } from '../src/index.ts';
import { findQueryViolation } from '../src/observe/check-query.ts';
import { matchOperation } from '../src/semantics/match-operation.ts';
import { createSender } from '../src/http/send.ts';
import { listen } from './support.ts';

const number = { type: 'integer' };
const fields = {
  type: 'object',
  required: ['topic'],
  additionalProperties: false,
  properties: { topic: { type: 'string', minLength: 1 }, limit: { type: 'integer', maximum: 10 } },
};
const ok = { description: 'Done.', content: { 'application/json': { schema: number } } };
const wrong = { description: 'Wrong.' };

const document = openDocument({
  openapi: '3.2.0',
  info: { title: 'Notices', version: '1' },
  paths: {
    '/notices': {
      query: {
        operationId: 'search',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
            },
          },
        },
        responses: {
          200: {
            summary: 'Found.',
            content: { 'application/json': { $ref: '#/components/mediaTypes/Count' } },
          },
          400: wrong,
          415: wrong,
        },
      },
      additionalOperations: {
        COPY: { operationId: 'copy', responses: { 204: {} } },
        Copy: { operationId: 'copyOnce', responses: { 204: {} } },
      },
    },
    '/filtered': {
      get: {
        operationId: 'filter',
        parameters: [
          {
            name: 'q',
            in: 'querystring',
            required: true,
            content: { 'application/x-www-form-urlencoded': { schema: fields } },
          },
        ],
        responses: { 200: ok, 400: wrong },
      },
    },
    '/looked-up': {
      get: {
        operationId: 'lookUp',
        parameters: [{ name: 'q', in: 'querystring', content: { 'application/json': { schema: fields } } }],
        responses: { 200: ok, 400: wrong },
      },
    },
    '/session': {
      get: {
        operationId: 'session',
        parameters: [
          {
            name: 'c',
            in: 'cookie',
            required: true,
            style: 'cookie',
            schema: { type: 'string', const: 'a/b%20c' },
          },
        ],
        responses: { 200: ok, 400: wrong },
      },
    },
  },
  components: { mediaTypes: { Count: { schema: number } } },
});

type Answer = (request: IncomingMessage, body: string) => number | [status: number, body: string];

const fits = ({ topic, limit }: { topic?: unknown; limit?: unknown }, others: number): boolean =>
  typeof topic === 'string' &&
  topic !== '' &&
  others === 0 &&
  (limit === undefined || (Number.isInteger(limit) && Number(limit) <= 10));

const CORRECT: Readonly<Record<string, Answer>> = {
  'QUERY /notices': ({ headers }, body) => {
    if (!/^application\/json *(?:;|$)/iu.test(headers['content-type'] ?? '')) return 415;
    const { text } = (parse(body) ?? {}) as { text?: unknown };
    return typeof text === 'string' ? [200, '1'] : 400;
  },
  'COPY /notices': () => 204,
  'GET /filtered': ({ url = '' }) => {
    const sent = [...new URL(url, 'http://a').searchParams];
    const { topic, limit, ...others } = Object.fromEntries(sent);
    const number = limit === undefined ? undefined : /^-?\d+$/u.test(limit) ? Number(limit) : Number.NaN;
    return fits({ topic, limit: number }, Object.keys(others).length) ? [200, '1'] : 400;
  },
  'GET /looked-up': ({ url = '' }) => {
    const text = url.split('?')[1] ?? '';
    if (text === '') return [200, '1'];
    const value = parse(decodeURIComponent(text));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 400;
    const { topic, limit, ...others } = value as Record<string, unknown>;
    return fits({ topic, limit }, Object.keys(others).length) ? [200, '1'] : 400;
  },
  'GET /session': ({ headers }) =>
    /(?:^|; )c=a\/b%20c(?:;|$)/u.test(headers.cookie ?? '') ? [200, '1'] : 400,
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What a run finds, and the methods and paths that it sends. */
async function run(planted: Readonly<Record<string, Answer>> = {}, options: Partial<VerifyOptions> = {}) {
  const answers = { ...CORRECT, ...planted };
  const sent = new Set<string>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const path = url.split('?')[0]!;
      sent.add(`${method} ${path}`);
      const allow = Object.keys(answers).flatMap((key) =>
        key.endsWith(` ${path}`) ? [key.split(' ')[0]!] : [],
      );
      if (allow.length === 0) return response.writeHead(404).end();
      const answer = answers[`${method} ${path}`];
      if (answer === undefined)
        return response.writeHead(405, { allow: [...allow, 'Copy'].join(', ') }).end();
      const [status, text = ''] = [answer(request, body)].flat() as [number, string?];
      return response.writeHead(status, text === '' ? {} : { 'content-type': 'application/json' }).end(text);
    });
  });
  const { url, close } = await listen(server);
  const report = await verify({ document, baseUrl: url, fixtures: NO_FIXTURES, ...options });
  await close();
  const untested = report.results.flatMap(({ trial, conclusion }) =>
    conclusion.outcome === 'not-tested' ? [`${trial.id}: ${conclusion.reason}`] : [],
  );
  return {
    shown: report.findings.map(({ trial, check, got }) => `${trial} ${check} ${got}`),
    sent,
    untested,
  };
}

test('a run sends QUERY, and additional methods only when all may be written', async () => {
  const { shown, sent, untested } = await run();
  expect(shown).toEqual([]);
  expect([...sent]).toContain('QUERY /notices');
  expect([...sent]).not.toContain('COPY /notices');
  expect(untested).toContainEqual(
    expect.stringContaining('copy/examples/the basic request: COPY /notices may change'),
  );
  const all = await run({}, { writes: 'all' });
  expect([...all.sent]).toContain('COPY /notices');
  // The parser of Node.js knows no `Copy`.
  expect(all.shown.filter((line) => !line.startsWith('copyOnce/'))).toEqual([]);
});

test('no write is sent where none is allowed, QUERY is', async () => {
  const { sent } = await run({}, { writes: false });
  expect([...sent].filter((line) => !/^(?:GET|OPTIONS|HEAD) /u.test(line))).toEqual(['QUERY /notices']);
});

test.each<[title: string, key: string, answer: Answer, expected: string]>([
  ['a QUERY that takes anything', 'QUERY /notices', () => [200, '1'], 'search/'],
  [
    'a QUERY of another type',
    'QUERY /notices',
    () => [200, '"1"'],
    'search/examples/the basic request schema "1"',
  ],
  [
    'a whole query without its bound',
    'GET /filtered',
    (request, body) =>
      CORRECT['GET /filtered']!(
        { ...request, url: request.url?.replace(/limit=\d+/u, 'limit=1') } as IncomingMessage,
        body,
      ),
    'filter/parameters/querystring q limit: maximum + 1 accepted-invalid',
  ],
  [
    'a whole query that may be absent',
    'GET /filtered',
    ({ url }) =>
      url === '/filtered' ? [200, '1'] : CORRECT['GET /filtered']!({ url } as IncomingMessage, ''),
    'filter/parameters/without querystring q accepted-invalid',
  ],
  ['JSON in the query unread', 'GET /looked-up', () => [200, '1'], 'lookUp/parameters/querystring q'],
  [
    'a cookie that is decoded',
    'GET /session',
    ({ headers }) => (decodeURIComponent(headers.cookie ?? '').includes('c=a/b%20c') ? [200, '1'] : 400),
    'session/examples/the basic request',
  ],
])('finds %s', async (_, key, answer, expected) => {
  const { shown } = await run({ [key]: answer });
  expect(shown.find((line) => line.startsWith(expected)) ?? shown.join('\n')).toContain(expected);
});

test.each([
  ['QUERY', 'search'],
  ['query', undefined],
  ['COPY', 'copy'],
  ['Copy', 'copyOnce'],
  ['copy', undefined],
])('the method %s is that of %s', (method, id) => {
  const match = matchOperation(document, method, '/notices');
  expect(match?.operation?.id).toBe(id);
  expect(match?.methods).toEqual(['QUERY', 'COPY', 'Copy']);
});

test.each([
  ['filter', '?topic=a&limit=10', undefined],
  ['filter', '?topic=a&limit=11', '/limit maximum'],
  ['filter', '?limit=1', '/topic required'],
  ['filter', '', ' required'],
  ['lookUp', '', undefined],
  ['lookUp', '?%7B%22topic%22%3A%22a%22%7D', undefined],
  ['lookUp', '?{"topic":""}', '/topic minLength'],
  ['lookUp', '?{', ' type'],
])('the query of %s that is %s breaks %s', (id, query, expected) => {
  const [parameter] = document.operations.find((one) => one.id === id)!.parameters;
  const found = findQueryViolation(document, parameter!, `http://a.test/x${query}`);
  expect(found && `${found.at} ${found.keyword}`).toBe(expected);
});

test('the mock answers QUERY and additional methods, and reads the whole query', async () => {
  const { url, close } = await startMock(document);
  const sender = createSender();
  const ask = async (method: string, path: string, body?: string) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const { response } = await sender.send({ method, url: url + path, headers, body });
    return response?.status;
  };
  expect(await ask('QUERY', '/notices', '{"text":"a"}')).toBe(200);
  expect(await ask('QUERY', '/notices', '{}')).toBe(400);
  expect(await ask('COPY', '/notices')).toBe(204);
  expect(await ask('GET', '/filtered?topic=a')).toBe(200);
  expect(await ask('GET', '/filtered?topic=a&limit=11')).toBe(400);
  sender.close();
  await close();
});
