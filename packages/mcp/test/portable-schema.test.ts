import { apiTools, standAlone } from '@web-data/client/tools';
import { expect, test } from 'vitest';
import { portableSchema } from '../src/tools/portable-schema.ts';

test('true and false become objects where a schema stands, and stay where a value does', () => {
  const value = {
    const: false,
    default: true,
    enum: [true, false],
    examples: [false],
    additionalProperties: false,
  };
  expect(
    portableSchema({
      ...value,
      properties: { never: false, any: true, default: { type: 'boolean', default: false }, enum: false },
      $defs: { Never: false },
      oneOf: [false, { properties: { deep: false } }],
      items: { not: { prefixItems: [true] } },
      required: ['never'],
    }),
  ).toEqual({
    ...value,
    properties: {
      never: { not: {} },
      any: {},
      default: { type: 'boolean', default: false },
      enum: { not: {} },
    },
    $defs: { Never: { not: {} } },
    oneOf: [{ not: {} }, { properties: { deep: { not: {} } } }],
    items: { not: { prefixItems: [{}] } },
    required: ['never'],
  });
});

test('no tool has one', () => {
  const { tools, definitions } = apiTools;
  const schemas = Object.values(tools).flatMap(({ input, output = {} }) => [input, output]);
  expect(schemas.length).toBeGreaterThan(60);
  const written = schemas.map((schema) => JSON.stringify(portableSchema(standAlone(schema, definitions))));
  // Of a property that is called so; those keywords may be false.
  const bare =
    /"(?!additionalProperties|unevaluatedProperties|uniqueItems|default|const|items)\w+":(?:true|false)/;
  expect(JSON.stringify(definitions)).toMatch(bare);
  expect(written.filter((text) => bare.test(text.replaceAll(/"(?:examples|enum)":\[[^\]]*\]/g, '')))).toEqual(
    [],
  );
});
