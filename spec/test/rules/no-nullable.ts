import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['a type that may be null', "components: { schemas: { A: { type: [string, 'null'] } } }", []],
  [
    'nullable',
    'components: { schemas: { A: { properties: { b: { type: string, nullable: true } } } } }',
    [
      [
        '#/components/schemas/A/properties/b/nullable',
        "`nullable` is not a keyword of OpenAPI 3.1. Write `type: [<type>, 'null']`, or leave the member out.",
      ],
    ],
  ],
];
