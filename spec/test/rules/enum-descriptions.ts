import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'each value explained',
    'components: { schemas: { A: { type: string, enum: [b], x-enum-descriptions: { b: The second. } } } }',
    [],
  ],
  [
    'values that are excluded',
    'components: { schemas: { A: { type: string, not: { type: string, enum: [b] } } } }',
    [],
  ],
  [
    'one missing, one too many',
    'components: { schemas: { A: { type: string, enum: [b], x-enum-descriptions: { c: The third. } } } }',
    [
      ['#/components/schemas/A/enum', 'Say in `x-enum-descriptions` what "b" means.'],
      [
        '#/components/schemas/A/x-enum-descriptions/c',
        '"c" is not a value of the enum. Remove its description, or correct the value.',
      ],
    ],
  ],
];
