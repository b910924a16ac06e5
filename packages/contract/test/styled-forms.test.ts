import { expect, it } from 'vitest';
import { openDocument, listTrials, toFixtures } from '../src/index.ts';
import { encodeBody } from '../src/http/encode-body.ts';
import { checkForm } from '../src/observe/check-form.ts';

/** A form whose encoding names styles, as its fields are written then: as query parameters are. */
const VALUE = { one: 'a', list: ['b', 'c'], piped: ['d', 'e'], object: { foo: 'f', bar: 'g h' } };

const schema = {
  type: 'object',
  required: ['object'],
  properties: {
    one: { type: 'string' },
    list: { type: 'array', items: { type: 'string' } },
    piped: { type: 'array', items: { type: 'string' } },
    object: { type: 'object', properties: { foo: { type: 'string' }, bar: { type: 'string' } } },
  },
  additionalProperties: false,
  examples: [VALUE],
};

/** The styles of the object, its fields as they are sent, and its parts. */
const ROWS: [object, string, [name: string, text: string][]][] = [
  [
    { style: 'form' },
    'foo=f&bar=g%20h',
    [
      ['foo', 'f'],
      ['bar', 'g h'],
    ],
  ],
  [{ style: 'form', explode: false }, 'object=foo,f,bar,g%20h', [['object', 'foo,f,bar,g h']]],
  [
    { style: 'deepObject', explode: true },
    'object%5Bfoo%5D=f&object%5Bbar%5D=g%20h',
    [
      ['object[foo]', 'f'],
      ['object[bar]', 'g h'],
    ],
  ],
];

const FIELDS = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';

const documentOf = (type: string, object: object) =>
  openDocument({
    openapi: '3.1.0',
    info: { title: 'Forms', version: '1' },
    paths: {
      '/': {
        put: {
          requestBody: {
            content: {
              [type]: {
                schema,
                encoding: {
                  one: { style: 'form' },
                  list: { style: 'form' },
                  piped: { style: 'pipeDelimited' },
                  object,
                },
              },
            },
          },
          responses: { 204: { description: 'Done.' }, 400: { description: 'Refused.' } },
        },
      },
    },
  });

it.each(ROWS)('%j is written in fields and in parts', (object, fields, parts) => {
  const urlencoded = documentOf(FIELDS, object).operations[0]!.body!.content[0]!;
  expect(encodeBody(urlencoded, VALUE)?.text).toBe(`one=a&list=b&list=c&piped=d%7Ce&${fields}`);

  const document = documentOf(PARTS, object);
  const content = document.operations[0]!.body!.content[0]!;
  const written = encodeBody(content, VALUE)!;
  expect(written.form!.parts.map(({ name, text }) => [name, text])).toEqual([
    ['one', 'a'],
    ['list', 'b'],
    ['list', 'c'],
    ['piped', 'd|e'],
    ...parts,
  ]);
  expect(checkForm(document, content, written.type, Buffer.from(written.text))).toBeUndefined();
  const options = { document, baseUrl: 'http://127.0.0.1:9', fixtures: toFixtures({}, {}) };
  expect(listTrials(options).filter(({ id }) => id.includes('no JSON'))).toEqual([]);
});

it('a comma of an item is told from one between items', () => {
  const [operation] = documentOf(FIELDS, { style: 'form', explode: false }).operations;
  const written = encodeBody(operation!.body!.content[0]!, {
    object: { foo: 'x,y', bar: 'a&b=c' },
    one: 'a b',
  });
  expect(written?.text).toBe('object=foo,x%2Cy,bar,a%26b%3Dc&one=a+b');
});
