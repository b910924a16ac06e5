import { afterAll, beforeAll, expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { startMock } from '../src/mock/serve.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { verify } from '../src/verify/run.ts';

const pet = { type: 'object', required: ['id', 'name'], properties: { id: { type: 'integer' }, name: {} } };
const json = (schema: object) => ({ 'application/json': { schema } });
const told = (content: object) => ({ description: 'Told.', content });
const id = (type: string) => ({ name: 'id', in: 'path', required: true, schema: { type } });
const format = { name: 'format', in: 'path', required: true, schema: { enum: ['csv', 'txt'] } };
const refused = { default: told(json({ type: 'object', properties: { message: { type: 'string' } } })) };
const nothing = { allOf: [{ type: 'string' }, { type: 'integer' }] };

/** Paths that lie in one another, things that are made and deleted, texts, and a body that no value is. */
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': {
      get: {
        operationId: 'list',
        responses: { '200': told(json({ type: 'array', items: pet })), ...refused },
      },
      post: {
        operationId: 'add',
        requestBody: { required: true, content: json({ type: 'object' }) },
        responses: { '200': told(json(pet)), ...refused },
      },
    },
    '/pets/{id}': {
      parameters: [id('integer')],
      get: { operationId: 'read', responses: { '200': told(json(pet)), ...refused } },
      delete: { operationId: 'remove', responses: { '204': { description: 'Gone.' }, ...refused } },
    },
    '/files/{id}': {
      parameters: [id('integer')],
      get: { operationId: 'folder', responses: { '200': told(json(pet)), ...refused } },
      delete: { operationId: 'clear', responses: { '204': { description: 'Gone.' }, ...refused } },
    },
    '/files/{id}.{format}': {
      parameters: [id('string'), format],
      get: {
        operationId: 'file',
        responses: {
          '200': told({ 'text/csv': { schema: { type: 'string' }, example: 'name,"kind"\r\nTom,cat\r\n' } }),
          ...refused,
        },
      },
    },
    '/any': {
      post: {
        operationId: 'any',
        requestBody: { required: true, content: { 'text/plain': {}, 'application/json': {} } },
        responses: { '204': { description: 'Done.' }, ...refused },
      },
    },
    '/search': {
      post: {
        operationId: 'search',
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { schema: { properties: { word: { type: 'string' } } } },
          },
        },
        responses: { '204': { description: 'Done.' }, ...refused },
      },
    },
    '/echo/{words}/{object}': {
      parameters: [
        { ...id('string'), name: 'words', schema: { type: 'array', items: { type: 'string' } } },
        { ...id('string'), name: 'object', schema: { type: 'object' } },
      ],
      get: { operationId: 'echo', responses: { '204': { description: 'Heard.' }, ...refused } },
    },
    '/open': { get: { operationId: 'open', responses: { '200': told({ '*/*': {} }) } } },
    '/bare': { get: { operationId: 'bare', responses: { '200': told({ 'text/*': {} }) } } },
    '/contradiction': {
      patch: {
        operationId: 'contradict',
        requestBody: { content: json(nothing) },
        responses: { '200': told(json({ type: 'object' })), ...refused },
      },
    },
  },
});

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock(document, {});
});
afterAll(() => mock.close());

function add(): Promise<Response> {
  return callOperation('/pets', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

const callOperation = (path: string, init: RequestInit = {}) => fetch(mock.url + path, init);

it('says nothing against its own mock', async () => {
  const { findings } = await verify({ document, baseUrl: mock.url, fixtures: toFixtures({}, {}) });
  expect(findings.map(({ trial, check, message }) => `${trial} ${check}: ${message}`)).toEqual([]);
});

it.each([
  ['/files/7.csv', 'text/csv', 'name,"kind"\r\nTom,cat\r\n'],
  ['/open', 'application/json', 'null'],
  ['/bare', 'text/plain', ''],
])('answers %s as %s', async (path, type, body) => {
  const response = await callOperation(path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    type,
    body,
  ]);
});

it('asks for JSON where a body is called JSON, and for nothing where it is called text', async () => {
  const send = async (type: string): Promise<number> =>
    (await callOperation('/any', { method: 'POST', headers: { 'content-type': type }, body: '{"a":' }))
      .status;
  expect(await send('text/plain')).toBe(204);
  expect(await send('application/json')).toBe(400);
});

it('takes a path for the most literal of those that fit', async () => {
  const response = await callOperation('/files/7.csv', { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
});

it('lists what was made until it is deleted', async () => {
  const made = (await (await add()).json()) as { id: number };
  const ids = async (): Promise<number[]> =>
    ((await (await callOperation('/pets')).json()) as { id: number }[]).map((one) => one.id);
  expect(await ids()).toContain(made.id);
  const gone = await callOperation(`/pets/${made.id}`, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  expect(await ids()).not.toContain(made.id);
  expect((await callOperation(`/pets/${made.id}`)).status).toBe(404);
});
