import { expect, it } from 'vitest';
import { observe } from '../src/observe/observe.ts';
import type { ContractDocument } from '../src/openapi/document.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { readDocument } from '../src/plugins/documents.ts';

const document = await readDocument('../../spec/dist/openapi.json');

const SCRAPE = { url: 'https://example.com/', actions: [{ type: 'click', selector: '#a' }] };
const HOOKED = { url: 'https://example.com/', webhook: 'https://10.0.0.1/' };
const BATCH = { urls: ['nonsense'], ignoreInvalidURLs: false };

const location = (path: string, code: string): object[] => [
  { in: 'body', path, code, message: 'It is not what it must be.' },
];
const site = { cause: 'certificate', message: 'The certificate is not valid.' };
const refused = (answer: string): string[] => [`The server refused a valid request with ${answer}.`];

/** A refusal of a valid request by its path and body, status, error and details, and what the server is accused of. */
const ROWS: [string, object, number, string, unknown, string[]][] = [
  ['scrape', SCRAPE, 422, 'Action failed', location('/actions/0', 'action'), []],
  ['scrape', SCRAPE, 422, 'Site cannot be read', site, []],
  ['scrape', SCRAPE, 400, 'Bad Request', location('/actions/0', 'type'), refused('400 "Bad Request"')],
  ['scrape', SCRAPE, 400, 'Invalid URL', location('/url', 'format'), refused('400 "Invalid URL"')],
  ['batch/scrape', BATCH, 400, 'Invalid URL', location('/urls/0', 'format'), []],
  [
    'batch/scrape',
    BATCH,
    400,
    'Invalid URL',
    [...location('/urls/0', 'format'), ...location('/urls', 'maxItems')],
    refused('400 "Invalid URL"'),
  ],
  ['batch/scrape', BATCH, 400, 'Bad Request', location('/urls', 'maxItems'), refused('400 "Bad Request"')],
  // Rules of words alone: what a pattern may look like, where events go and by which headers, whom letters may be written to.
  [
    'crawl',
    { url: 'https://example.com/', includePaths: ['(?=a)'] },
    400,
    'Bad Request',
    location('/includePaths/0', 'format'),
    [],
  ],
  ['crawl', HOOKED, 400, 'Bad Request', location('/webhook', 'address'), []],
  ['crawl', HOOKED, 400, 'Bad Request', location('/webhook', 'pattern'), refused('400 "Bad Request"')],
  ['crawl', HOOKED, 400, 'Bad Request', location('/webhook/headers/Webhook-Id', 'reserved'), []],
];

it.each(ROWS)('%s of %j is answered with %i %s', (path, body, status, error, details, accused) => {
  expect(accusations(path, body, status, { success: false, error, details })).toEqual(accused);
});

it.each([
  ['news', ['web', { type: 'news' }], []],
  ['news', ['news'], []],
  ['images', ['web', { type: 'news' }], ['present-when', 'present-when']],
])('holds that %s are there when %j are asked for', (there, sources, broken) => {
  const answer = {
    success: true,
    data: { ...(sources.includes('web') && { web: [] }), [there]: [] },
    id: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e71',
    creditsUsed: 0,
  };
  expect(accusations('search', { query: 'a', sources }, 200, answer)).toEqual(
    broken.map((kind) => `The answer breaks the relation ${kind} with its request.`),
  );
});

const URI = { type: 'string', format: 'uri' };
const TEXT = { type: 'string' };
const days = { name: 'day', in: 'query', schema: { type: 'string', format: 'date' } };
const pages = { name: 'cursor', in: 'query', schema: TEXT };

