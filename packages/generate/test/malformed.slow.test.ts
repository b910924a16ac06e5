import { DescriptionError, openDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { allParts } from '../src/generator.ts';
import { generate } from '../src/index.ts';

const schema = {
  type: 'object',
  required: ['a'],
  title: 't',
  description: 'd',
  properties: {
    a: { type: ['string', 'null'], minLength: 1, pattern: '^a', format: 'date', enum: ['a'], default: 'a' },
    b: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      prefixItems: [{}],
      contains: {},
      maxItems: 3,
    },
    c: { oneOf: [{ type: 'string' }, { type: 'null' }], anyOf: [{}], allOf: [{}], not: { type: 'boolean' } },
    d: { $ref: '#/components/schemas/D' },
    e: { const: 1, readOnly: true, deprecated: false, examples: [1] },
  },
  patternProperties: { '^x': {} },
  additionalProperties: false,
  dependentRequired: { a: ['b'] },
  dependentSchemas: { a: {} },
  discriminator: { propertyName: 'a', mapping: { a: '#/components/schemas/D' } },
  $defs: { own: {} },
};
const description = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1', license: { name: 'MIT' }, contact: { email: 'a@example.com' } },
  servers: [{ url: 'https://{host}', variables: { host: { default: 'a.example', enum: ['a.example'] } } }],
  tags: [{ name: 't', description: 'd' }],
  security: [{ key: [] }],
  paths: {
    '/a/{id}': {
      summary: 's',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      post: {
        operationId: 'postA',
        description: 'd',
        tags: ['t'],
        parameters: [
          { name: 'q', in: 'query', style: 'form', explode: true, schema: { type: 'string' }, example: 'x' },
          { name: 'h', in: 'header', content: { 'application/json': { schema: {} } } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema, examples: { one: { value: {} } } },
            'multipart/form-data': {
              schema: { properties: { f: {} } },
              encoding: { f: { contentType: 'image/png' } },
            },
          },
        },
        responses: {
          200: {
            description: 'ok',
            headers: { X: { required: true, schema: {} } },
            content: { 'application/json': { schema } },
            links: { l: { operationId: 'postA', parameters: { id: '1' } } },
          },
        },
        callbacks: { c: { '{$request.body#/a}': { post: { responses: { 200: { description: 'ok' } } } } } },
      },
    },
  },
  webhooks: { w: { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
  components: {
    schemas: { D: { type: 'string' } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
};

/** Each way from the whole to a part of it. */
function* waysInto(value: object, way: string[] = []): Generator<string[]> {
  for (const [member, inner] of Object.entries(value)) {
    yield [...way, member];
    if (typeof inner === 'object') yield* waysInto(inner as object, [...way, member]);
  }
}

function withAt(way: readonly string[], value: unknown): object {
  const copy = JSON.parse(JSON.stringify(description)) as Record<string, unknown>;
  let holder = copy;
  for (const member of way.slice(0, -1)) holder = holder[member] as Record<string, unknown>;
  holder[way.at(-1)!] = value;
  return copy;
}

const WRONG = [
  null,
  true,
  0,
  -1,
  1.5,
  'x',
  '',
  [],
  ['x'],
  [null],
  [5],
  {},
  { a: 'x' },
  { a: null },
  { a: 5 },
  [[]],
];

/** One of so many of all that could be wrong; `GENERATE_EVERY=1` tries each. */
const EVERY = Number(process.env['GENERATE_EVERY'] ?? 7);

test('whatever stands anywhere, it is generated or refused with its place', async () => {
  const all = [...waysInto(description)].flatMap((way) => WRONG.map((value) => ({ way, value })));
  const tried = all.filter((_, at) => at % EVERY === 0);
  expect(tried.length).toBeGreaterThan(300);
  for (const { way, value } of tried) {
    const told = `${way.join('/')} = ${JSON.stringify(value)}`;
    try {
      await generate(openDescription(withAt(way, value)), { parts: allParts });
    } catch (error) {
      expect(error, told).toBeInstanceOf(DescriptionError);
      expect((error as DescriptionError).message, told).toMatch(/^(?:\/|The description: ).*\.$/);
    }
  }
});

/** Odd, and well formed: title, schema, its type. */
const ODD: [string, object, string][] = [
  ['words that are said to be objects', { type: 'object', enum: ['ON', 'OFF'] }, 'A = "ON" | "OFF"'],
  ['a definition of anything', { type: 'object', $defs: { any: true, none: false } }, 'any: unknown'],
  ['all of anything', { allOf: [true, { type: 'string' }] }, 'A = unknown & string'],
  ['a reference to nothing', { $ref: '' }, 'A = unknown'],
];
test.each(ODD)('%s has a type', async (_, A, type) => {
  const { files } = await generate(
    openDescription({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas: { A } },
    }),
    { parts: ['types'] },
  );
  expect(files['types/openapi.ts']).toContain(type);
});

test('a body without a media type is none', async () => {
  const post = { requestBody: {}, responses: { 204: { description: 'done' } } };
  const { files } = await generate(
    openDescription({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { post } } }),
  );
  expect(Object.keys(files)).toContain('client/index.ts');
});

test('what is malformed is noted with its place, and the rest is generated', async () => {
  const { files, notes } = await generate(
    openDescription(withAt(['components', 'schemas', 'D', 'enum'], 'x')),
  );
  expect(notes.map(({ location: path, text }) => [path.pointer, text])).toContainEqual([
    '/components/schemas/D/enum',
    'a string stands where a list belongs; it is left out',
  ]);
  expect(files['types/openapi.ts']).toContain('D = string');
});
