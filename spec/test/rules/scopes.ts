import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['of a webhook, which no key is sent with', 'paths: {}\nwebhooks: { done: { post: {} } }', []],
  ['of an operation that asks for no credential', 'paths: { /in: { post: { security: [] } } }', []],
  ['a scope of the list', 'x-scopes: { map: Map. }\npaths: { /map: { post: { x-scope: map } } }', []],
  [
    'none, one unknown, one unused',
    'x-scopes: { map: Map. }\npaths: { /map: { post: {}, get: { x-scope: amp } } }',
    [
      ['#/paths/~1map/get/x-scope', 'Name a scope of `x-scopes` in `x-scope`: map.'],
      ['#/paths/~1map/post', 'Name a scope of `x-scopes` in `x-scope`: map.'],
      ['#/x-scopes/map', 'No operation needs the scope "map". Remove it.'],
    ],
  ],
];
