import type { Case } from '../rules.test.ts';

const registry = `x-extensions:
  x-extensions: { on: [Root] }
  x-scope: { on: [Operation], schema: { type: string } }
  x-mark: { on: [any], schema: { enum: [firm, loose] } }
  x-rules: { on: [Root], schema: { properties: { most: { type: integer } } } }
`;

export const cases: Case[] = [
  ['none at all', 'paths: {}', []],
  ['each in its place', `${registry}paths: { /a: { x-mark: firm, get: { x-scope: a } } }`, []],
  [
    'names that only begin like one',
    `${registry}components: { schemas: { x-a: { properties: { x-b: {} } } }, headers: { x-c: {} } }`,
    [],
  ],
  [
    'one that nobody described',
    `${registry}paths: { /a: { get: { x-scop: a } } }`,
    [
      [
        '#/paths/~1a/get/x-scop',
        '`x-scop` is no extension of ours. Correct its name, or describe it in `x-extensions`.',
      ],
    ],
  ],
  [
    'one at another place',
    `${registry}components: { schemas: { A: { x-scope: a } } }`,
    [['#/components/schemas/A/x-scope', '`x-scope` says nothing here. It may stand in: Operation.']],
  ],
  [
    'one of another form',
    `${registry}x-rules: { most: many }\npaths: { /a: { get: { x-scope: [a], x-mark: hard } } }`,
    [
      ['#/x-rules', '`x-rules` at /most must be integer. Its form stands in `x-extensions`.'],
      ['#/paths/~1a/get/x-scope', '`x-scope` must be string. Its form stands in `x-extensions`.'],
      [
        '#/paths/~1a/get/x-mark',
        '`x-mark` must be equal to one of the allowed values. Its form stands in `x-extensions`.',
      ],
    ],
  ],
  [
    'one without any description of them',
    'x-scopes: {}',
    [
      [
        '#/x-scopes',
        '`x-scopes` is no extension of ours. Correct its name, or describe it in `x-extensions`.',
      ],
    ],
  ],
];
