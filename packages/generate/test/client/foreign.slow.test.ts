import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generate } from '../../src/index.ts';
import { openDescription } from '@web-data/openapi';
import type { OpenApiDocument } from '@web-data/openapi';
import { diagnose } from '../support/compile.ts';
import { serve } from '../support/serve.ts';
import type { Served } from '../support/serve.ts';
import { createProject } from '../support/project.ts';

/** The client of another API: it compiles, and its calls arrive as they were meant. */
const source = new URL('../validator/foreign.yaml', import.meta.url);
const library = parse(readFileSync(source, 'utf8')) as OpenApiDocument;

const program = `
import { ApiError, createClient, connect, booksGet } from './api/client/index.js';
import type { BooksGetResponse, BooksGetResult } from './api/client/index.js';

const client = createClient({ apiKey: 'k' });
export async function titles(): Promise<string> {
  const book = await client.booksGet('9780141439587', { page: 2, tag: [1] });
  await client.putBooksIsbn('9780141439587', { title: 'Emma', id: 1, secret: 's', toString: 'its own' });
  const result: BooksGetResult = await booksGet.result(connect({ credentials: { key: () => 'k' } }), '9780141439587');
  const named: BooksGetResponse = book;
  // @ts-expect-error the query has no such parameter
  await client.booksGet('9780141439587', { colour: 1 });
  // @ts-expect-error there is no such scheme
  connect({ credentials: { other: 'k' } });
  if (result.kind === 'api') result.exception satisfies ApiError;
  return result.ok ? result.data.title : named.title;
}
`;

it('compiles', { timeout: 120_000 }, async () => {
  const project = createProject();
  const { files } = await generate(openDescription(library), { parts: ['client'] });
  const { writeFiles } = await import('../../src/command/run.ts');
  writeFiles(join(project, 'api'), files);
  writeFileSync(join(project, 'program.ts'), program);
  expect(diagnose(join(project, 'program.ts'))).toEqual([]);
});

const text = { type: 'string' };
const seen = { type: 'array', items: text };
const shape = { type: 'object', properties: { a: text, b: text } };
const echo = { 200: { description: 'What came.', content: { 'application/json': {} } } };
const body = (type: string, schema: object) => ({ required: true, content: { [type]: { schema } } });
const styles: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Styles', version: '1' },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      secret: { type: 'apiKey', in: 'query', name: 'secret' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      user: { type: 'http', scheme: 'basic' },
      token: { type: 'oauth2' },
    },
  },
  paths: {
    '/free': { get: { operationId: 'free', responses: echo } },
    '/either': {
      get: { operationId: 'either', security: [{ key: [], secret: [] }, { user: [] }], responses: echo },
    },
    '/session': {
      get: { operationId: 'session', security: [{}, { session: [] }, { token: [] }], responses: echo },
    },
    '/path/{list}/{matrix}/{label}': {
      get: {
        operationId: 'path',
        parameters: [
          { name: 'list', in: 'path', required: true, schema: seen },
          { name: 'matrix', in: 'path', required: true, style: 'matrix', explode: true, schema: shape },
          { name: 'label', in: 'path', required: true, style: 'label', schema: shape },
        ],
        responses: echo,
      },
    },
    '/query': {
      get: {
        operationId: 'query',
        parameters: [
          { name: 'repeated', in: 'query', schema: seen },
          { name: 'commas', in: 'query', explode: false, schema: seen },
          { name: 'pipes', in: 'query', style: 'pipeDelimited', explode: false, schema: seen },
          { name: 'deep', in: 'query', style: 'deepObject', schema: shape },
          { name: 'json', in: 'query', content: { 'application/json': { schema: shape } } },
          { name: 'spread', in: 'query', schema: shape },
        ],
        responses: echo,
      },
    },
    '/fields': {
      get: {
        operationId: 'fields',
        parameters: [
          { name: 'X-Tenant', in: 'header', required: true, schema: text },
          { name: 'X-List', in: 'header', schema: seen },
          { name: 'theme', in: 'cookie', schema: text },
        ],
        responses: echo,
      },
    },
    '/form': {
      post: {
        operationId: 'form',
        requestBody: body('application/x-www-form-urlencoded', {
          ...shape,
          properties: { a: text, list: seen, inner: shape },
        }),
        responses: echo,
      },
    },
    '/parts': {
      post: {
        operationId: 'parts',
        requestBody: body('multipart/form-data', {
          type: 'object',
          properties: { a: text, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        }),
        responses: echo,
      },
    },
    '/typed': {
      post: {
        operationId: 'typed',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                additionalProperties: false,
                properties: {
                  options: { type: 'object', properties: { a: text, list: seen } },
                  count: { type: 'integer' },
                  names: seen,
                  things: { type: 'array', items: shape },
                  wide: { type: 'string' },
                  file: { contentMediaType: 'application/octet-stream' },
                },
              },
              encoding: {
                options: { contentType: 'application/json' },
                count: { contentType: 'application/json' },
                names: { contentType: 'application/json' },
                wide: { contentType: 'text/plain, text/markdown' },
                file: { contentType: 'application/pdf' },
              },
            },
          },
        },
        responses: echo,
      },
    },
    '/merge': {
      patch: {
        operationId: 'merge',
        requestBody: body('application/merge-patch+json', shape),
        responses: echo,
      },
    },
    '/bytes': {
      put: { operationId: 'bytes', requestBody: body('application/octet-stream', {}), responses: echo },
    },
  },
};

