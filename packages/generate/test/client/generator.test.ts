import { describe, expect, it } from 'vitest';
import { openDescription } from '@web-data/openapi';
import { splitServer } from '../../src/client/api.ts';
import type { OpenApiDocument } from '@web-data/openapi';
import { generatePart, notesOf } from '../support/generate.ts';

const base: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://a.test/v1' }],
};
const withOperation = (operation: object, path = '/books/{isbn}', method = 'get'): OpenApiDocument => ({
  ...base,
  paths: { [path]: { [method]: operation } },
});
const isbn = { name: 'isbn', in: 'path', required: true };

describe('operations', () => {
  const table: [string, OpenApiDocument, string][] = [
    [
      'a GET with a path parameter and a query',
      withOperation({ operationId: 'books.get', parameters: [isbn, { name: 'page', in: 'query' }] }),
      `export const booksGet: runtime.OperationFunction<[isbn: string, query?: BooksGetQuery], BooksGetResponse, BooksGetResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "books.get",
  method: "GET",
  path: "/books/{isbn}",
  fill: runtime.serializePath,
  query: runtime.serializeQuery,
});
`,
    ],
    [
      'a POST that may be sent only once',
      withOperation({ operationId: 'add', requestBody: { content: {}, required: true } }, '/books', 'post'),
      `export const add: runtime.OperationFunction<[request: AddRequest], AddResponse, AddResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "add",
  method: "POST",
  path: "/books",
  body: runtime.jsonObject,
  once: runtime.always,
});
`,
    ],
    [
      'a POST that is safe',
      withOperation({ operationId: 'find', 'x-safe': true }, '/books', 'post'),
      `export const find: runtime.OperationFunction<[], FindResponse, FindResult> = /* @__PURE__ */ runtime.defineOperation({
  id: "find",
  method: "POST",
  path: "/books",
});
`,
    ],
    [
      'a POST that has a key and may answer 204',
      withOperation(
        {
          operationId: 'add',
          parameters: [{ name: 'Idempotency-Key', in: 'header' }],
          responses: { 204: {} },
        },
        '/books',
        'post',
      ),
      `export const add: runtime.OperationFunction<[], AddResponse, AddResult, runtime.CallOptions<"Idempotency-Key">> = /* @__PURE__ */ runtime.defineOperation({
  id: "add",
  method: "POST",
  path: "/books",
  once: runtime.withoutKey,
  fields: runtime.newKey,
});
`,
    ],
  ];
  for (const [title, document, want] of table) {
    it(title, async () => expect((await generatePart('client', document))['operations.ts']).toContain(want));
  }
});

const source = async (parameters: object[]) =>
  (await generatePart('client', withOperation({ operationId: 'get', parameters })))['operations.ts'];

it('a serializer is named only where one is needed, and that of styles only for those', async () => {
  expect(await source([isbn, { name: 'page', in: 'query' }])).toContain('query: runtime.serializeQuery,');
  expect(await source([isbn])).not.toContain('query:');
  const filter = { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } };
  expect(await source([{ ...isbn, style: 'matrix' }, filter]))
    .toContain(`  fill: /* @__PURE__ */ runtime.createPathWriter({
    isbn: "matrix",
  }),
  query: /* @__PURE__ */ runtime.createQueryWriter({
    filter: "deepObject",
  }),
`);
  const tenant = { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } };
  const text = await source([isbn, tenant, { name: 'sid', in: 'cookie', schema: { type: 'string' } }]);
  expect(text).toContain('parameters: runtime.Fields<GetOperation>');
  expect(text).toContain('fields: /* @__PURE__ */ runtime.writeFields({\n    sid: "form",\n  }, ["sid"]),');
});

it('writes the members of a form by their styles, those of its `allOf` too', async () => {
  const schema = {
    properties: { a: { type: 'string' } },
    allOf: [{ properties: { tags: { type: 'array' }, near: { type: 'object' }, size: { type: 'object' } } }],
  };
  const encoding = { tags: { style: 'pipeDelimited' }, near: { style: 'deepObject' } };
  const form = { 'application/x-www-form-urlencoded': { schema, encoding } };
  const operation = { operationId: 'add', requestBody: { content: form } };
  const { 'operations.ts': text } = await generatePart('client', withOperation(operation, '/a', 'post'));
  expect(text).toContain(`runtime.styledForm({
    tags: "pipeDelimited",
    near: "deepObject",
    size: "json",
  })`);
});

const both = (first: string, second: string): OpenApiDocument => ({
  ...base,
  paths: { '/a': { get: { 'x-sdk-method': first }, put: { 'x-sdk-method': second } } },
});

