import { describe, expect, test } from 'vitest';
import {
  fillServer,
  openDescription,
  readDescription,
  readErrorCatalogue,
  resolve,
  serverPath,
  type OpenApiDocument,
} from '../src/index.ts';
import { gallery, malformed } from './support.ts';

describe('operations', async () => {
  const { operations } = await readDescription(gallery('problems.yaml'));
  const events = await readDescription(gallery('events.yaml'));

  test('tell parameters of the path and their own, with their forms, and security as alternatives', () => {
    expect(operations.map(malformed)).toEqual([
      {
        id: 'readOrder: get /orders/{orderId}',
        parameters:
          'path orderId! simple, query page! form explode, query filter application/json explode, query ids pipeDelimited, header X-Trace simple',
        body: '',
        responses: '200 application/json x-ratelimit!, default application/problem+json',
        security: 'cookie sid + header x-csrf | bearer authorization read | none',
        servers: '/internal',
      },
      {
        id: 'deleteOrdersOrderId: delete /orders/{orderId}',
        parameters: 'path orderId! simple, query page form explode',
        body: '',
        responses: '204, 4XX application/problem+json',
        security: '',
        servers: 'https://admin.example.com',
      },
    ]);
    expect(operations.map(({ security }) => security.optional)).toEqual([true, true]);
  });

  test('tell the links of an answer', () => {
    expect(operations[0]!.responses[0]!.links).toMatchObject([{ name: 'next', operationId: 'readOrder' }]);
  });

  test('tell callbacks, webhooks, and a path that refers to another', () => {
    const [subscribe, old] = events.operations;
    expect(
      subscribe!.callbacks.map(({ name, expression, operations: sent }) => [
        name,
        expression,
        sent.map((o) => o.method),
      ]),
    ).toEqual([['event', '{$request.body#/url}', ['put', 'post']]]);
    expect(events.webhooks.map(({ id, path }) => [id, path])).toEqual([['postOrderShipped', 'orderShipped']]);
    expect(old).toMatchObject({ path: '/old-subscriptions', pointer: '/paths/~1subscriptions/post' });
  });

  test('find schemas by anchor, by id and by an encoded pointer', () => {
    const [subscribe, , spaced] = events.operations;
    const body = resolve(subscribe!.body!.content[0]!.schema!);
    expect(body).toMatchObject({
      pointer: '/components/schemas/Subscription',
      site: '/components/requestBodies/Subscription/content/application~1json/schema',
    });
    expect(resolve(subscribe!.responses[0]!.content[0]!.schema!).pointer).toBe('/components/schemas/Tree');
    expect(resolve(spaced!.responses[0]!.content[0]!.schema!).value).toEqual({
      type: 'string',
      const: 'kept',
    });
    expect(events.find('https://example.com/tree#/properties/children')?.value).toMatchObject({
      type: 'array',
    });
  });
});

test.each([
  ['https://{region}.example.com/{version}/', 'https://eu.example.com/v3/', '/v3'],
  ['{base}/v2', 'https://a.example/v2', '/v2'],
  ['{scheme}://host.example/{version}', 'https://host.example/v3', '/v3'],
  ['{scheme}://{region}.example', 'https://eu.example', ''],
  ['/', '/', ''],
  ['//host.example/api/', '//host.example/api/', '/api'],
  ['api', 'api', '/api'],
])('the server %s', (url, filled, path) => {
  const variables = {
    scheme: { default: 'https' },
    region: { default: 'eu' },
    version: { default: 'v3' },
    base: { default: 'https://a.example' },
  };
  const [server] = openDescription({ openapi: '3.1.0', servers: [{ url, variables }] }).servers;
  expect([fillServer(server!), serverPath(server!)]).toEqual([filled, path]);
});

test('OpenAPI 3.0 is read as its writers mean it', async () => {
  const { value, webhooks } = await readDescription(gallery('bodies.yaml'));
  expect(webhooks.map(({ path }) => path)).toEqual(['done']);
  expect((value.components!.schemas!['Form'] as { properties: object }).properties).toEqual({
    name: { type: ['string', 'null'], enum: ['a', 'b', null], examples: ['a'] },
    age: { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    code: { type: 'string', contentEncoding: 'base64' },
    other: { anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] },
    again: {
      description: 'Again.',
      anyOf: [{ allOf: [{ $ref: '#/components/schemas/Other' }] }, { type: 'null' }],
    },
    anything: {},
    plain: { $ref: '#/components/schemas/Other', description: 'Plain.' },
  });
  expect(value.components!.schemas!['Form']).toMatchObject({ examples: [{ nullable: true }] });
});

