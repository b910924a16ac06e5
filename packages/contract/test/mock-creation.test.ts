import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { createMock, openDocument, type Mock } from '../src/index.ts';

const E = '404: { description: No., content: { application/json: { schema: { type: object } } } }';
const answer = (schema: string): string =>
  `200: { description: A., content: { application/xml: { schema: ${schema} }, application/json: { schema: ${schema} } } }`;
const ID = (schema: string): string =>
  `parameters: [{ name: id, in: path, required: true, schema: ${schema} }]`;

/** A kind of things whose ids have a schema, which the things need not tell. */
const kind = (name: string, schema: string): string => {
  const thing = `{ type: object, properties: { id: ${schema} } }`;
  return `
  /${name}: { post: { operationId: make-${name}, responses: { ${answer(thing)} } } }
  /${name}/{id}:
    get: { operationId: read-${name}, ${ID(schema)}, responses: { ${answer(thing)}, ${E} } }
    delete: { operationId: end-${name}, ${ID(schema)}, responses: { ${E} } }`;
};
const document = openDocument(
  parse(`openapi: 3.1.0
info: { title: T, version: '1' }
paths:${kind('orders', '{ type: integer, format: int64 }')}${kind('keys', "{ type: string, pattern: '^key_[a-z]{8}$' }")}${kind('uuids', '{ type: string, format: uuid }')}
  /files/{id}: { get: { operationId: file, ${ID('{ type: string }')}, responses: { ${answer('{ type: object }')}, ${E} } } }
  /rows/{id}: { get: { operationId: row, ${ID('{ type: integer }')}, responses: { ${answer('{ type: object }')}, ${E} } } }
  /open/{id}: { get: { operationId: open, ${ID('{ type: string }')}, responses: { ${answer('{ type: object }')} } } }
  /kept/{id}: { put: { operationId: keep, ${ID('{ type: string }')}, responses: { 201: { description: A. }, ${E} } } }`),
);

const callOperation = async (mock: Mock, method: string, path: string, accept = '*/*') => {
  const request = { method, url: `http://mock${path}`, headers: { accept }, body: undefined };
  const { status, headers, body } = await mock(request);
  return { status, type: headers['content-type'], body };
};

it.each([
  ['orders', /^\d+$/u, 'number'],
  ['keys', /^key_[a-z]{8}$/u, 'string'],
  ['uuids', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u, 'string'],
])('gives %s ids that their schema takes, and forgets what is deleted', async (name, form, type) => {
  const mock = createMock(document);
  const [one, two] = [
    await callOperation(mock, 'POST', `/${name}`),
    await callOperation(mock, 'POST', `/${name}`),
  ];
  const { id } = one.body as { id: string | number };
  expect(typeof id).toBe(type);
  expect(String(id)).toMatch(form);
  expect(two.body).not.toEqual(one.body);
  expect(await callOperation(mock, 'GET', `/${name}/${id}`)).toMatchObject({ status: 200 });
  // The description tells of no success.
  expect(await callOperation(mock, 'DELETE', `/${name}/${id}`)).toMatchObject({
    status: 204,
    body: undefined,
  });
  expect(await callOperation(mock, 'GET', `/${name}/${id}`)).toMatchObject({ status: 404 });
});

it.each([
  ['GET', '/files/names-nothing-7f3a', 404],
  ['GET', '/files/anything', 200],
  ['GET', '/rows/2147483646', 404],
  ['GET', '/rows/7', 200],
  ['GET', '/open/names-nothing-7f3a', 200],
  ['PUT', '/kept/names-nothing-7f3a', 201],
])('%s %s is %i where nothing makes what a path names', async (method, path, status) => {
  expect(await callOperation(createMock(document), method, path)).toMatchObject({ status });
});

it.each([
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/xml', 'application/xml'],
  ['application/*;q=0.5, application/xml', 'application/xml'],
  ['application/json;q=0.1, application/xml;q=0', 'application/json'],
  ['text/csv', 'application/json'],
])('answers Accept: %s as %s', async (accept, type) => {
  expect(await callOperation(createMock(document), 'GET', '/files/a', accept)).toMatchObject({ type });
});

const envelope = openDocument(
  parse(`openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: /api }]
paths:
  /articles:
    post:
      operationId: add
      responses:
        201:
          description: A.
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { type: object, required: [data], properties: { data: { type: object, required: [id], properties: { id: { type: string } } } } } } }
  /articles/{id}:
    get: { operationId: read, ${ID('{ type: string }')}, responses: { 200: { description: A., headers: { ETag: { schema: { type: string }, example: '"a"' } }, content: { application/json: { schema: { type: object } } } }, ${E} } }
    put: { operationId: change, ${ID('{ type: string }')}, responses: { 204: { description: A. }, 412: { description: No. }, 428: { description: No. } } }
  /Rows:
    post: { operationId: addRow, responses: { ${answer('{ type: object, properties: { ID: { type: integer } } }')} } }
  /Rows({ID}):
    parameters: [{ name: ID, in: path, required: true, schema: { type: integer } }]
    get: { operationId: readRow, responses: { ${answer('{ type: object }')}, ${E} } }
    delete: { operationId: endRow, responses: { 204: { description: A. }, ${E} } }`),
);

it('keeps what stands in an envelope of the answer, and tells where it is', async () => {
  const mock = createMock(envelope);
  const make = { method: 'POST', url: 'http://mock/api/articles', headers: {}, body: undefined };
  const [one, two] = [await mock(make), await mock(make)];
  const { data } = one.body as { data: { id: string } };
  expect(one.headers['location']).toBe(`/api/articles/${data.id}`);
  expect(two.headers['location']).not.toBe(one.headers['location']);
  expect(await callOperation(mock, 'GET', `/api/articles/${data.id}`)).toMatchObject({ status: 200 });
  expect(await callOperation(mock, 'GET', '/api/articles/other')).toMatchObject({ status: 404 });
});

it('keeps what is named in brackets', async () => {
  const mock = createMock(envelope);
  expect((await callOperation(mock, 'POST', '/api/Rows')).body).toEqual({ ID: 1 });
  expect(await callOperation(mock, 'GET', '/api/Rows(1)')).toMatchObject({ status: 200 });
  expect(await callOperation(mock, 'GET', '/api/Rows(2)')).toMatchObject({ status: 404 });
  expect(await callOperation(mock, 'DELETE', '/api/Rows(1)')).toMatchObject({ status: 204 });
  expect(await callOperation(mock, 'GET', '/api/Rows(1)')).toMatchObject({ status: 404 });
});

it.each([
  ['"a"', 204],
  ['"b", "a"', 204],
  ['*', 204],
  ['"b"', 412],
  [undefined, 428],
])('answers a change with If-Match: %s with %i', async (tag, status) => {
  const mock = createMock(envelope);
  const made = await mock({ method: 'POST', url: 'http://mock/api/articles', headers: {}, body: undefined });
  const url = `http://mock${made.headers['location']}`;
  const headers = tag === undefined ? {} : { 'if-match': tag };
  expect((await mock({ method: 'PUT', url, headers, body: undefined })).status).toBe(status);
});
