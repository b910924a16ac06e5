import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDescription } from '@web-data/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../src/index.ts';
import { createProject, writeScripts } from './support/project.ts';

const integer = { type: 'integer' };
const text = { type: 'string' };
const list = { type: 'array', items: integer };
const texts = { type: 'array', items: text };
const object = { type: 'object', properties: { x: integer, y: text } };
const deep = {
  type: 'object',
  properties: { a: { type: 'object', properties: { b: integer, c: list } }, tags: texts },
};

type Case = [
  location: string,
  style: string,
  explode: boolean,
  schema: object,
  value: unknown,
  more?: object,
];

/** Every style that OpenAPI defines, and what is sent by it. */
const cases: Case[] = [
  ['path', 'simple', false, list, [1, 2]],
  ['path', 'simple', true, object, { x: 1, y: 'a b' }],
  ['path', 'simple', false, object, { x: 1, y: 'ä' }],
  ['path', 'label', false, list, [1, 2]],
  ['path', 'label', true, list, [1, 2]],
  ['path', 'label', true, object, { x: 1, y: 'a' }],
  ['path', 'matrix', false, list, [1, 2]],
  ['path', 'matrix', true, list, [1, 2]],
  ['path', 'matrix', true, object, { x: 1, y: 'a' }],
  ['path', 'matrix', false, object, { x: 1, y: 'a' }],
  ['path', 'simple', false, text, 'a:b@c;d=e', { allowReserved: true }],
  ['query', 'form', true, list, [1, 2]],
  ['query', 'form', false, list, [1, 2]],
  ['query', 'form', true, object, { x: 1, y: 'a&b' }],
  ['query', 'form', false, object, { x: 1, y: 'a b' }],
  ['query', 'spaceDelimited', false, list, [1, 2]],
  ['query', 'spaceDelimited', false, object, { x: 1, y: 'a' }],
  ['query', 'pipeDelimited', false, list, [1, 2]],
  ['query', 'pipeDelimited', false, object, { x: 1, y: 'a' }],
  ['query', 'deepObject', true, object, { x: 1, y: 'a' }],
  ['query', 'deepObject', true, deep, { a: { b: 1, c: [2, 3] }, tags: ['p', 'q'] }],
  ['query', 'form', true, text, 'https://a.test/b?c=d', { allowReserved: true }],
  ['header', 'simple', false, list, [1, 2]],
  ['header', 'simple', false, object, { x: 1, y: 'a' }],
  ['header', 'simple', true, object, { x: 1, y: 'a' }],
  ['cookie', 'form', true, text, 'a b;ä'],
  ['cookie', 'form', true, list, [1, 2]],
  ['cookie', 'form', true, object, { x: 1, y: 'a b' }],
  ['cookie', 'cookie', true, list, [1, 2]],
  ['cookie', 'cookie', true, object, { x: 1, y: 'a%20b' }],
  ['cookie', 'cookie', true, text, 'a%20b'],
];

/** The same of the fields of a form in a body. */
const fields: [style: string, explode: boolean, schema: object, value: unknown, more?: object][] = [
  ['form', true, object, { x: 1, y: 'a b' }],
  ['form', false, list, [1, 2]],
  ['form', true, list, [1, 2]],
  ['form', false, object, { x: 1, y: 'a' }],
  ['spaceDelimited', false, list, [1, 2]],
  ['pipeDelimited', false, list, [1, 2]],
  ['deepObject', false, deep, { a: { b: 1, c: [2, 3] }, tags: ['p', 'q'] }],
  ['form', true, text, 'https://a.test/b', { allowReserved: true }],
];

const id = (index: number) => `op${index}`;
const description = {
  openapi: '3.2.0',
  servers: [{ url: 'https://a.test' }],
  paths: Object.fromEntries([
    ...fields.map(([style, explode, schema, , more], index) => [
      `/form${index}`,
      {
        post: {
          operationId: `form${index}`,
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  properties: { p: schema, other: text },
                  additionalProperties: false,
                },
                encoding: { p: { style, explode, ...more } },
              },
            },
          },
          responses: { 200: { content: { 'application/json': { schema: {} } } } },
        },
      },
    ]),
    ...cases.map(([location, style, explode, schema, , more], index) => [
      `/${index}${location === 'path' ? '/{p}' : ''}`,
      {
        get: {
          operationId: id(index),
          parameters: [{ name: 'p', in: location, required: true, style, explode, schema, ...more }],
          responses: { 200: { content: { 'application/json': { schema: {} } } } },
        },
      },
    ]),
  ]),
};

/** Answers with all that it was given. */
const echo = ({ params, query, headers, cookies, body }: Record<string, unknown>) => ({
  status: 200,
  body: { path: params, query, header: headers, cookie: cookies, body },
});

let server: Server;
let client: Record<string, (input: unknown) => Promise<unknown>>;
let notes: string[];
beforeAll(async () => {
  const project = createProject();
  const { files, notes: all } = await generate(openDescription(description));
  notes = all.map(({ location, text: note }) => `${location.pointer}: ${note}`);
  writeScripts(join(project, 'api'), files);
  writeScripts(project, {
    'main.ts':
      'export { nodeHandler } from "@web-data/validator/runtime/node";\nexport { api } from "./api/validator/index.ts";\nexport { createClient } from "./api/client/index.ts";\n',
  });
  const module = (await import(pathToFileURL(join(project, 'main.js')).href)) as {
    api: object;
    nodeHandler: (api: object, options: object) => RequestListener;
    createClient: (options: object) => typeof client;
  };
  const names = [...cases.map((_, index) => id(index)), ...fields.map((_, index) => `form${index}`)];
  const handlers = Object.fromEntries(names.map((name) => [name, echo]));
  server = createServer(module.nodeHandler(module.api, { authenticate: false, handlers }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = module.createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retry: false,
  });
});
afterAll(() => server.close().closeAllConnections());

test('no style is left to chance', () => {
  expect(notes).toEqual([]);
});

test.each(cases.map((one, index) => [...one.slice(0, 3), index] as [string, string, boolean, number]))(
  'a client writes what a validator reads: %s, %s, explode: %s (%i)',
  async (location, _, __, index) => {
    const value = cases[index]![4];
    const seen = (await client[id(index)]!(location === 'path' ? value : { p: value })) as Record<
      string,
      { p: unknown }
    >;
    expect(seen[location]).toEqual({ p: value });
  },
);

test.each(fields.map((one, index) => [...one.slice(0, 2), index] as [string, boolean, number]))(
  'a field of a form: %s, explode: %s (%i)',
  async (_, __, index) => {
    const body = { p: fields[index]![3], other: 'o' };
    expect(await client[`form${index}`]!(body)).toMatchObject({ body });
    expect(((await client[`form${index}`]!(body)) as { body: object }).body).toEqual(body);
  },
);
