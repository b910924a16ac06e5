import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['of a webhook, which nobody calls', 'paths: {}\nwebhooks: { done: { post: {} } }', []],
  ['names', 'paths: { /a: { get: { x-sdk-method: map }, post: { x-sdk-method: agent.start } } }', []],
  [
    'none, a wrong one, one twice',
    `paths:
  /a:
    get: { operationId: getA, x-sdk-method: map }
    put: {}
    post: { x-sdk-method: Agent.Start }
    delete: { x-sdk-method: map }`,
    [
      ['#/paths/~1a/put', 'Name the method of the client in `x-sdk-method`: `map`, or `agent.start`.'],
      [
        '#/paths/~1a/post/x-sdk-method',
        'Name the method of the client in `x-sdk-method`: `map`, or `agent.start`.',
      ],
      ['#/paths/~1a/delete/x-sdk-method', '`map` is the method of getA already. Choose another.'],
    ],
  ],
];
