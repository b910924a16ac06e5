import type { Case } from '../rules.test.ts';

const text = 'Bound the text with `maxLength`, or with a pattern that nothing longer matches.';
const at = '#/paths/~1map/post/requestBody/content/application~1json/schema';

/** A request body with one member of each of some schemas. */
function body(...schemas: string[]): string {
  const members = schemas.map((schema, index) => `m${index}: ${schema}`).join(', ');
  return `paths: { /map: { post: { requestBody: { content: { application/json: { schema: { properties: { ${members} } } } } } } } }`;
}

export const cases: Case[] = [
  [
    'each kind of bound',
    body(
      '{ type: string, maxLength: 5 }',
      '{ type: string, enum: [a] }',
      '{ const: a, type: string }',
      '{ type: string, format: uuid }',
      "{ type: string, pattern: '^[a-z+]{2}(?:x|\\*)?$' }",
      '{ type: array, maxItems: 3, items: { type: string, maxLength: 5 } }',
      '{ type: [integer, boolean] }',
    ),
    [],
  ],
  [
    'answers have none',
    `paths: { /map: { get: { responses: { '200': { content: { application/json: { schema: { type: string } } } } } } } }`,
    [],
  ],
  [
    'none, or one that does not hold',
    body(
      '{ type: string }',
      "{ type: string, pattern: '^a+$' }",
      "{ type: string, pattern: '^a{2,}$' }",
      "{ type: string, pattern: '^a' }",
      "{ type: string, pattern: '^a|b$' }",
      '{ type: [string, "null"], format: uri }',
      '{ type: array, items: { type: string } }',
      '{ type: object, additionalProperties: { oneOf: [{ type: string }] } }',
    ),
    [
      ...[0, 1, 2, 3, 4, 5].map((index): [string, string] => [`${at}/properties/m${index}`, text]),
      [`${at}/properties/m6`, 'Bound the list with `maxItems`.'],
      [`${at}/properties/m6/items`, text],
      [`${at}/properties/m7/additionalProperties/oneOf/0`, text],
    ],
  ],
  [
    'behind references, once, and in a parameter',
    `paths:
  /map:
    post:
      parameters: [{ in: query, name: a, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
  /scrape: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } }
components: { schemas: { A: { properties: { b: { type: string }, a: { $ref: '#/components/schemas/A' } } } } }`,
    [
      ['#/paths/~1map/post/parameters/0/schema', text],
      ['#/components/schemas/A/properties/b', text],
    ],
  ],
];