const letIn = () => true;

type Call = (...args: unknown[]) => Promise<unknown>;
type Clients = { createClient: (options: object) => Record<string, Call & { result: Call }> };

describe('against a server of the same description', () => {
  let served: Served;
  let module: Clients;
  beforeAll(async () => {
    const authenticate = { key: letIn, secret: letIn, session: letIn, user: letIn, token: letIn };
    served = await serve(styles, { authenticate }, ['validator', 'client']);
    module = (await import(pathToFileURL(join(served.project, 'api/client/index.js')).href)) as Clients;
  });
  afterAll(() => served.close());

  const call = async (name: string, args: unknown[], credentials: object | false = {}) =>
    module.createClient({ baseUrl: served.url, credentials, retry: false })[name]!(...args);

  it.each<[name: string, args: unknown[], came: object]>([
    [
      'path',
      [['a', 'b'], { a: '1', b: '2' }, { a: 'x' }],
      { params: { list: ['a', 'b'], matrix: { a: '1', b: '2' }, label: { a: 'x' } } },
    ],
    [
      'query',
      [
        {
          repeated: ['a', 'b'],
          commas: ['c', 'd'],
          pipes: ['e', 'f'],
          deep: { a: '1' },
          json: { b: '&' },
          spread: { a: '2' },
        },
      ],
      {
        query: {
          repeated: ['a', 'b'],
          commas: ['c', 'd'],
          pipes: ['e', 'f'],
          deep: { a: '1' },
          json: { b: '&' },
          spread: { a: '2' },
        },
      },
    ],
    [
      'fields',
      [{ 'X-Tenant': 't', 'X-List': ['a', 'b'], theme: 'dark' }],
      { headers: { 'X-Tenant': 't', 'X-List': ['a', 'b'] }, cookies: { theme: 'dark' } },
    ],
    [
      'form',
      [{ a: 'b c', list: ['1', '2'], inner: { a: 'x' } }],
      { body: { a: 'b c', list: ['1', '2'], inner: { a: 'x' } } },
    ],
    ['parts', [{ a: 'x', file: new File(['bytes'], 'a.bin') }], { body: { a: 'x', file: 'a.bin: bytes' } }],
    [
      'parts',
      [{ a: 'x', file: new TextEncoder().encode('bytes') }],
      { body: { a: 'x', file: 'file: bytes' } },
    ],
    ['parts', [{ file: new TextEncoder().encode('bytes').buffer }], { body: { file: 'file: bytes' } }],
    [
      'parts',
      [{ file: new File(['--part-\r\n\0'], 'a"\r\n.bin') }],
      { body: { file: 'a"\r\n.bin: --part-\r\n\0' } },
    ],
    [
      'typed',
      [
        {
          options: { a: 'ü', list: ['1'] },
          count: 3,
          names: ['a', 'b'],
          things: [{ a: 'x' }, { a: 'y' }],
          wide: 'text',
          file: new File(['%PDF'], 'ü.pdf', { type: '' }),
        },
      ],
      {
        body: {
          options: { a: 'ü', list: ['1'] },
          count: 3,
          names: ['a', 'b'],
          things: [{ a: 'x' }, { a: 'y' }],
          wide: 'text',
          file: 'ü.pdf: %PDF',
        },
      },
    ],
    ['merge', [{ a: 'x' }], { body: { a: 'x' } }],
    ['bytes', [new Uint8Array([104, 105])], { body: { bytes: 'hi' } }],
  ])('%s arrives as it was meant', async (name, args, came) => {
    expect(await call(name, args)).toMatchObject(came);
  });

  it.each<[name: string, credentials: object | false, came: object]>([
    ['either', { key: 'k', secret: 's&' }, { identity: expect.anything() as unknown }],
    ['either', { key: 'k', user: { user: 'ü', password: 'p' } }, {}],
    ['session', { session: 'abc' }, {}],
    ['session', { token: async () => 't' }, {}],
    ['session', {}, {}],
    ['free', false, {}],
  ])('%s is called with what is given: %j', async (name, credentials, came) => {
    expect(await call(name, [], credentials)).toMatchObject(came);
  });

  it('says what is missing before it calls, and what cannot be sent at once', async () => {
    await expect(call('either', [], { key: 'k' })).rejects.toThrow(
      'either needs credentials.key and credentials.secret, or credentials.user.',
    );
    expect(() => module.createClient({ baseUrl: served.url, credentials: { other: 'x' } })).toThrow(
      'credentials.other is none of key, secret, session, token, user.',
    );
    expect(() => module.createClient({ baseUrl: served.url, credentials: { key: 'a b' } })).toThrow(
      'credentials.key must be visible ASCII without spaces.',
    );
    expect(() => module.createClient({})).toThrow('baseUrl must be an http or https URL');
  });

  it('gives a refusal as an error with its body, without the credentials', async () => {
    const error = await call('either', [], { user: { user: 'u', password: 'correct horse' } }).catch(
      (e: unknown) => e,
    );
    expect(error).not.toBeInstanceOf(Error);
    const refused = await call('merge', ['no object']).catch((e: unknown) => e);
    expect(refused).toMatchObject({
      name: 'ApiError',
      kind: 'api',
      status: 400,
      operation: 'merge',
      body: { error: expect.any(String) as string },
    });
  });
});
