const chunk = { type: 'object', required: ['delta'], properties: { delta: { type: 'string' } } };
const whole = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const json = { 'application/json': { schema: { $ref: '#/components/schemas/Whole' } } };

/** After APIs of language models, whose descriptions of OpenAPI 3.1 have the JSON of an event as the schema of a stream. */
export const chat: object = {
  openapi: '3.1.0',
  info: { title: 'Chat', version: '1' },
  servers: [{ url: 'https://chat.example.com/v1' }],
  security: [{ key: [] }],
  paths: {
    '/chat/completions': {
      post: {
        operationId: 'createChatCompletion',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/CreateChatCompletionRequest' } },
          },
        },
        responses: {
          '200': {
            description: 'The completion.',
            content: { ...json, 'text/event-stream': { schema: { $ref: '#/components/schemas/Chunk' } } },
          },
        },
      },
    },
    '/runs': {
      get: {
        operationId: 'listRuns',
        responses: {
          '200': {
            description: 'The runs.',
            content: {
              ...json,
              'application/x-ndjson': { schema: { required: ['n'], properties: { n: { type: 'integer' } } } },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Chunk: chunk,
      Whole: whole,
      CreateChatCompletionRequest: {
        allOf: [
          { type: 'object', required: ['model'], properties: { model: { type: 'string' } } },
          {
            required: ['messages'],
            properties: {
              messages: { type: 'array', items: { type: 'string' } },
              stream: { type: ['boolean', 'null'], default: false },
            },
          },
        ],
      },
    },
  },
};
