import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { startMock } from '../src/mock/serve.ts';
import { observe } from '../src/observe/observe.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { listTrials, verify } from '../src/verify/run.ts';
import { listen } from './support.ts';

const document = openDocument(
  parse(`openapi: 3.1.0
info: { title: Notes, version: '1' }
paths:
  /notes:
    post:
      operationId: note
      requestBody: { required: true, content: { text/plain: { schema: { type: string, minLength: 1, maxLength: 20 } } } }
      responses: { 204: { description: Kept. }, 400: { description: Bad. }, 413: { description: Long. }, 415: { description: No text. } }
  /mood:
    put:
      operationId: mood
      requestBody: { required: true, content: { text/plain: { schema: { enum: [good, bad] } } } }
      responses: { 204: { description: Kept. }, 400: { description: Bad. } }
  /code:
    put:
      operationId: code
      requestBody: { required: true, content: { text/plain: { schema: { type: string, pattern: '^[a-z]{3}$' } } } }
      responses: { 204: { description: Kept. }, 422: { description: Bad. } }`),
);
const fixtures = toFixtures({}, {});

let service: { url: string; close(): Promise<void> } | undefined;
afterEach(() => service?.close());

/** What the service answers to a text, but for one slip. */
async function statusOf(request: IncomingMessage, slip: string): Promise<number> {
  const body = await text(request);
  const { length } = [...body];
  const isText = /^text\/plain(?:;|$)/u.test(request.headers['content-type'] ?? '');
  if (request.url === '/mood') return ['good', 'bad'].includes(body) || slip === 'enum' ? 204 : 400;
  if (request.url === '/code') return /^[a-z]{3}$/u.test(body.trim()) || slip === 'pattern' ? 204 : 422;
  if (request.method !== 'POST' || request.url !== '/notes') return 404;
  if (!isText && slip !== 'type') return 415;
  if (length > 20 && slip !== 'maxLength') return 413;
  return length === 0 && slip !== 'minLength' ? 400 : 204;
}

async function findings(slip: string): Promise<string[]> {
  service = await listen(
    createServer((request, response) => {
      void statusOf(request, slip).then((status) => response.writeHead(status).end());
    }),
  );
  const report = await verify({
    document,
    baseUrl: service.url,
    fixtures,
    skip: ['protocol'],
    writes: 'all',
  });
  return report.findings.map(({ trial }) => trial);
}

it.each([
  ['minLength', 'note/values/body minLength − 1'],
  ['maxLength', 'note/values/body maxLength + 1'],
  ['type', 'note/body/content type application/xml'],
  ['enum', 'mood/values/body enum: not "unknown-value"'],
  ['pattern', 'code/values/body pattern: one character more'],
])('finds a text that breaks %s and is taken', async (slip, trial) => {
  expect(await findings(slip)).toContain(trial);
});

it('finds nothing where texts are read as they are described, with or without white space around', async () => {
  expect(await findings('')).toEqual([]);
});

it('finds nothing in the mock, which reads texts too', async () => {
  service = await startMock(document);
  const report = await verify({ document, baseUrl: service.url, fixtures, writes: 'all' });
  expect(report.findings.map(({ trial }) => trial)).toEqual([]);
});

it('tries another media type where a 415 is documented', () => {
  const trials = listTrials({ document, baseUrl: 'http://127.0.0.1:1', fixtures }).map(({ id }) => id);
  expect(trials.filter((id) => id.includes('/body/content type'))).toEqual([
    'note/body/content type application/xml',
    'note/body/content type application/x-www-form-urlencoded',
    'note/body/content type text/html',
    'note/body/content type application/jsonx',
  ]);
});

it.each([
  [
    'long',
    'note',
    'a'.repeat(21),
    'client: The text breaks its schema: the value must NOT have more than 20 characters.',
  ],
  ['empty', 'note', '', 'client: The body is missing.'],
  [
    'of no listed word',
    'mood',
    'ugly',
    'client: The text breaks its schema: the value must be equal to one of the allowed values.',
  ],
  ['right but for its line end', 'mood', 'good\n', undefined],
])('a text that is %s is told in traffic', (_title, id, body, message) => {
  const { path, method } = document.operations.find((one) => one.id === id)!;
  const observations = observe(document, {
    request: {
      method: method.toUpperCase(),
      url: `http://127.0.0.1${path}`,
      headers: { 'content-type': 'text/plain' },
      body,
    },
    failure: undefined,
    response: { status: 204, headers: {}, body: '', ms: 1 },
  });
  const told = observations.map(({ side, message: text }) => `${side}: ${text}`);
  expect(told.slice(0, 1)).toEqual(message === undefined ? [] : [message]);
  expect(told.slice(1)).toEqual(
    message === undefined ? [] : [expect.stringMatching(/^server: The server accepted a request/)],
  );
});