/** What the schema says of a value, where a refusal for its format says that it stands, and whether it is wrongly refused. */
it.each<[schema: object, path: string, isWrong: boolean]>([
  [{ properties: { to: { anyOf: [URI, { type: 'null' }] } } }, '/to', true],
  [{ oneOf: [{ properties: { to: URI } }, { required: ['from'] }] }, '/to', true],
  [{ properties: { all: {} }, additionalProperties: URI }, '/to', true],
  [{ properties: { all: { type: 'array', prefixItems: [TEXT, URI] } } }, '/all/1', true],
  [{ properties: { all: { type: 'array', prefixItems: [TEXT, URI] } } }, '/all/0', false],
  [{ properties: { all: { type: 'array', items: URI } } }, 'all[0]', true],
  [{ properties: { all: { type: 'array', items: TEXT } } }, 'all[0]', false],
  [{ properties: { to: TEXT } }, '/to', false],
])('of a body %j, %s', (schema, path, isWrong) => {
  const { post } = foreign({ type: 'object', ...schema });
  const body = JSON.stringify({
    to: 'https://example.com/',
    all: ['https://example.com/', 'https://example.com/'],
  });
  expect(accused(foreignDocument({ post }), { method: 'POST', body, path })).toBe(isWrong);
});

it.each([
  ['?day=2026-01-01', 'day', true],
  ['?cursor=a', 'cursor', false],
])('of a query %s', (query, path, isWrong) => {
  const { requestBody: _, ...post } = foreign({}).post;
  const get = { ...post, parameters: [days, pages] };
  expect(accused(foreignDocument({ get }), { method: 'GET', query, path })).toBe(isWrong);
});

it('of a form, what its own schema says', () => {
  const { post } = foreign({ type: 'object', properties: { to: URI } });
  const form = { schema: { type: 'object', properties: { to: TEXT } } };
  Object.assign(post.requestBody.content, { 'application/x-www-form-urlencoded': form });
  const asked = { method: 'POST', type: 'application/x-www-form-urlencoded', body: 'to=a', path: '/to' };
  expect(accused(foreignDocument({ post }), asked)).toBe(false);
});

/** An operation that refuses what is malformed, and says where. */
function foreign(schema: object) {
  const error = { type: 'object', properties: { error: TEXT, details: { type: 'array' } } };
  const details = [{ path: '/to', code: 'format', message: 'It is not what it must be.' }];
  const refusal = { schema: error, examples: { bad: { value: { error: 'Bad', details } } } };
  return {
    post: {
      operationId: 'send',
      'x-errors': ['Bad'],
      requestBody: { content: { 'application/json': { schema } } },
      responses: {
        204: { description: 'Done.' },
        400: { description: 'Bad.', content: { 'application/json': refusal } },
      },
    },
  };
}

function foreignDocument(operations: object): ContractDocument {
  return openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/things': operations },
    'x-error-catalogue': { Bad: { status: 400, error: 'Bad', details: [] } },
  });
}

interface RejectedReply {
  method: string;
  path: string;
  body?: string;
  query?: string;
  type?: string;
}

/** Whether a server that refuses a request for the format of a place is accused. */
function accused(
  described: ContractDocument,
  { method, path, body, query = '', type }: RejectedReply,
): boolean {
  const details = [{ path, code: 'format', message: 'It is not what it must be.' }];
  const observations = observe(described, {
    request: {
      method,
      url: `http://127.0.0.1/things${query}`,
      headers: body === undefined ? {} : { 'content-type': type ?? 'application/json' },
      body,
    },
    failure: undefined,
    response: {
      status: 400,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: 'Bad', details }),
      ms: 1,
    },
  });
  expect(observations.map(({ check }) => check).filter((check) => check !== 'refused-valid')).toEqual([]);
  return observations.length > 0;
}

function accusations(path: string, body: object, status: number, answer: object): string[] {
  const observations = observe(document, {
    request: {
      method: 'POST',
      url: `http://127.0.0.1/v2/${path}`,
      headers: { authorization: 'Bearer wd_0123456789', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    failure: undefined,
    response: {
      status,
      headers: { 'content-type': 'application/json', 'x-request-id': 'a' },
      body: JSON.stringify(answer),
      ms: 1,
    },
  });
  return observations.map(({ message }) => message);
}
