import { describe, expect, test } from 'vitest';
import { generatePart, notesOf } from '../support/generate.ts';

/** The table of a description, as a program reads it. */
async function tableOf(paths: object, schemas: object = {}): Promise<{ tools: Tools; definitions: object }> {
  const { 'tools.ts': text = '' } = await generatePart('tools', documentOf(paths, schemas));
  const read = (name: string): unknown => {
    const found = new RegExp(`export const ${name}: [^=]+ = (\\{[^]*?\\n?\\});`).exec(text)?.[1];
    // The text is a literal of data alone.
    return new Function(`return ${found}`)();
  };
  return { tools: read('tools') as Tools, definitions: read('definitions') as object };
}

type Tools = Record<string, Record<string, unknown>>;

function documentOf(paths: object, schemas: object): object {
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: { schemas } };
}

const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

describe('what a tool takes', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'Which.' };
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } };

  test('path, query and body stand side by side', async () => {
    const body = json({ type: 'object', required: ['url'], properties: { url: { type: 'string' } } });
    const put = { operationId: 'put', parameters: [page, id], requestBody: { required: true, ...body } };
    const { tools } = await tableOf({ '/a/{id}': { put } });
    expect(tools['put']).toMatchObject({
      path: ['id'],
      query: ['page'],
      body: ['url'],
      files: [],
      input: {
        type: 'object',
        properties: { id: { type: 'string', description: 'Which.' }, page: {}, url: {} },
        required: ['id', 'url'],
        additionalProperties: false,
      },
    });
  });

  test.each([
    ['that is no object', { type: 'array', items: {} }],
    ['of several shapes', { oneOf: [{ type: 'object' }] }],
    ['with a member that is called as a parameter', { type: 'object', properties: { id: {} } }],
  ])('a body %s is one argument', async (_, schema) => {
    const post = { operationId: 'post', parameters: [id], requestBody: { required: true, ...json(schema) } };
    const { tools } = await tableOf({ '/a/{id}': { post } });
    expect(tools['post']).toMatchObject({
      body: true,
      input: { required: ['id', 'body'], properties: { body: schema } },
    });
  });

  test.each<[string, object, object | undefined, unknown]>([
    ['its path and its body', { example: 'a1' }, { url: 'b' }, { id: 'a1', url: 'b' }],
    ['its path, named ones too', { examples: { first: { value: 'a1' } } }, undefined, { id: 'a1' }],
    ['its body, where its path has no example', {}, { url: 'b' }, { url: 'b' }],
    ['nothing', {}, undefined, undefined],
  ])('the example of a call is that of %s', async (_, parameter, example, expected) => {
    const schema = { type: 'object', properties: { url: { type: 'string' } } };
    const requestBody = { content: { 'application/json': { schema, example } } };
    const operation = {
      operationId: 'put',
      parameters: [{ ...id, ...parameter }],
      ...(example && { requestBody }),
    };
    const { tools } = await tableOf({ '/a/{id}': { put: operation } });
    expect(tools['put']!['example']).toEqual(expected);
  });

  test('the members of a body and of its `allOf` stand side by side', async () => {
    const schemas = {
      Page: { required: ['n'], properties: { n: {} }, allOf: [{ $ref: '#/components/schemas/Sort' }] },
    };
    const Sort = { properties: { by: { 'x-mcp': false } } };
    const schema = {
      type: 'object',
      required: ['url'],
      properties: { url: {} },
      allOf: [{ $ref: '#/components/schemas/Page' }],
    };
    const requestBody = { required: true, ...json(schema) };
    const { tools } = await tableOf(
      { '/a': { post: { operationId: 'post', requestBody } } },
      { ...schemas, Sort },
    );
    expect(tools['post']).toMatchObject({
      body: ['url', 'n', 'by'],
      withheld: ['by'],
      input: { properties: { url: {}, n: {}, by: {} }, required: ['url', 'n'] },
    });
  });

  test.each([
    ['with a union in its `allOf`', [{ properties: { n: {} } }, { oneOf: [{ required: ['n'] }, {}] }]],
    ['with a member that two parts describe', [{ properties: { n: {} } }, { properties: { n: {} } }]],
    ['without members', [{ type: 'object' }, {}]],
  ])('a body %s is one argument', async (_, allOf) => {
    const requestBody = { required: true, ...json({ allOf }) };
    const { tools } = await tableOf({ '/a': { post: { operationId: 'post', requestBody } } });
    expect(tools['post']).toMatchObject({ body: true, input: { required: ['body'] } });
  });

  const levels = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`L${n}`, { allOf: [to(n === 11 ? 'Url' : `L${n + 1}`)] }]),
  );

  test.each<[title: string, schema: object, schemas: object, input: object]>([
    [
      'of a schema whose `allOf` leads back to it',
      to('A'),
      { A: { properties: { n: {} }, allOf: [to('B')] }, B: { properties: { m: {} }, allOf: [to('A')] } },
      { properties: { n: {}, m: {} } },
    ],
    [
      'of two parts with one base',
      { allOf: [to('A'), to('B')] },
      { A: { allOf: [to('Url')] }, B: { allOf: [to('Url')], properties: { n: {} } } },
      { properties: { url: {}, n: {} }, required: ['url'] },
    ],
    ['of twelve levels', to('L0'), levels, { properties: { url: {} }, required: ['url'] }],
    [
      'that keywords beside a reference complete',
      { ...to('Url'), required: ['url', 'n'], properties: { n: {} } },
      {},
      { properties: { n: {}, url: {} }, required: ['url', 'n'] },
    ],
    ['of which a part is a boolean', { allOf: [to('Url'), true] }, {}, { properties: { url: {} } }],
  ])('the members of a body %s are arguments', async (_, schema, schemas, input) => {
    const requestBody = { required: true, ...json(schema) };
    const { tools } = await tableOf(
      { '/a': { post: { operationId: 'post', requestBody } } },
      { ...schemas, Url: { required: ['url'], properties: { url: {} } } },
    );
    const properties = Object.keys(Object(input)['properties']);
    expect(tools['post']).toMatchObject({ body: properties, input });
  });

  test('the members of a whole query and of its `allOf` are arguments', async () => {
    const schema = { required: ['n'], properties: { n: {} }, allOf: [to('A')] };
    const content = { 'application/x-www-form-urlencoded': { schema } };
    const parameters = [{ name: 'q', in: 'querystring', required: true, content }];
    const { tools } = await tableOf(
      { '/a': { get: { operationId: 'get', parameters } } },
      { A: { required: ['m'], properties: { m: {} } } },
    );
    expect(tools['get']).toMatchObject({ query: ['n', 'm'], input: { required: ['n', 'm'] } });
  });

  test('a body that takes more than it names says so', async () => {
    const schema = { type: 'object', properties: { a: {} }, additionalProperties: true };
    const { tools } = await tableOf({ '/a': { post: { operationId: 'post', requestBody: json(schema) } } });
    expect(tools['post']).toMatchObject({ body: ['a'], input: { additionalProperties: true } });
  });

  test('bytes of a form are files', async () => {
    const properties = { file: { type: 'string', format: 'binary' }, name: { type: 'string' }, any: {} };
    const requestBody = { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } };
    const { tools } = await tableOf({ '/a': { post: { operationId: 'post', requestBody } } });
    expect(tools['post']).toMatchObject({ files: ['file', 'any'], body: ['file', 'name', 'any'] });
  });
});

