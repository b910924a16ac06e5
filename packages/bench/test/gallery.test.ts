import { describe, expect, test } from 'vitest';
import { listDescriptions } from '../src/gallery/descriptions.js';
import { takeThrough } from '../src/gallery/take-through.js';

/**
 * Other people's descriptions through the whole line but `verify`; what does not come through is named here. Large ones,
 * and those that another version of OpenAPI shows as well, are left to `npm run gallery`.
 */
const names = `
  own/charges own/habits own/messages 2.0/api-with-examples 2.0/petstore-minimal 2.0/schema-circular
  3.0/callbacks 3.0/circular 3.0/circular-paths 3.0/complex-nesting 3.0/discriminators 3.0/file-uploads
  3.0/form-data 3.0/link-example 3.0/parameters-common 3.0/parameters-cookies 3.0/parameters-style
  3.0/petstore-expanded 3.0/polymorphism 3.0/request-examples 3.0/response-examples 3.0/response-http-behavior
  3.0/response-multiple-mediatypes 3.0/response-schemas 3.0/schema-circular 3.0/schema-enums 3.0/schema-types
  3.0/schema-validation 3.0/security-multiple 3.0/server-path-level 3.0/uspto 3.1/train-travel
  3.1/schema-validation-top-level`
  .trim()
  .split(/\s+/u);
const chosen = listDescriptions().filter(({ name }) => names.includes(name));

/** What a description gives that comes through whole. */
const whole = { generated: true, tsc: 'ok', express: [], fastify: [], docs: 'rendered', changes: 0 };

const refusals: Record<string, object> = {
  '3.0/circular-paths': { tsc: 'refused', express: 'none', fastify: 'none' },
  '3.0/complex-nesting': {
    express: ['postMultischemaOfEverything'],
    fastify: ['postMultischemaOfEverything'],
  },
  '3.0/discriminators': {
    express: [
      'oneOfWithTopLevelDiscriminatorAndMapping',
      'oneOfWithTopLevelDiscriminatorNoMapping',
      'patchEmbeddedDiscriminator',
      'patchOneofAllofTopLevelDisc',
      'patchMappingWithDuplicateSchemas',
    ],
    fastify: [
      'oneOfWithTopLevelDiscriminatorAndMapping',
      'oneOfWithTopLevelDiscriminatorNoMapping',
      'patchEmbeddedDiscriminator',
      'patchOneofAllofTopLevelDisc',
      'patchMappingWithDuplicateSchemas',
    ],
  },
  '3.0/parameters-style': {
    express: [
      'paths_standard',
      'paths_matrix_nonExploded',
      'paths_matrix_exploded',
      'paths_label_nonExploded',
      'paths_label_exploded',
    ],
    fastify: [
      'paths_standard',
      'paths_matrix_nonExploded',
      'paths_matrix_exploded',
      'paths_label_nonExploded',
      'paths_label_exploded',
    ],
  },
  '3.0/polymorphism': {
    express: ['patchPets', 'postAnythingOneOfObject', 'postAnythingOneOfObjectRef', 'postOneOfComplex'],
    fastify: ['patchPets', 'postAnythingOneOfObject', 'postAnythingOneOfObjectRef', 'postOneOfComplex'],
  },
  '3.0/request-examples': {
    express: [
      'putRequestBodyPrimitiveExample',
      'patchRequestBodyPrimitiveExample',
      'postRequestBodyMultiMediaTypes',
    ],
    fastify: [
      'putRequestBodyPrimitiveExample',
      'patchRequestBodyPrimitiveExample',
      'postRequestBodyMultiMediaTypes',
    ],
  },
  '3.0/response-examples': {
    generated:
      "Can't resolve $ref at #/paths/~1examples/get/responses/default/content/application~1json/examples/response/value",
    tsc: undefined,
    express: 'none',
    fastify: 'none',
  },
  '3.0/response-http-behavior': {
    generated:
      '3.0/json/response-http-behavior.json:51:13 /paths/~1cache/get/security/0/api_key: the security scheme "api',
    tsc: undefined,
    express: 'none',
    fastify: 'none',
  },
  '3.0/response-multiple-mediatypes': {
    express: ['postMultipleTypesMultipleExamples', 'postMultipleTypesSingleExample'],
    fastify: ['postMultipleTypesMultipleExamples', 'postMultipleTypesSingleExample'],
  },
  '3.0/response-schemas': { express: ['getAnythingObject'], fastify: ['getAnythingObject'] },
  '3.0/schema-enums': { express: ['number_enumSupport'], fastify: ['number_enumSupport'] },
  '3.0/schema-types': {
    express: [
      'string_schemaSupport',
      'number_schemaSupport',
      'array_schemaSupport',
      'quirks_entirelyIncompatibleAllOf',
      'quirks_partiallyUsableIncompatibleAllOf',
    ],
    fastify: [
      'string_schemaSupport',
      'number_schemaSupport',
      'array_schemaSupport',
      'quirks_entirelyIncompatibleAllOf',
      'quirks_partiallyUsableIncompatibleAllOf',
    ],
  },
  '3.0/schema-validation': {
    express:
      'Invalid regular expression: /^(?:{[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7}}|[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7})$/u: Lone quantifier brackets',
    fastify:
      'Invalid regular expression: /^(?:{[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7}}|[0-9a-fA-F]{4}(?:-?[0-9a-fA-F]{4}){7})$/u: Lone quantifier brackets',
  },
  '3.0/security-multiple': { express: ['postAnythingAnd'], fastify: ['postAnythingAnd'] },
  '3.1/schema-validation-top-level': {
    express: ['getAnythingNumbers'],
    fastify: ['getAnythingNumbers'],
  },
  '3.0/server-path-level': { docs: "Cannot set properties of undefined (setting 'x-codeSamples')" },
};

describe('the gallery', () => {
  test('has at least thirty descriptions, and names none that is not there', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(30);
    expect(chosen).toHaveLength(names.length);
    expect(Object.keys(refusals).filter((name) => !chosen.some((one) => one.name === name))).toEqual([]);
  });

  test.each(chosen)('$name', async ({ name, file }) => {
    const row: unknown = await takeThrough(file, 0);
    expect(tell(row as Row)).toEqual({ ...whole, ...refusals[name] });
  });
});

/** What a step gives, or the reason why it refused. */
type Step<Given> = Given & { readonly refused?: string };
type Host = { readonly failed: readonly string[] };

interface Row {
  readonly generate: Step<object>;
  readonly tsc?: Step<string>;
  readonly servers?: Step<{ readonly express?: Host; readonly fastify?: Host }>;
  readonly docs: Step<number>;
  readonly diff: number;
}

/** The calls that a host did not answer are told by their operation; a step that refused by its reason, without places of this machine. */
function tell(row: Row): object {
  const { generate, servers, docs } = row;
  const failed = (host: 'express' | 'fastify'): unknown =>
    servers?.[host]?.failed.map((text) => text.split(':')[0]) ?? 'none';
  return {
    generated: generate.refused === undefined ? true : withoutFolder(generate.refused),
    tsc: row.tsc?.refused ? 'refused' : row.tsc,
    express: servers?.refused ?? failed('express'),
    fastify: servers?.refused ?? failed('fastify'),
    docs: docs.refused ?? 'rendered',
    changes: row.diff,
  };
}

function withoutFolder(text: string): string {
  return text.replaceAll(/\S*\/oas-examples\//g, '').slice(0, 120);
}
