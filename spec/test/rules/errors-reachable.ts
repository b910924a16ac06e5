import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'listed, or given before an operation is found',
    `x-error-catalogue: { Gone: { status: 410 }, NotFound: { status: 404, routing: true } }
paths: { /map: { post: { x-errors: [Gone] } } }`,
    [],
  ],
  [
    'given before an operation is found, and by one too',
    `x-error-catalogue: { NotFound: { status: 404, routing: true } }
paths: { /map: { post: { x-errors: [NotFound] } } }`,
    [],
  ],
  [
    'neither',
    `x-error-catalogue: { Gone: { status: 410 }, NotFound: { status: 404, routing: true } }
paths: { /map: { post: {} } }`,
    [
      [
        '#/x-error-catalogue/Gone',
        'No operation lists Gone. Add it to the `x-errors` of one, or give it `routing: true`.',
      ],
    ],
  ],
];