test('what no model is shown is named, beside a reference or behind it', async () => {
  const properties = {
    a: { type: 'string' },
    b: { type: 'string', 'x-mcp': false },
    c: { $ref: '#/components/schemas/C' },
    d: { $ref: '#/components/schemas/D', 'x-mcp': false },
  };
  const post = { operationId: 'post', requestBody: json({ type: 'object', properties }) };
  const { tools } = await tableOf({ '/a': { post } }, { C: { 'x-mcp': false }, D: {} });
  expect(tools['post']).toMatchObject({ withheld: ['b', 'c', 'd'], body: ['a', 'b', 'c', 'd'] });
});

describe('what its schemas are', () => {
  test('references lead to definitions, each once, with those that they need', async () => {
    const schemas = {
      Tree: {
        type: 'object',
        properties: {
          left: { $ref: '#/components/schemas/Tree' },
          leaf: { $ref: '#/components/schemas/Leaf' },
        },
      },
      Leaf: { type: 'string', 'x-mark': 1, example: 'a' },
      Unused: { type: 'string' },
    };
    const get = { operationId: 'get', responses: { 200: json({ $ref: '#/components/schemas/Tree' }) } };
    const { tools, definitions } = await tableOf({ '/a': { get } }, schemas);
    expect(tools['get']!['output']).toEqual({ $ref: '#/$defs/Tree' });
    expect(definitions).toEqual({
      Leaf: { type: 'string' },
      Tree: {
        type: 'object',
        properties: { left: { $ref: '#/$defs/Tree' }, leaf: { $ref: '#/$defs/Leaf' } },
      },
    });
  });

  test('extensions go, properties that are called like them stay', async () => {
    const schema = {
      type: 'object',
      'x-a': 1,
      properties: { 'x-a': { type: 'string', 'x-b': 1 }, example: { const: 'x-' } },
    };
    const { tools } = await tableOf({
      '/a': { get: { operationId: 'get', responses: { 200: json(schema) } } },
    });
    expect(tools['get']!['output']).toEqual({
      type: 'object',
      properties: { 'x-a': { type: 'string' }, example: { const: 'x-' } },
    });
  });

  test('a reference to what is no component is noted, and takes any value', async () => {
    const b = { $ref: '#/paths/~1a/get/responses/200/content/application~1json/schema' };
    const paths = {
      '/a': { get: { operationId: 'get', responses: { 200: json({ type: 'object', properties: { b } }) } } },
    };
    expect((await tableOf(paths)).tools['get']!['output']).toEqual({ type: 'object', properties: { b: {} } });
    expect(await notesOf('tools', documentOf(paths, {}))).toEqual([
      expect.stringMatching(/leads to no component/),
    ]);
  });
});

