import { describe, expect, test } from 'vitest';
import { listDescriptions } from '../src/gallery/descriptions.js';
import { takeThrough } from '../src/gallery/take-through.js';

/** Other people's descriptions through the whole line but `verify`; what does not come through is named here. */
const large = ['figma', '3.0/star-trek', '3.0/http-status-codes', '3.0/readme-legacy', '3.1/readme'];
const alike = /^2\.0\/petstore-(?:expanded|simple|with)|petstore-simple-no-tags/;
const chosen = listDescriptions().filter(({ name }) => !large.includes(name) && !alike.test(name));

/** What a description gives that comes through whole. */
const whole = { generated: true, tsc: 'ok', express: [], fastify: [], docs: 'rendered', changes: 0 };

const refusals: Record<string, object> = {
  '2.0/petstore': { express: ['loginUser'], fastify: ['loginUser'] },
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
  '3.0/petstore': { express: ['loginUser'], fastify: ['loginUser'] },
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
  '3.0/response-examples': { generated: 'TO FILL', tsc: undefined, express: 'none', fastify: 'none' },
  '3.0/response-http-behavior': { generated: 'TO FILL', tsc: undefined, express: 'none', fastify: 'none' },
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
  '3.0/server-path-level': { docs: "Cannot set properties of undefined (setting 'x-codeSamples')" },
};

describe('the gallery', () => {
  test('has at least thirty descriptions, and names none that is not there', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(30);
    expect(Object.keys(refusals).filter((name) => !chosen.some((one) => one.name === name))).toEqual([]);
  });

  test.each(chosen)('$name', async ({ name, file }) => {
    const row = await takeThrough(file, 0);
    expect(tell(row)).toEqual({ ...whole, ...refusals[name] });
  });
});

/** The calls that a host did not answer are told by their operation; a step that refused by its reason, without places of this machine. */
function tell(row: Record<string, any>): object {
  const { generate, servers, docs } = row;
  const failed = (host: string) =>
    servers?.[host]?.failed.map((text: string) => text.split(':')[0]) ?? 'none';
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
