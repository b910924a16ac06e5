import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'one for an answer and a webhook, which the service writes too',
    `paths:
  /map:
    post:
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
webhooks: { done: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } }
components: { schemas: { A: { type: object } } }`,
    [],
  ],
  [
    'one for a request and a webhook',
    `paths:
  /map:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
webhooks: { done: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } }
components: { schemas: { A: { type: object } } }`,
    [['#/components/schemas/A', '"A" is used in a request and in a response. Write one schema for each.']],
  ],
  [
    'one for each side',
    `paths:
  /map:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } } }
components: { schemas: { A: { type: object }, B: { type: object } } }`,
    [],
  ],
  [
    'one for both, deep inside',
    `paths:
  /map:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } } }
components:
  schemas:
    A: { type: object, properties: { c: { $ref: '#/components/schemas/C' } } }
    B: { type: array, items: { $ref: '#/components/schemas/C' } }
    C: { type: object }`,
    [['#/components/schemas/C', '"C" is used in a request and in a response. Write one schema for each.']],
  ],
];
