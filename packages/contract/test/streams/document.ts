import { openDocument, type ContractDocument } from '../../src/index.ts';

const item = {
  type: 'object',
  required: ['n'],
  properties: { n: { type: 'integer' }, text: { type: 'string' } },
};

const event = (name: string, data: object) => ({
  type: 'object',
  required: ['event', 'data'],
  properties: { event: { const: name }, data },
});

const json = {
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: { $ref: '#/components/schemas/Item' },
};

const get = (operationId: string, content: object, more: object = {}) => ({
  get: { operationId, responses: { 200: { description: 'Items.', content } }, ...more },
});

/** A description with a stream in each framing, and what a stream has to end with. */
export const description: Readonly<Record<string, unknown>> = {
  openapi: '3.2.0',
  info: { title: 'Streams', version: '1' },
  paths: {
    '/events': get(
      'watch',
      { 'text/event-stream': { itemSchema: { $ref: '#/components/schemas/Event' } } },
      { 'x-relations': [{ kind: 'ends-with', item: { event: 'end' } }] },
    ),
    '/ticks': get(
      'tick',
      { 'text/event-stream': { itemSchema: { properties: { data: { type: 'string' } } } } },
      { 'x-relations': [{ kind: 'goes-on' }] },
    ),
    '/lines': get('export', { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Item' } } }),
    '/sequence': get('log', {
      'application/json-seq': { itemSchema: { $ref: '#/components/schemas/Item' } },
    }),
    '/parts': get('album', { 'multipart/mixed': { itemSchema: { $ref: '#/components/schemas/Item' } } }),
    '/chat': {
      post: {
        operationId: 'chat',
        'x-safe': true,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['prompt'],
                properties: { prompt: { type: 'string' }, stream: { type: 'boolean' } },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'An answer.',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Item' } },
              'text/event-stream': {
                itemSchema: {
                  anyOf: [
                    { properties: { data: json } },
                    { properties: { data: { type: 'string', const: '[DONE]' } } },
                  ],
                },
              },
            },
          },
          400: { description: 'Wrong.' },
          415: { description: 'Of another type.' },
        },
      },
    },
  },
  components: {
    schemas: {
      Item: item,
      Event: { oneOf: [event('item', json), event('end', { type: 'string' })] },
    },
  },
};

/** The description as this package reads it. */
export const document: ContractDocument = openDocument(description);
