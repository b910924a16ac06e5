import { openDescription, parseDescription } from '@web-data/openapi';
import { expect, test } from 'vitest';
import { generate } from '../src/index.ts';

/** References as other people write them, by which nothing is refused as a whole. */
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: 'https://a.test' }],
  paths: {
    '/a': {
      post: {
        operationId: 'a',
        requestBody: json({ $ref: '#pet' }),
        responses: { 200: json({ $ref: '#/components/schemas/Any' }) },
      },
    },
  },
  components: {
    schemas: {
      Pet: { $anchor: 'pet', type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
      Cat: { allOf: [{ $ref: '#pet' }] },
      Any: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Lost' }],
        discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', lost: 'Lost' } },
      },
    },
  },
};

test('anchors and names in a mapping are followed, and what leads nowhere is noted and left out', async () => {
  const input = structuredClone(document);
  const { files, notes } = await generate(openDescription(input));
  expect(notes.map(({ location: path, text }) => `${path.pointer} ${text}`)).toEqual([
    '/components/schemas/Any/discriminator/mapping/lost the mapping to Lost leads nowhere, and is left out',
    '/components/schemas/Any/oneOf/1 the $ref #/components/schemas/Lost leads nowhere: any value is accepted',
  ]);
  expect(files['types/openapi.ts']).toContain('"application/json": Pet;');
  expect(input).toEqual(document);
});

/** What an operation says, beside a schema that leads nowhere, and what it is refused for. */
const LOST = [
  [
    'responses: { 200: { $ref: "#/none" } }',
    'responses/200: the $ref "#/none" leads nowhere; correct the reference.',
  ],
  ['requestBody: { $ref: "#/none" }', 'requestBody: the $ref "#/none" leads nowhere; correct the reference.'],
  [
    'responses: { 200: { $ref: "#/paths/~1a/post/responses/200" } }',
    'responses/200: this $ref turns in a circle; break the circle.',
  ],
] as const;

test.each(LOST)('%s is refused with the line where it stands', async (part, message) => {
  const text = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      ${part}
components: { schemas: { A: { $ref: '#/none' } } }
`;
  const column = part.startsWith('responses') ? 20 : 7;
  await expect(generate(parseDescription(text, 'api.yaml'))).rejects.toThrow(
    `api.yaml:6:${column} /paths/~1a/post/${message}`,
  );
});
