import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'references that lead somewhere, and extensions without one',
    `x-error-catalogue: { $ref: '#/x-entries' }
x-entries: {}
x-other: [1]
paths: {}`,
    [],
  ],
  [
    'references that lead nowhere',
    `x-error-catalogue: { $ref: '#/x-entries' }
x-relation-kinds: { $ref: missing.yaml }
paths: { /map: { post: { x-errors: [Gone] } } }`,
    [
      ['#/x-error-catalogue', '`#/x-entries` cannot be read. Correct it there, or correct the reference.'],
      [
        '#/x-relation-kinds',
        "`missing.yaml` cannot be read: ENOENT: no such file or directory 'missing.yaml'. Correct it there, or correct the reference.",
      ],
    ],
  ],
];
