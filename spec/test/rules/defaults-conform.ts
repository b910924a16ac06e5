import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['a default that fits', 'components: { schemas: { A: { type: integer, maximum: 5, default: 5 } } }', []],
  [
    'above the maximum',
    'components: { schemas: { A: { type: integer, maximum: 5, default: 6 } } }',
    [['#/components/schemas/A/default', 'The default must be <= 5. Correct it.']],
  ],
  [
    'of another type',
    "components: { schemas: { A: { type: integer, default: '6' } } }",
    [['#/components/schemas/A/default', 'The default must be integer. Correct it.']],
  ],
  [
    'not in the enum',
    'components: { schemas: { A: { type: string, enum: [skip], default: include } } }',
    [
      [
        '#/components/schemas/A/default',
        'The default must be equal to one of the allowed values. Correct it.',
      ],
    ],
  ],
  [
    'on a required member',
    'components: { schemas: { A: { required: [b], properties: { b: { type: integer, default: 1 } } } } }',
    [
      [
        '#/components/schemas/A/properties/b/default',
        '`b` is required, so its default is never used. Remove one of the two.',
      ],
    ],
  ],
  [
    'a required member that is any value',
    'components: { schemas: { A: { required: [b], properties: { b: true } } } }',
    [],
  ],
];
