import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'sentences',
    `paths:
  /map:
    post: { operationId: mapUrls, summary: Map a website, description: Returns URLs. }
components: { schemas: { A: { description: The first., properties: { b: { description: Its second. } } } } }`,
    [],
  ],
  [
    'none',
    `tags: [{ name: Map }]
paths:
  /map:
    post:
      parameters: [{ name: a, in: query }]
      responses: { '200': {} }
components: { headers: { Age: {} }, schemas: { A: { properties: { b: {} } } } }`,
    [
      ['#/tags/0', 'Add a `description`.'],
      ['#/paths/~1map/post', 'Add a `description`.'],
      ['#/paths/~1map/post', 'Add a `summary`, a few words.'],
      ['#/paths/~1map/post/parameters/0', 'Add a `description`.'],
      ['#/paths/~1map/post/responses/200', 'Add a `description`.'],
      ['#/components/schemas/A', 'Add a `description`.'],
      ['#/components/schemas/A/properties/b', 'Add a `description`.'],
      ['#/components/headers/Age', 'Add a `description`.'],
    ],
  ],
  [
    'a name once more, and no full stop',
    'components: { schemas: { A: { description: a link, properties: { ignoreCache: { description: Ignore cache. } } } } }',
    [
      ['#/components/schemas/A/description', 'End the `description` like a sentence, with a full stop.'],
      [
        '#/components/schemas/A/properties/ignoreCache/description',
        'The `description` only repeats the name. Say what it means, its unit and what follows from it.',
      ],
    ],
  ],
  [
    'an error without a remedy',
    'x-error-catalogue: { Gone: { error: Gone, cause: Gone. } }',
    [
      [
        '#/x-error-catalogue/Gone/cause',
        'The `cause` only repeats the name. Say what it means, its unit and what follows from it.',
      ],
      ['#/x-error-catalogue/Gone', 'Add a `remedy`.'],
    ],
  ],
];
