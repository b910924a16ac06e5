import { describe, expect, it } from 'vitest';
import { splitServer } from '../../src/client/server.ts';
import type { OpenApiDocument } from '@web-data/openapi';
import { generatePart } from '../support/generate.ts';

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
      `export const booksGet: OperationFunction<[isbn: string, query?: Query<BooksGetOperation>], BooksGetResponse, BooksGetResult> = /* @__PURE__ */ defineOperation({
  id: "books.get",
  method: "GET",
  path: "/books/{isbn}",
  fill: serializePath,
  query: serializeQuery,
});
`,
    ],
    [
      'a POST that may be sent only once',
      withOperation({ operationId: 'add', requestBody: { content: {} } }, '/books', 'post'),
      `export const add: OperationFunction<[request: AddRequest], AddResponse, AddResult> = /* @__PURE__ */ defineOperation({
  id: "add",
  method: "POST",
  path: "/books",
  body: true,
  once: true,
});
`,
    ],
    [
      'a POST that is safe',
      withOperation({ operationId: 'find', 'x-safe': true }, '/books', 'post'),
      `export const find: OperationFunction<[], FindResponse, FindResult> = /* @__PURE__ */ defineOperation({
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
      `export const add: OperationFunction<[], AddResponse, AddResult> = /* @__PURE__ */ defineOperation({
  id: "add",
  method: "POST",
  path: "/books",
  noContent: true,
  idempotencyKey: newIdempotencyKey,
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

it('a serializer is imported only where one is needed', async () => {
  expect(await source([isbn, { name: 'page', in: 'query' }])).toContain(
    'import { serializePath, serializeQuery } from "../path.ts";',
  );
  expect(await source([isbn])).not.toContain('serializeQuery');
  const plain = await generatePart('client', withOperation({ operationId: 'list' }, '/books'));
  expect(plain['operations.ts']).not.toContain('../path.ts');
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
          requestBody: { content: {} },
        },
        '/books/{isbn}/{page-no}',
        'put',
      ),
    );
    expect(files['methods.ts']).toContain(`export interface Methods {
  books: {
    pages: {
      /** Put a page */
      put: Method<[isbn: string, page_no: string, request: BooksPagesPutRequest, query: Query<PutPageOperation>], BooksPagesPutResponse, BooksPagesPutResult>;
    };
  };
}`);
    expect(files['methods.ts']).toContain(`  return {
    books: {
      pages: {
        put: bind(putPage),
      },
    },
  };`);
  });

  it('refuse two of one name, and one within another', async () => {
    await expect(generatePart('client', both('a', 'a'))).rejects.toThrow('The method name a is taken');
    await expect(generatePart('client', both('a', 'a.b'))).rejects.toThrow(
      'The method name a.b is taken, or lies within another',
    );
  });
});

const header = (name: string) => ({ name, in: 'header' });

it('operations are interfaces, which editors show by name, and headers are a union of names', async () => {
  const files = await generatePart(
    'client',
    withOperation({ operationId: 'books.get', parameters: [isbn, header('X-B'), header('X-A')] }),
  );
  expect(files['types.ts']).toContain(`
export interface BooksGetOperation extends OperationAt<"/books/{isbn}", "get"> {}
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
const typesOf = async (operation: object, schemas: object = {}) => {
  const paths = { '/map': { post: { operationId: 'mapUrls', 'x-sdk-method': 'map', ...operation } } };
  const document = { ...base, paths, components: { schemas } } as unknown as OpenApiDocument;
  const files = await generatePart('client', document);
  return [files['types.ts']!, files['operations.ts']!] as const;
};
const map = { requestBody: json({ type: 'object' }), responses: { 200: json({ type: 'object' }) } };

describe('types have names', () => {
  it('those of bodies and results', async () => {
    const [types, operations] = await typesOf(map);
    expect(types).toContain('export type {\n  MapRequest,\n  MapResponse,\n} from "@web-data/types";');
    expect(types).toContain('export type MapResult = Result<MapUrlsOperation>;');
    expect(operations).toContain('OperationFunction<[request: MapRequest], MapResponse, MapResult>');
  });

  it('of the operation too where the schema has another', async () => {
    const schemas = { Site: { type: 'object' } };
    const [types] = await typesOf({ requestBody: json({ $ref: '#/components/schemas/Site' }) }, schemas);
    expect(types).toContain('export type MapRequest = RequestBody<MapUrlsOperation>;');
  });

  it('with a number where a schema of something else is called so', async () => {
    const schemas = { MapRequest: { type: 'string' }, MapResult: { type: 'string' } };
    const [types, operations] = await typesOf(map, schemas);
    expect(types).toContain('  MapRequest,\n  MapRequest2,\n  MapResponse,\n  MapResult,\n');
    expect(types).toContain('export type MapResult2 = Result<MapUrlsOperation>;');
    expect(operations).toContain('OperationFunction<[request: MapRequest2], MapResponse, MapResult2>');
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
  const withCatalogue = (given: object) =>
    ({ ...base, 'x-error-catalogue': given, components: { schemas } }) as unknown as OpenApiDocument;

  it('are a class a status, and one below it an entry', async () => {
    const files = await generatePart('client', withCatalogue(catalogue));
    const values = [...files['errors.ts']!.matchAll(/export const (\w+): .* defineError\((.*)\);/g)];
    expect(values.map(([, name, facts]) => `${name} ${facts}`)).toEqual([
      'BadRequestError ApiError, 400, "BadRequest"',
      'UnprocessableEntityError ApiError, 422, "UnprocessableEntity", null',
      'InternalServerError ApiError, 500, "InternalServerError", undefined, "no"',
      'ServiceUnavailableError ApiError, 503, "ServiceUnavailable", null',
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
  readonly details: Fault["details"];
}`);
    expect(files['errors.ts']).toContain(
      'export interface ErrorDetails {\n  BadRequest: Fault["details"];\n}',
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
  ];
  for (const [title, servers, want] of table)
    it(title, () => expect(splitServer({ ...base, servers: servers! })).toEqual(want));

  it('refuses none, and a variable without a default', () => {
    expect(() => splitServer({ ...base, servers: [] })).toThrow('servers is empty');
    expect(() => splitServer({ ...base, servers: [{ url: '{base}/v2' }] })).toThrow(
      'servers/0/variables/base is missing.',
    );
  });
});

it('gives the same bytes for the same document', async () => {
  const document = withOperation({ operationId: 'books.get', parameters: [isbn] });
  expect(await generatePart('client', structuredClone(document))).toEqual(
    await generatePart('client', document),
  );
});
