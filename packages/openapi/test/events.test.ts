import { describe, expect, test } from 'vitest';
import { openDescription, readEvents } from '../src/index.ts';
import type { Json } from '../src/index.ts';

const Payload = { type: 'object', properties: { n: { type: 'integer' } } };
const Event = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'string' }, event: { type: 'string' }, id: { type: 'string' } },
};
const json = {
  contentMediaType: 'application/json',
  contentSchema: { $ref: '#/components/schemas/Payload' },
};
const of = (event: string, data: Json) => ({ properties: { event: { const: event }, data } });

function read(itemSchema: Json) {
  const document = {
    openapi: '3.2.0',
    components: { schemas: { Payload, Event }, mediaTypes: { a: { itemSchema } } },
  };
  const { schema, data, byName } = readEvents(
    openDescription(document).at('/components/mediaTypes/a/itemSchema'),
  );
  return { schema, data, byName: Object.fromEntries(byName) };
}

describe('an event whose data is text', () => {
  test.each<[string, Json]>([
    ['by its type', Event],
    ['by reference, which stays a reference', { $ref: '#/components/schemas/Event' }],
    ['as nothing says otherwise', { type: 'object' }],
    ['of another media type', { properties: { data: { type: 'string', contentMediaType: 'text/html' } } }],
    ['in an encoding', { properties: { data: { ...json, contentEncoding: 'base64' } } }],
    ['that is not typed', { properties: { data: { description: 'Anything' } } }],
    ['in all alternatives', { oneOf: [of('a', { type: 'string' }), of('b', { enum: ['x'] })] }],
    ['boolean', true],
  ])('%s stays as it is', (_, schema) => {
    expect(read(schema)).toMatchObject({ schema, data: 'text' });
  });
});

describe('an event whose data is JSON', () => {
  test.each<[string, Json, Json]>([
    ['by contentSchema', of('a', { type: 'string', ...json }), of('a', json.contentSchema)],
    ['without contentSchema', of('a', { contentMediaType: 'application/x+json' }), of('a', {})],
    [
      'as no text is allowed',
      of('a', { $ref: '#/components/schemas/Payload' }),
      of('a', { $ref: '#/components/schemas/Payload' }),
    ],
    [
      'by allOf',
      { allOf: [Event, of('a', json)] },
      {
        allOf: [
          {
            type: 'object',
            required: ['data'],
            properties: { event: Event.properties.event, id: { type: 'string' } },
          },
          of('a', json.contentSchema),
        ],
      },
    ],
  ])('%s has the schema of its value', (_, schema, expected) => {
    expect(read(schema)).toEqual({ schema: expected, data: 'either', byName: { a: 'json' } });
  });

  test('in some alternatives, with what all share by reference beside them', () => {
    expect(
      read({
        $ref: '#/components/schemas/Event',
        required: ['event'],
        oneOf: [of('text', {}), of('object', json), { properties: { event: { const: 'bare' } } }],
      }),
    ).toEqual({
      schema: {
        allOf: [
          {
            type: 'object',
            required: ['data'],
            properties: { event: { type: 'string' }, id: { type: 'string' } },
          },
          { required: ['event'] },
          {
            oneOf: [
              { allOf: [of('text', {}), { properties: { data: { allOf: [{ type: 'string' }] } } }] },
              of('object', json.contentSchema),
              {
                allOf: [
                  { properties: { event: { const: 'bare' } } },
                  { properties: { data: { allOf: [{ type: 'string' }] } } },
                ],
              },
            ],
          },
        ],
      },
      data: 'either',
      byName: { text: 'text', object: 'json', bare: 'text' },
    });
  });

  test('in one of two alternatives of a name is either', () => {
    expect(read({ anyOf: [of('a', Payload), of('a', { const: '[DONE]' })] })).toMatchObject({
      byName: { a: 'either' },
    });
    const data = { oneOf: [{ $ref: '#/components/schemas/Payload' }, { const: '[DONE]' }] };
    expect(read({ properties: { data } })).toEqual({
      schema: { properties: { data } },
      data: 'either',
      byName: {},
    });
  });

  test('by alternatives that refer to themselves ends', () => {
    const schema = {
      $ref: '#/components/mediaTypes/a/itemSchema',
      oneOf: [{ $ref: '#/components/mediaTypes/a/itemSchema' }],
    };
    expect(read(schema).data).toBe('text');
  });
});
