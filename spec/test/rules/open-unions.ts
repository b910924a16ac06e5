import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'the open member excludes the others',
    `components:
  schemas:
    A:
      oneOf:
        - { properties: { type: { const: a } } }
        - { allOf: [{ properties: { type: { type: string } } }, { properties: { type: { const: b } } }] }
        - { properties: { type: { type: string, not: { enum: [a, b] } } } }`,
    [],
  ],
  [
    'one forgotten, one too many',
    `components:
  schemas:
    A:
      oneOf:
        - { properties: { type: { const: a } } }
        - { $ref: '#/components/schemas/Other' }
    Other: { properties: { type: { type: string, not: { enum: [b] } } } }`,
    [
      [
        '#/components/schemas/A/oneOf',
        'The open member of this union does not exclude "a". Add it to its `not.enum`.',
      ],
      [
        '#/components/schemas/A/oneOf',
        'The open member of this union excludes "b", which no other member is. Remove it.',
      ],
    ],
  ],
];
