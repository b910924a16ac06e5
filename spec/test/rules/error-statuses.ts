import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'of a receiver, whose answers are its own',
    "paths: {}\nwebhooks: { done: { post: { responses: { '410': { description: Gone. }, default: { description: Any. } } } } }",
    [],
  ],
  [
    'derived',
    `x-error-catalogue: { Gone: { status: 410, error: Gone, cause: C. } }
paths: { /map: { post: { x-errors: [Gone], x-error-body: { '410': ErrorBody } } } }`,
    [],
  ],
  [
    'written by hand',
    "paths: { /map: { post: { responses: { '404': { description: Not found. }, default: { description: Any. } } } } }",
    [
      [
        '#/paths/~1map/post/responses/404',
        'The 404 response is written by hand. Remove it and list its errors in `x-errors`.',
      ],
      [
        '#/paths/~1map/post/responses/default',
        'The default response is written by hand. Remove it and list its errors in `x-errors`.',
      ],
    ],
  ],
  [
    'a body for a status without errors',
    "paths: { /map: { post: { x-error-body: { '410': ErrorBody } } } }",
    [
      [
        '#/paths/~1map/post/x-error-body/410',
        'No error of this operation has status 410. List one in `x-errors`, or remove the body.',
      ],
    ],
  ],
];
