import type { Case } from '../rules.test.ts';

export const cases: Case[] = [
  [
    'known',
    "components: { schemas: { A: { type: string, format: uri, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://', x-format: http-url } } }",
    [],
  ],
  [
    'without the pattern for other tools, or with another',
    'components: { schemas: { A: { type: string, x-format: http-url }, B: { type: string, pattern: ^https, x-format: http-url } } }',
    [
      [
        '#/components/schemas/A',
        'Other tools do not know the format "http-url". Write `pattern: ^[Hh][Tt][Tt][Pp][Ss]?://` beside it.',
      ],
      [
        '#/components/schemas/B',
        'Other tools do not know the format "http-url". Write `pattern: ^[Hh][Tt][Tt][Pp][Ss]?://` beside it.',
      ],
    ],
  ],
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