describe('what a tool is', () => {
  test.each([
    ['get', {}, { readOnly: true, destructive: false, idempotent: true, openWorld: false }],
    ['post', {}, { readOnly: false, destructive: false, idempotent: false, openWorld: true }],
    ['post', { 'x-safe': true }, { readOnly: true, idempotent: true, openWorld: true }],
    ['put', {}, { readOnly: false, idempotent: true }],
    ['delete', {}, { readOnly: false, destructive: true, idempotent: true }],
    ['post', { 'x-mcp': { destructive: true, openWorld: false } }, { destructive: true, openWorld: false }],
    [
      'get',
      { summary: 'Read', description: 'For people.', 'x-mcp': { description: 'For models.' } },
      { title: 'Read', description: 'For models.' },
    ],
  ])('%s %j', async (method, members, want) => {
    const { tools } = await tableOf({ '/a': { [method]: { operationId: 'a', ...members } } });
    expect(tools['a']).toMatchObject(want);
  });
});

const link = (operationId: string, parameters: object = { id: '$response.body#/job/id' }) => ({
  operationId,
  parameters,
});
const start = (links: object) => ({ operationId: 'start', responses: { 202: { description: '', links } } });

describe('what job it starts', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const get = (relations: object[]) => ({
    operationId: 'get',
    parameters: [id, { name: 'from', in: 'query', schema: {} }, { name: 'size', in: 'query', schema: {} }],
    'x-relations': relations,
  });
  const drop = { operationId: 'drop', parameters: [id] };
  const terminal = { kind: 'terminal', member: '/state', values: ['done'] };

  test('by the links of its answer, and by when what they lead to is over', async () => {
    const relations = [
      terminal,
      { kind: 'never-falls', member: '/n' },
      { kind: 'at-least', member: '/of', than: '/n' },
      { kind: 'leads-to-all', member: '/more', items: '/list', limit: 'size' },
    ];
    const { tools } = await tableOf({
      '/a': { post: start({ read: link('get'), end: link('drop') }) },
      '/a/{id}': { get: get(relations), delete: drop },
    });
    expect(tools['start']!['job']).toEqual({
      id: '/job/id',
      get: 'get',
      cancel: 'drop',
      state: '/state',
      ended: ['done'],
      done: '/n',
      total: '/of',
      items: '/list',
      next: '/more',
      skip: 'from',
    });
    expect(tools['get']!['job']).toBeUndefined();
  });

  test.each([
    ['no link', {}, [terminal]],
    ['nothing that says when it is over', { read: link('get') }, []],
    [
      'a link that needs more than an id',
      { read: link('get', { id: '$response.body#/id', a: 'b' }) },
      [terminal],
    ],
    ['a link to nowhere', { read: link('other') }, [terminal]],
  ])('none with %s', async (_, links, relations) => {
    const { tools } = await tableOf({ '/a': { post: start(links) }, '/a/{id}': { get: get(relations) } });
    expect(tools['start']!['job']).toBeUndefined();
  });
});

test('a reference that leads to no component is noted at its JSON Pointer', async () => {
  const schema = { type: 'object', properties: { 'a/b': { $ref: '#/x-none/schema' } } };
  const put = { operationId: 'put', requestBody: json(schema), responses: {} };
  const document = { ...documentOf({ '/a': { put } }, {}), 'x-none': { schema: { type: 'string' } } };
  expect(JSON.stringify(await notesOf('tools', document))).toContain(
    '/paths/~1a/put/requestBody/content/application~1json/schema/properties/a~1b',
  );
});

test('a body that is a stream of items is a list of them', async () => {
  const jsonl = { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Item' } } };
  const post = { operationId: 'send', requestBody: { required: true, content: jsonl }, responses: {} };
  const { tools } = await tableOf({ '/a': { post } }, { Item: { type: 'object' } });
  expect(tools['send']).toMatchObject({
    body: true,
    input: {
      properties: { body: { type: 'array', items: { $ref: '#/$defs/Item' } } },
      required: ['body'],
    },
  });
});

test('a success that is a stream has the schema of its items, and no output', async () => {
  const jsonl = { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Item' } } };
  const get = { operationId: 'watch', responses: { 200: { content: jsonl } } };
  const post = {
    operationId: 'ask',
    responses: { 200: { content: { ...jsonl, 'application/json': { schema: { type: 'object' } } } } },
  };
  const { tools } = await tableOf({ '/a': { get, post } }, { Item: { type: 'object' } });
  expect(tools['watch']).toMatchObject({ items: { $ref: '#/$defs/Item' } });
  expect(tools['watch']).not.toHaveProperty('output');
  // Where a success may be something else, it is read as a whole.
  expect(tools['ask']).toMatchObject({ output: { type: 'object' } });
  expect(tools['ask']).not.toHaveProperty('items');
});
