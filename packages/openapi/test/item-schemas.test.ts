import { expect, test } from 'vitest';
import { formatLocation, openDescription, parseDescription } from '../src/index.ts';
import type { Json } from '../src/index.ts';

const Chunk = { type: 'object', required: ['delta'], properties: { delta: { type: 'string' } } };
const Event = { type: 'object', properties: { event: { type: 'string' }, data: { type: 'string' } } };
const Other = { type: 'object', properties: { data: { type: 'string' }, total: { type: 'integer' } } };
const Self = { allOf: [{ $ref: '#/components/schemas/Self' }] };
/** A base whose discriminator leads to what extends it. */
const Base = {
  type: 'object',
  properties: { kind: { type: 'string' } },
  discriminator: { propertyName: 'kind' },
  oneOf: [{ $ref: '#/components/schemas/Extended' }],
};
const Extended = {
  allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { more: { type: 'string' } } }],
};
/** Alternatives that lead back, twice at each level. */
const again = { anyOf: [{ $ref: '#/components/schemas/Again' }] };
const Again = { allOf: [again, structuredClone(again)] };
const chunk = { $ref: '#/components/schemas/Chunk' };
const asData = (schema: Json) => ({
  type: 'object',
  required: ['data'],
  properties: { data: { contentMediaType: 'application/json', contentSchema: schema } },
});

/** What the media type of a response becomes in a description of an older version. */
function upgraded(type: string, media: Json, version = '3.1.0') {
  const responses = { '200': { description: 'Fine.', content: { [type]: media } } };
  const { value } = openDescription({
    openapi: version,
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { responses } } },
    components: { schemas: { Chunk, Event, Other, Self, Base, Extended, Again } },
  });
  const { content } = (
    value as unknown as { paths: Record<string, { get: { responses: typeof responses } }> }
  ).paths['/a']!.get.responses['200'];
  return { version: value.openapi, media: content[type] };
}

test.each<[string, string, Json, Json]>([
  ['the JSON of each event', 'text/event-stream', { schema: chunk }, { itemSchema: asData(chunk) }],
  [
    'the events themselves',
    'text/event-stream',
    { schema: { $ref: '#/components/schemas/Event' } },
    { itemSchema: { $ref: '#/components/schemas/Event' } },
  ],
  [
    'JSON that has data among others',
    'text/event-stream; charset=utf-8',
    { schema: { oneOf: [chunk, { $ref: '#/components/schemas/Other' }] } },
    { itemSchema: asData({ oneOf: [chunk, { $ref: '#/components/schemas/Other' }] }) },
  ],
  [
    'a base that leads to what extends it',
    'text/event-stream',
    { schema: { $ref: '#/components/schemas/Base' } },
    { itemSchema: asData({ $ref: '#/components/schemas/Base' }) },
  ],
  ['a line', 'application/x-ndjson', { schema: chunk }, { itemSchema: chunk }],
  [
    'a text of a sequence',
    'application/json-seq',
    { schema: { allOf: [chunk] } },
    { itemSchema: { allOf: [chunk] } },
  ],
  [
    'an example of one item, and one as it is sent',
    'text/event-stream',
    { schema: chunk, example: { delta: 'a' }, examples: { sent: { summary: 'S', value: 'data: {}\n\n' } } },
    {
      itemSchema: asData(chunk),
      examples: {
        example: { value: [{ data: { delta: 'a' } }] },
        sent: { summary: 'S', serializedValue: 'data: {}\n\n' },
      },
    },
  ],
])('before 3.2 a schema of objects describes %s', (_, type, media, expected) => {
  for (const version of ['3.1.0', '3.0.3'])
    expect(upgraded(type, media, version)).toEqual({ version: '3.2.0', media: expected });
});

test.each<[string, string, Json]>([
  ['of text', 'text/event-stream', { schema: { type: 'string' } }],
  ['of a list', 'application/jsonl', { schema: { type: 'array', items: chunk } }],
  ['that may be a text', 'text/event-stream', { schema: { oneOf: [chunk, { type: 'string' }] } }],
  ['that refers to itself', 'text/event-stream', { schema: { $ref: '#/components/schemas/Self' } }],
  [
    'that leads back by alternatives',
    'text/event-stream',
    { schema: { $ref: '#/components/schemas/Again' } },
  ],
  ['of parts', 'multipart/mixed', { schema: chunk }],
  ['of no stream', 'application/json', { schema: chunk }],
])('a schema %s stays the one of the complete content', (_, type, media) => {
  expect(upgraded(type, media)).toEqual({ version: '3.1.0', media });
});

test('OpenAPI 3.2 says itself what is an item', () => {
  const media = { schema: chunk };
  expect(upgraded('text/event-stream', media, '3.2.0')).toEqual({ version: '3.2.0', media });
});

test('the schema of an item is located where it was written', () => {
  const text = `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    get:
      responses:
        '200':
          description: Fine.
          content:
            text/event-stream:
              schema:
                type: object
`;
  const description = parseDescription(text, 'a.yaml');
  const stream = '/paths/~1a/get/responses/200/content/text~1event-stream';
  const item = description.locate(`${stream}/itemSchema/properties/data/contentSchema/type`);
  expect(formatLocation(item)).toContain('a.yaml:12:17');
});

test('Swagger 2.0 has the streams of `produces`', () => {
  const description = openDescription({
    swagger: '2.0',
    info: { title: 'A', version: '1' },
    produces: ['application/json', 'application/x-ndjson'],
    paths: { '/a': { get: { responses: { '200': { description: 'Fine.', schema: Chunk } } } } },
  });
  const [json, lines] = description.operations[0]!.responses[0]!.content;
  expect([json!.schema?.value, json!.itemSchema, lines!.schema, lines!.itemSchema?.value]).toEqual([
    Chunk,
    undefined,
    undefined,
    Chunk,
  ]);
});
