import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createForms } from '../forms.js';

const require = createRequire(import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(require.resolve(name), 'utf8')) as object;

/** An API that is none of ours. */
const bookings = {
  openapi: '3.1.0',
  info: { title: 'Bookings', version: '1' },
  servers: [{ url: 'https://api.example.com/v7' }],
  security: [{ key: [] }],
  paths: {
    '/rooms/{room}': {
      parameters: [{ name: 'room', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'putRoom',
        summary: 'Change a room',
        tags: ['Rooms'],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                allOf: [{ $ref: '#/components/schemas/Room' }, { required: ['name'] }],
              },
              examples: { one: { value: { name: 'Blue', guests: ['Ada'] } } },
            },
          },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    schemas: {
      Room: {
        type: 'object',
        properties: {
          floor: { type: 'integer', minimum: 0, maximum: 9, default: 1, description: 'Where it is. Or was.' },
          kind: { enum: ['single', 'double'] },
          open: { type: 'boolean', default: true },
          guests: { type: 'array', items: { type: 'string' } },
          site: { type: 'string', format: 'uri' },
          notes: { type: 'string', maxLength: 5000 },
          prices: { type: 'array', items: { type: 'number' } },
          plan: { type: 'string', contentMediaType: 'application/pdf' },
          name: { type: 'string', description: 'The *name*, see [rules](/rules).' },
        },
      },
    },
  },
};

test('a form is made of any description: its fields by kind, those that must be given first', () => {
  const { prefix, forms } = createForms(bookings);
  expect(prefix).toBe('/v7');
  const [form] = forms;
  expect(form).toMatchObject({
    id: 'putRoom',
    sdkMethod: null,
    mediaType: 'application/json',
    credentials: [{ in: 'header', name: 'X-Key', variable: 'BOOKINGS_API_KEY' }],
    example: { name: 'Blue', guests: ['Ada'] },
  });
  expect(
    form!.fields.map(({ name, location, kind, isRequired }) => [name, location, kind, isRequired]),
  ).toEqual([
    ['room', 'path', 'text', true],
    ['name', 'body', 'text', true],
    ['floor', 'body', 'number', false],
    ['kind', 'body', 'choice', false],
    ['open', 'body', 'switch', false],
    ['guests', 'body', 'lines', false],
    ['site', 'body', 'url', false],
    ['notes', 'body', 'long', false],
    ['prices', 'body', 'json', false],
    ['plan', 'body', 'file', false],
  ]);
  const [, name, floor] = form!.fields;
  expect(name!.description).toBe('The name, see rules.');
  expect(floor).toMatchObject({ least: 0, max: 9, usual: '1', description: 'Where it is.' });
});

test.each(['@web-data/spec/openapi.json', '@web-data/spec/account/openapi.json'])(
  'every operation of %s has a form, and a field for each member of its body',
  (name) => {
    const document = read(name) as { paths: Record<string, Record<string, { operationId?: string }>> };
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => operationId ?? []),
    );
    const { forms } = createForms(document);
    expect(forms.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { fields, example, path } of forms) {
      for (const [, inPath] of path.matchAll(/\{(\w+)\}/g))
        expect(fields).toContainEqual(expect.objectContaining({ name: inPath, location: 'path' }));
      const members = fields.filter(({ location }) => location === 'body').map(({ name }) => name);
      expect(members).toEqual(expect.arrayContaining(Object.keys(example)));
    }
  },
);
