import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generators/client/index.ts';
import { splitServer } from '../../src/generators/client/server.ts';
import type { OpenApiDocument } from '../../src/openapi/document.ts';

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
      `export const booksGet: Operation = {
  id: "books.get",
  method: "GET",
  path: "/books/{isbn}",
  query: serializeQuery,
};
`,
    ],
    [
      'a POST that may be sent only once',
      withOperation({ operationId: 'add', requestBody: { content: {} } }, '/books', 'post'),
      `export const add: Operation = {
  id: "add",
  method: "POST",
  path: "/books",
  body: true,
  once: true,
};
`,
    ],
    [
      'a POST that is safe',
      withOperation({ operationId: 'find', 'x-safe': true }, '/books', 'post'),
      `export const find: Operation = {
  id: "find",
  method: "POST",
  path: "/books",
};
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
      `export const add: Operation = {
  id: "add",
  method: "POST",
  path: "/books",
  idempotencyKey: true,
  noContent: true,
};
`,
    ],
  ];
  for (const [title, document, want] of table) {
    it(title, async () => expect((await generate(document))['operations.ts']).toContain(want));
  }
});

const source = async (parameters: object[]) =>
  (await generate(withOperation({ operationId: 'get', parameters })))['operations.ts'];

it('the serializer of queries is imported only where one is', async () => {
  expect(await source([isbn, { name: 'page', in: 'query' }])).toContain(
    'import { serializeQuery } from "../path.ts";',
  );
  expect(await source([isbn])).not.toContain('serializeQuery');
});

const both = (first: string, second: string): OpenApiDocument => ({
  ...base,
  paths: { '/a': { get: { 'x-sdk-method': first }, put: { 'x-sdk-method': second } } },
});

describe('methods', () => {
  it('are named by x-sdk-method, in groups, with arguments in their order', async () => {
    const files = await generate(
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
      put: Method<PutPageOperation, [isbn: string, page_no: string, request: RequestBody<PutPageOperation>, query: Query<PutPageOperation>]>;
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
    expect(() => generate(both('a', 'a'))).toThrow('The method name a is taken');
    expect(() => generate(both('a', 'a.b'))).toThrow('The method name a.b is taken, or lies within another');
  });
});

const header = (name: string) => ({ name, in: 'header' });

it('operations are interfaces, which editors show by name, and headers are a union of names', async () => {
  const files = await generate(
    withOperation({ operationId: 'books.get', parameters: [isbn, header('X-B'), header('X-A')] }),
  );
  expect(files['methods.ts']).toContain(`
export interface BooksGetOperation extends OperationAt<"/books/{isbn}", "get"> {}

/** Headers that operations take. */
export type HeaderParameter = "X-A" | "X-B";
`);
  expect((await generate(withOperation({ operationId: 'get' })))['methods.ts']).toContain(
    'export type HeaderParameter = never;',
  );
});

describe('errors', () => {
  it('are a class and a row each, by status, with what is not as usual for it', async () => {
    const entry = { group: 'general', cause: 'So it is.', remedy: 'Wait.', 'x-definition': 'specified' };
    const files = await generate({
      ...base,
      'x-error-catalogue': {
        Busy: { ...entry, status: 503, error: 'Busy', retryable: 'yes' },
        Broken: { ...entry, status: 500, error: 'Broken', retryable: 'no' },
        OddError: { ...entry, status: 422, error: 'Odd "one"', retryable: 'sometimes', openMessage: true },
        Stern: { ...entry, status: 422, error: 'Stern', retryable: 'no' },
        Open: { ...entry, status: 400, error: 'Open', retryable: 'no', openMessage: true },
      },
    });
    expect(files['catalogue.ts']).toContain(` = {
  400: [
    ["Open", "Open", errors.OpenError],
  ],
  422: [
    ["Odd \\"one\\"", "OddError", errors.OddError, "sometimes"],
    ["Stern", "Stern", errors.SternError],
  ],
  500: [
    ["Broken", "Broken", errors.BrokenError, "no"],
  ],
  503: [
    ["Busy", "Busy", errors.BusyError],
  ],
};
`);
    expect(files['errors.ts']).toContain(`/**
 * 503 \`Busy\`: So it is.
 *
 * Remedy: Wait.
 */
export class BusyError extends CatalogueError<"Busy"> {}
`);
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
  expect(await generate(structuredClone(document))).toEqual(await generate(document));
});
