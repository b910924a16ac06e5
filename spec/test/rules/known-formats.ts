import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  ['known', 'components: { schemas: { A: { type: string, format: uri, x-format: http-url } } }', []],
  [
    'unknown',
    'components: { schemas: { A: { type: string, format: url, x-format: ftp-url } } }',
    [
      [
        '#/components/schemas/A/format',
        'The format "url" is checked by nothing. Write date-time, uri, uuid, or a `pattern`.',
      ],
      [
        '#/components/schemas/A/x-format',
        'The format "ftp-url" is checked by nothing. Write http-url, or a `pattern`.',
      ],
    ],
  ],
];