describe('methods', () => {
  it('are named by x-sdk-method, in groups, with arguments in their order', async () => {
    const files = await generatePart(
      'client',
      withOperation(
        {
          operationId: 'putPage',
          'x-sdk-method': 'books.pages.put',
          summary: 'Put a page',
          parameters: [{ name: 'page-no', in: 'path' }, isbn, { name: 'force', in: 'query', required: true }],
          requestBody: { content: {}, required: true },
        },
        '/books/{isbn}/{page-no}',
        'put',
      ),
    );
    expect(files['methods.ts']).toContain(`export interface Methods {
  books: {
    pages: {
      /** Put a page */
      put: runtime.Method<[isbn: string, page_no: string, request: BooksPagesPutRequest, query: BooksPagesPutQuery], BooksPagesPutResponse, BooksPagesPutResult>;
    };
  };
}`);
    expect(files['methods.ts']).toContain(`  return {
    books: {
      pages: {
        put: bind(operations.putPage),
      },
    },
  };`);
  });

  it.each([
    ['a', 'a'],
    ['a', 'a.b'],
  ])('of which one is taken, or lies within another, give way: %s, %s', async (first, second) => {
    expect((await generatePart('client', both(first, second)))['methods.ts']).toContain(
      '    a: bind(operations.getA),\n    putA: bind(operations.putA),\n',
    );
    expect(await notesOf('client', both(first, second))).toEqual([
      `/paths/~1a/put the method name ${second} is taken, or lies within another: it is called putA instead`,
    ]);
  });

  it('are names in code, each its own, whatever the ids are', async () => {
    const ids = ['delete', 'get-user', 'getUser', 'получить', '42', 'constructor', '__proto__', 'then', '!'];
    const paths = Object.fromEntries(
      ids.map((operationId, index) => [`/${index}`, { get: { operationId } }]),
    );
    const files = await generatePart('client', { ...base, paths });
    const names = [...files['operations.ts']!.matchAll(/^export const (\S+?):/gm)].map(([, name]) => name);
    expect(names).toEqual([
      'delete2',
      'getUser',
      'getUser2',
      'получить',
      '_42',
      'constructor',
      '__proto__',
      'then2',
      '_',
    ]);
    expect(files['methods.ts']).toContain('    then2: bind(operations.then2),\n');
  });
});

const header = (name: string) => ({ name, in: 'header' });

it('operations are interfaces, which editors show by name, and headers are a union of names', async () => {
  const files = await generatePart(
    'client',
    withOperation({ operationId: 'books.get', parameters: [isbn, header('X-B'), header('X-A')] }),
  );
  expect(files['types.ts']).toContain(`
export interface BooksGetOperation extends runtime.OperationAt<paths, "/books/{isbn}", "get"> {}
`);
  expect(files['types.ts']).toContain(`
/** Headers that operations take. */
export type HeaderParameter = "X-A" | "X-B";
`);
  expect((await generatePart('client', withOperation({ operationId: 'get' })))['types.ts']).toContain(
    'export type HeaderParameter = never;',
  );
});

const json = (schema: object) => ({ description: 'D.', content: { 'application/json': { schema } } });
const getTypes = async (operation: object, schemas: object = {}) => {
  const paths = { '/map': { post: { operationId: 'mapUrls', 'x-sdk-method': 'map', ...operation } } };
  const document = { ...base, paths, components: { schemas } } as unknown as OpenApiDocument;
  const files = await generatePart('client', document);
  return [files['types.ts']!, files['operations.ts']!] as const;
};
const map = {
  requestBody: { ...json({ type: 'object' }), required: true },
  responses: { 200: json({ type: 'object' }) },
};

describe('types have names', () => {
  it('those of bodies and results', async () => {
    const [types, operations] = await getTypes(map);
    expect(types).toContain('export type {\n  MapRequest,\n  MapResponse,\n} from "@web-data/types";');
    expect(types).toContain('export type MapResult = runtime.Result<MapUrlsOperation, Common>;');
    expect(operations).toContain('runtime.OperationFunction<[request: MapRequest], MapResponse, MapResult>');
  });

  it('of the operation too where the schema has another', async () => {
    const schemas = { Site: { type: 'object' } };
    const [types] = await getTypes({ requestBody: json({ $ref: '#/components/schemas/Site' }) }, schemas);
    expect(types).toContain('export type MapRequest = runtime.RequestBody<MapUrlsOperation>;');
  });

  it('with a number where a schema of something else is called so', async () => {
    const schemas = { MapRequest: { type: 'string' }, MapResult: { type: 'string' } };
    const [types, operations] = await getTypes(map, schemas);
    expect(types).toContain('  MapRequest,\n  MapRequest2,\n  MapResponse,\n  MapResult,\n');
    expect(types).toContain('export type MapResult2 = runtime.Result<MapUrlsOperation, Common>;');
    expect(operations).toContain(
      'runtime.OperationFunction<[request: MapRequest2], MapResponse, MapResult2>',
    );
  });
});

