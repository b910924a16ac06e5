import { basename } from 'node:path';
import type { Operation } from '@web-data/openapi';
import { isJsonType } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { getSchemas, UnreadableSchema } from '../../contract/src/openapi/schemas.ts';
import { describe as describeApi } from '../src/generator/description/description.ts';
import { form } from '../src/generator/samples/form.ts';
import { multipart } from '../src/generator/samples/parts.ts';
import { sampleRequests } from '../src/generator/samples/request.ts';
import { listForeign, openForeign } from './helpers/foreign.ts';

/** Schemas that no natural value fits: of a value without an end, of two types, of alternatives that allow the same. */
const UNFIT: Record<string, RegExp> = {
  directCircular: /must have required property/,
  quirks_entirelyIncompatibleAllOf: /must be string/,
  quirks_partiallyUsableIncompatibleAllOf: /must be string/,
  ...Object.fromEntries(
    [
      'oneOfWithTopLevelDiscriminatorAndMapping',
      'oneOfWithTopLevelDiscriminatorNoMapping',
      'patchEmbeddedDiscriminator',
      'patchMappingOfSchemaNames',
      'patchMappingWithDuplicateSchemas',
      'patchOneofAllofTopLevelDisc',
      'patchPets',
      'postAnythingOneOfObject',
      'postAnythingOneOfObjectRef',
      'postPotentiallyUndefinedFormData',
    ].map((id) => [id, /exactly one schema in oneOf/]),
  ),
};

test.each(listForeign().map((file) => [basename(file), file]))(
  'the body of each sample of %s that the description does not show itself fits its schema',
  async (_name, file) => {
    const { description } = await openForeign(file);
    const api = describeApi(description.value);
    const wrong = api.operations.flatMap((operation) => {
      const schema = operation.model.body?.content.find(({ type }) => type === operation.mediaType)?.schema;
      if (schema === undefined) return [];
      return sampleRequests(api, operation)
        .filter(({ example, body }) => example === 'default' && body !== undefined)
        .flatMap(({ body }) => violations(schema, body).map((text) => ({ id: operation.id, text })));
    });
    expect(wrong.filter(({ id, text }) => UNFIT[id]?.test(text) !== true)).toEqual([]);
  },
);

type Schema = NonNullable<NonNullable<Operation['body']>['content'][number]['schema']>;

function violations(schema: Schema, body: unknown): string[] {
  try {
    return getSchemas(schema)
      .violations(schema, body as never)
      .map(({ at, message }) => `${at} ${message} (${JSON.stringify(body)})`);
  } catch (error) {
    if (error instanceof UnreadableSchema) return [];
    throw error;
  }
}

test('nearly every operation with a body of JSON, a form or text has one in its sample', async () => {
  let [all, written] = [0, 0];
  for (const file of listForeign()) {
    const { description } = await openForeign(file);
    const api = describeApi(description.value);
    for (const operation of api.operations) {
      const { mediaType } = operation;
      if (!isJsonType(mediaType) && ![form, multipart].includes(mediaType)) continue;
      if (operation.media?.schema === undefined) continue;
      all += 1;
      if (sampleRequests(api, operation)[0]!.body !== undefined) written += 1;
    }
  }
  expect(all).toBeGreaterThan(150);
  expect(written).toBe(all);
});
