import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'listed, or given before an operation is found',
    `x-error-catalogue: { Gone: { status: 410 }, NotFound: { status: 404, routing: true } }
paths: { /map: { post: { x-errors: [Gone] } } }`,
    [],
  ],
  [
    'neither, or both',
    `x-error-catalogue: { Gone: { status: 410 }, NotFound: { status: 404, routing: true } }
paths: { /map: { post: { x-errors: [NotFound] } } }`,
    [
      [
        '#/x-error-catalogue/Gone',
        'No operation lists Gone. Add it to the `x-errors` of one, or give it `routing: true`.',
      ],
      [
        '#/x-error-catalogue/NotFound',
        'NotFound has `routing: true`, yet an operation lists it. Remove one of the two.',
      ],
    ],
  ],
];
