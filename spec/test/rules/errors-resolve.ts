import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'names of the catalogue',
    `x-error-catalogue: { Gone: { status: 410 } }
paths: { /map: { post: { x-errors: [Gone], parameters: [{ name: a, in: query, x-error: Gone }] } } }`,
    [],
  ],
  [
    'unknown names and one twice',
    `x-error-catalogue: { Gone: { status: 410 } }
paths: { /map: { post: { x-errors: [Gone, Gone, Gnoe], parameters: [{ name: a, in: query, x-error: Lost }] } } }
components: { schemas: { A: { x-error: Nope } } }`,
    [
      ['#/paths/~1map/post/x-errors/1', '"Gone" is listed twice. Remove one.'],
      [
        '#/paths/~1map/post/x-errors/2',
        '"Gnoe" is not in the error catalogue. Add it there, or correct the name.',
      ],
      [
        '#/paths/~1map/post/parameters/0/x-error',
        '"Lost" is not in the error catalogue. Add it there, or correct the name.',
      ],
      [
        '#/components/schemas/A/x-error',
        '"Nope" is not in the error catalogue. Add it there, or correct the name.',
      ],
    ],
  ],
];
