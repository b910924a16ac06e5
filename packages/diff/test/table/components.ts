import type { DocumentRow } from './rows.ts';
import { body } from './snippets.ts';

/** Edits of documents: components. */
export const COMPONENT_ROWS: readonly DocumentRow[] = [
  [
    'unused parameter removed',
    'components: {parameters: {p: {in: query, name: p}}}',
    '{}',
    'text unused-component /components/parameters/p',
  ],
  [
    'unused response changed',
    'components: {responses: {r: {description: One.}}}',
    'components: {responses: {r: {description: Two.}}}',
    'text unused-component /components/responses/r',
  ],
  [
    'unused schema narrowed',
    'components: {schemas: {s: {type: number}}}',
    'components: {schemas: {s: {type: integer}}}',
    'text type /components/schemas/s/type',
  ],
  [
    'unused schema removed',
    'components: {schemas: {s: {type: number}}}',
    '{}',
    'text component /components/schemas/s',
  ],
  [
    'unused schema added',
    '{}',
    'components: {schemas: {s: {type: number}}}',
    'text component /components/schemas/s',
  ],
  [
    'used schema renamed',
    `${body('a/b: {schema: {$ref: "#/components/schemas/s"}}')}\ncomponents: {schemas: {s: {type: string}}}`,
    `${body('a/b: {schema: {$ref: "#/components/schemas/t"}}')}\ncomponents: {schemas: {t: {type: string}}}`,
    'none',
  ],
  [
    'used schema narrowed',
    `${body('a/b: {schema: {$ref: "#/components/schemas/s"}}')}\ncomponents: {schemas: {s: {type: number}}}`,
    `${body('a/b: {schema: {$ref: "#/components/schemas/s"}}')}\ncomponents: {schemas: {s: {type: integer}}}`,
    'breaking type /components/schemas/s/type',
  ],
];
