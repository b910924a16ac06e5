import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'of a webhook, which has no minimal or full one',
    `paths: {}
webhooks: { done: { post: { requestBody: { content: { application/json: { examples: { event: { value: {} } } } } } } } }`,
    [],
  ],
  [
    'none of a webhook',
    `paths: {}
webhooks: { done: { post: { requestBody: { content: { application/json: {} } } } } }`,
    [['#/webhooks/done/post/requestBody/content/application~1json', 'Add at least one entry to `examples`.']],
  ],
  [
    'a minimal and a full request, an answer',
    `paths:
  /map:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { url: {} } }
            examples: { minimal: { value: {} }, full: { value: { url: a } } }
      responses: { '200': { content: { application/json: { examples: { found: { value: {} } } } } } }`,
    [],
  ],
  [
    'none',
    `paths:
  /map:
    post:
      requestBody: { content: { application/json: { examples: { minimal: { value: {} } } } } }
      responses: { '200': { content: { application/json: {} } } }`,
    [
      ['#/paths/~1map/post/requestBody/content/application~1json', 'Add the example `full` of the request.'],
      ['#/paths/~1map/post/responses/200/content/application~1json', 'Add at least one entry to `examples`.'],
    ],
  ],
  [
    'a full example that is not full',
    `paths:
  /map:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/A' }
            examples: { minimal: { value: {} }, full: { value: { url: a } } }
components: { schemas: { A: { properties: { url: {}, limit: {} } } } }`,
    [
      [
        '#/paths/~1map/post/requestBody/content/application~1json/examples/full/value',
        'The full example lacks `limit`. Add it.',
      ],
    ],
  ],
  [
    'a member that another one excludes, in an example of its own',
    `paths:
  /map:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { at: {}, in: {} }, not: { required: [at, in] } }
            examples: { minimal: { value: {} }, full: { value: { at: 1 } }, after: { value: { in: 1 } } }`,
    [],
  ],
  [
    'a member that another one excludes, in no example',
    `paths:
  /map:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { at: {}, in: {} }, not: { required: [at, in] } }
            examples: { minimal: { value: {} }, full: { value: { at: 1 } } }`,
    [['#/paths/~1map/post/requestBody/content/application~1json/examples', 'No example has `in`. Add one.']],
  ],
  [
    'a member that only a missing one excludes',
    `paths:
  /map:
    post:
      requestBody:
        content:
          application/json:
            schema: { properties: { at: {}, in: {}, on: {} }, not: { required: [at, in, on] } }
            examples: { minimal: { value: {} }, full: { value: { at: 1 } } }`,
    [
      [
        '#/paths/~1map/post/requestBody/content/application~1json/examples/full/value',
        'The full example lacks `in`. Add it.',
      ],
      [
        '#/paths/~1map/post/requestBody/content/application~1json/examples/full/value',
        'The full example lacks `on`. Add it.',
      ],
    ],
  ],
];
