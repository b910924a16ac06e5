import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'a class of the list, and none',
    'x-rate-classes: { status: {} }\npaths: { /job: { get: { x-rate-class: status }, post: {} } }',
    [],
  ],
  [
    'one unknown, one unused',
    'x-rate-classes: { status: {} }\npaths: { /job: { get: { x-rate-class: state } } }',
    [
      ['#/paths/~1job/get/x-rate-class', 'Name a class of `x-rate-classes` in `x-rate-class`: status.'],
      ['#/x-rate-classes/status', 'No operation counts in the rate class "status". Remove it.'],
    ],
  ],
];