describe('errors', () => {
  const entry = { group: 'general', cause: 'So it is.', remedy: 'Wait.', 'x-definition': 'specified' };
  const catalogue = {
    Busy: { ...entry, status: 503, error: 'Busy', retryable: 'yes' },
    InternalServerError: { ...entry, status: 500, error: 'Internal Server Error', retryable: 'no' },
    OddError: { ...entry, status: 422, error: 'Odd "one"', retryable: 'sometimes' },
    BadRequest: {
      ...entry,
      status: 400,
      error: 'Bad Request',
      retryable: 'no',
      openMessage: true,
      body: 'Fault',
    },
  };
  const schemas = { Fault: { properties: { details: { type: 'array', items: { type: 'string' } } } } };
  const withCatalogue = (input: object) =>
    ({ ...base, 'x-error-catalogue': input, components: { schemas } }) as unknown as OpenApiDocument;

  it('are a class a status, and one below it an entry', async () => {
    const files = await generatePart('client', withCatalogue(catalogue));
    const values = [...files['errors.ts']!.matchAll(/export const (\w+): .* runtime\.defineError\((.*)\);/g)];
    expect(values.map(([, name, facts]) => `${name} ${facts}`)).toEqual([
      'BadRequestError runtime.ApiError, 400, "BadRequest"',
      'UnprocessableEntityError runtime.ApiError, 422, "UnprocessableEntity", null',
      'InternalServerError runtime.ApiError, 500, "InternalServerError", undefined, "no"',
      'ServiceUnavailableError runtime.ApiError, 503, "ServiceUnavailable", null',
      'BusyError ServiceUnavailableError, 503, "Busy"',
      'OddError UnprocessableEntityError, 422, "OddError", "Odd \\"one\\"", "sometimes"',
    ]);
    expect(files['errors.ts']).toContain(`/**
 * 503 \`Busy\`: So it is.
 *
 * Remedy: Wait.
 */
export const BusyError`);
  });

  it('have the details that their body has', async () => {
    const files = await generatePart('client', withCatalogue(catalogue));
    expect(files['errors.ts']).toContain(`export interface BadRequestError extends ApiError {
  readonly status: 400;
  readonly details: types.Fault["details"];
}`);
    expect(files['errors.ts']).toContain(
      'export interface ErrorDetails {\n  BadRequest: types.Fault["details"];\n}',
    );
  });

  it('refuse the name of another status', async () => {
    const odd = {
      NotFound: { ...entry, status: 400, error: 'x' },
      Gone: { ...entry, status: 404, error: 'y' },
    };
    await expect(generatePart('client', withCatalogue(odd))).rejects.toThrow(
      'x-error-catalogue/NotFound is the name of status 404, not 400. Rename it.',
    );
  });
});

describe('server', () => {
  const table: [string, OpenApiDocument['servers'], object][] = [
    [
      'a variable',
      [{ url: '{base}/v2', variables: { base: { default: 'http://a.test' } } }],
      { baseUrl: 'http://a.test', versionPath: '/v2' },
    ],
    [
      'an address',
      [{ url: 'https://a.test/api/v1/' }],
      { baseUrl: 'https://a.test', versionPath: '/api/v1' },
    ],
    [
      'an address without a path',
      [{ url: 'https://a.test' }],
      { baseUrl: 'https://a.test', versionPath: '' },
    ],
    ['none', [], { baseUrl: '', versionPath: '' }],
    ['a relative one', [{ url: '/api/v3/' }], { baseUrl: '', versionPath: '/api/v3' }],
    ['one without a scheme', [{ url: '//a.test/v1' }], { baseUrl: 'https://a.test', versionPath: '/v1' }],
    [
      'variables within',
      [
        {
          url: 'https://{region}.a.test/{v}',
          variables: { region: { default: 'eu' }, v: { default: 'v2' } },
        },
      ],
      { baseUrl: 'https://eu.a.test', versionPath: '/v2' },
    ],
    ['a variable without a default', [{ url: '{base}/v2' }], { baseUrl: '', versionPath: '' }],
  ];
  for (const [title, servers, want] of table)
    it(title, () => expect(splitServer(openDescription({ ...base, servers }))).toEqual(want));
});

it('gives the same bytes for the same document', async () => {
  const document = withOperation({ operationId: 'books.get', parameters: [isbn] });
  expect(await generatePart('client', structuredClone(document))).toEqual(
    await generatePart('client', document),
  );
});