test.each([
  ['3.0.3', 'multipart/form-data', { contentType: 'text/csv' }],
  ['3.0.3', 'application/x-www-form-urlencoded', { contentType: 'text/csv', style: 'form', explode: false }],
  ['3.1.0', 'multipart/form-data', { contentType: 'text/csv', style: 'form', explode: false }],
])('of OpenAPI %s the style of a field counts in %s as its text says', (openapi, type, encodings) => {
  const encoding = { field: { contentType: 'text/csv', style: 'form', explode: false } };
  const media = { schema: { type: 'object' }, encoding };
  const post = { requestBody: { content: { [type]: media } }, responses: {} };
  const { value } = openDescription({ openapi, paths: { '/a': { post } } });
  const [, found] = /"field":(\{[^}]*\})/u.exec(JSON.stringify(value.paths)) ?? [];
  expect(JSON.parse(found!)).toEqual(encodings);
});

test('many files become one document with short names and keep their places', async () => {
  const description = await readDescription(gallery('files/openapi.yaml'));
  expect(description.value.components).toMatchObject({
    schemas: {
      Pet: {
        properties: {
          friend: { $ref: '#/components/schemas/Pet' },
          home: { $ref: '#/components/schemas/Fault' },
        },
      },
      Fault: { properties: { cause: { $ref: '#/components/schemas/Fault' } } },
      friend: { $ref: '#/components/schemas/Pet' },
    },
    responses: {
      fault: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } } },
    },
  });
  expect(description.operations[0]!.parameters[0]!.pointer).toBe('/components/parameters/Page');
  const locations = [
    '/components/schemas/Pet/properties/home',
    '/paths/~1pets/get/responses/200',
    '/components/parameters/Page',
  ];
  expect(locations.map((pointer) => placeIn(description.locate(pointer)))).toEqual([
    'schemas/pet.yaml:5:3 /properties/home',
    'paths/pets.yaml:6:5 /get/responses/200',
    'openapi.yaml:10:5 /components/parameters/Page',
  ]);
});

test('a list is found behind a file that leads to another', async () => {
  const { operations } = await readDescription(gallery('files/lists.yaml'));
  expect(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name))).toEqual(['page']);
});

test('references in what OpenAPI 3.2 adds to operations and media types are followed', async () => {
  const { value } = await readDescription(gallery('files/streams.yaml'));
  const pet = { $ref: '#/components/schemas/pet' };
  expect(value.paths!['/pets']).toMatchObject({
    query: { responses: { 200: { content: { 'application/jsonl': { itemSchema: pet } } } } },
    additionalOperations: {
      LINK: { responses: { 200: { content: { 'application/json': { schema: pet } } } } },
    },
  });
});

function placeIn({
  file = '',
  line,
  column,
  pointer,
}: {
  file?: string;
  line?: number;
  column?: number;
  pointer: string;
}) {
  return `${file.replace(/^.*\/gallery\/files\/|^test\/gallery\/files\//, '')}:${line}:${column} ${pointer}`;
}

test('a description changes nothing of the value it is opened from', () => {
  const value = JSON.stringify({
    openapi: '3.0.3',
    paths: {},
    components: { schemas: { A: { nullable: true, type: 'string' } } },
  });
  const given = JSON.parse(value) as OpenApiDocument;
  expect(openDescription(given).value.components).toEqual({ schemas: { A: { type: ['string', 'null'] } } });
  expect(JSON.stringify(given)).toBe(value);
});

describe('the error catalogue', () => {
  const entry = { status: 404, error: 'Not Found', retryable: 'no' };
  test.each([
    ['its entries in their order', { 'x-error-catalogue': { B: entry, A: entry } }, ['B', 'A']],
    ['none', {}, []],
    ['what is no object', { 'x-error-catalogue': ['Not Found'] }, []],
    ['null', { 'x-error-catalogue': null }, []],
  ])('%s', (_title, document, names) => {
    expect(Object.keys(readErrorCatalogue(document))).toEqual(names);
  });
});
