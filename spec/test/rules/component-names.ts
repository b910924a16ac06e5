import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['PascalCase', 'components: { schemas: { MapLink: { type: object } } }', []],
  [
    'lower case',
    'components: { schemas: { mapLink: { type: object } } }',
    [['#/components/schemas/mapLink', 'The schema name "mapLink" is not in PascalCase. Rename it.']],
  ],
  [
    'a global of JavaScript',
    'components: { schemas: { Error: { type: object } } }',
    [['#/components/schemas/Error', 'The schema name "Error" hides a global of JavaScript. Rename it.']],
  ],
  [
    'what generators derive from an operation',
    `paths: { /map: { post: { operationId: mapUrls } } }
components: { schemas: { MapUrlsResponse: { type: object } } }`,
    [
      [
        '#/components/schemas/MapUrlsResponse',
        'The schema name "MapUrlsResponse" is what generators derive from the operation "mapUrls". Rename one.',
      ],
    ],
  ],
];
