import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['compiles', "components: { schemas: { A: { type: string, pattern: '^[A-Z]{2}$' } } }", []],
  [
    'does not',
    "components: { schemas: { A: { type: string, pattern: '^[\\w-.]+$', patternProperties: { '(': {} } } } }",
    [
      [
        '#/components/schemas/A/pattern',
        'The pattern does not compile with the `u` flag: Invalid regular expression: /^[\\w-.]+$/u: Invalid character class. Correct it.',
      ],
      [
        '#/components/schemas/A/patternProperties/(',
        'The pattern does not compile with the `u` flag: Invalid regular expression: /(/u: Unterminated group. Correct it.',
      ],
    ],
  ],
];
