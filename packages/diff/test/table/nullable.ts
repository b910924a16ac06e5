import type { SchemaRow } from './rows.ts';

/** Edits of schemas: nullable in all its forms. */
export const NULLABLE: readonly SchemaRow[] = [
  [
    'null by list or by anyOf',
    '{type: [string, "null"], maxLength: 5}',
    '{anyOf: [{type: string, maxLength: 5}, {type: "null"}]}',
    'none',
    'none',
  ],
  [
    'null by list or by oneOf',
    '{type: [string, "null"]}',
    '{oneOf: [{type: "null"}, {type: string}]}',
    'none',
    'none',
  ],
  [
    'null by anyOf added',
    '{type: string}',
    '{anyOf: [{type: string}, {type: "null"}]}',
    'additive type /anyOf',
    'breaking type /anyOf',
  ],
  ['null in an enum', '{enum: [a, null]}', '{anyOf: [{enum: [a]}, {const: null}]}', 'none', 'none'],
  ['nullable of OpenAPI 3.0', '{type: string, nullable: true}', '{type: [string, "null"]}', 'none', 'none'],
  [
    'nullable of OpenAPI 3.0 added',
    '{type: string}',
    '{type: string, nullable: true}',
    'additive type /type',
    'breaking type /type',
  ],
  [
    'nullable around a reference',
    '{nullable: true, allOf: [{$ref: "#/components/schemas/Name"}]}',
    '{anyOf: [{$ref: "#/components/schemas/Name"}, {type: "null"}]}',
    'none',
    'none',
  ],
  [
    'null dropped from anyOf of a reference',
    '{anyOf: [{$ref: "#/components/schemas/Name"}, {type: "null"}]}',
    '{$ref: "#/components/schemas/Name"}',
    'breaking type #/components/schemas/Name/type',
    'additive type #/components/schemas/Name/type',
  ],
  ['type null or const null', '{type: "null"}', '{const: null}', 'none', 'none'],
  [
    'null beside a reference to a shared schema',
    '{$ref: "#/components/schemas/Name"}',
    '{oneOf: [{$ref: "#/components/schemas/Name"}, {type: "null"}]}',
    'additive type /oneOf',
    'breaking type /oneOf',
  ],
];
