/** A description with streams in all framings, a query as a whole, and methods beyond those of OpenAPI 3.1. */
export const news: Readonly<Record<string, unknown>> = {
  openapi: '3.2.0',
  info: { title: 'News', version: '1' },
  servers: [{ url: 'https://news.example.com' }],
  paths: {
    '/events': {
      get: {
        operationId: 'watchNews',
        parameters: [{ name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } }],
        responses: {
          200: {
            content: {
              'text/event-stream': {
                itemSchema: {
                  oneOf: [
                    event('item', {
                      type: 'string',
                      contentMediaType: 'application/json',
                      contentSchema: { $ref: '#/components/schemas/Item' },
                    }),
                    event('end', { type: 'string' }),
                  ],
                },
              },
            },
          },
        },
      },
    },
    '/items': {
      get: {
        operationId: 'exportItems',
        parameters: [
          {
            name: 'filter',
            in: 'querystring',
            required: true,
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  required: ['topic'],
                  properties: {
                    topic: { type: 'string' },
                    limit: { type: 'integer', maximum: 10 },
                    tags: { type: 'array', items: { type: 'string' } },
                    area: { type: 'object', properties: { x: { type: 'integer' } } },
                  },
                },
              },
            },
          },
        ],
        responses: {
          200: {
            content: { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Item' } } },
          },
        },
      },
      query: {
        operationId: 'searchItems',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
            },
          },
        },
        responses: {
          200: { content: { 'application/json-seq': { itemSchema: { $ref: '#/components/schemas/Item' } } } },
        },
      },
      post: {
        operationId: 'importItems',
        requestBody: {
          required: true,
          content: { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Item' } } },
        },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
              },
            },
          },
        },
      },
      additionalOperations: {
        COPY: { operationId: 'copyItems', responses: { 204: {} } },
      },
    },
    '/album': {
      get: {
        operationId: 'readAlbum',
        responses: {
          200: {
            content: {
              'multipart/mixed': {
                itemSchema: { $ref: '#/components/schemas/Item' },
                itemEncoding: { contentType: 'application/json' },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Item: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } },
    },
  },
};

function event(name: string, data: object) {
  return {
    type: 'object',
    required: ['event', 'data'],
    properties: { event: { const: name }, id: { type: 'string' }, data },
  };
}
