import { expect, it } from 'vitest';
import { openDocument, listTrials, toFixtures } from '../src/index.ts';
import { encodeBody } from '../src/http/encode-body.ts';
import { writeForm } from '../src/http/write-form.ts';
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
  expect(written?.text).toBe('object=foo,x%2Cy,bar,a%26b%3Dc&one=a%20b');
});

it('a media type counts for nothing beside a style', () => {
  const contentType = 'application/json';
  const styled = {
    list: { type: 'array', items: { type: 'string' } },
    joined: { type: 'array', items: { type: 'string' } },
    one: { type: 'string' },
    reserved: { type: 'string' },
  };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'Forms', version: '1' },
    paths: {
      '/': {
        put: {
          requestBody: {
            content: {
              [PARTS]: {
                schema: {
                  type: 'object',
                  properties: styled,
                  required: ['list', 'joined', 'one', 'reserved'],
                },
                encoding: {
                  list: { style: 'form', contentType },
                  joined: { explode: false, contentType },
                  one: { style: 'form', contentType },
                  reserved: { allowReserved: true, contentType },
                },
              },
            },
          },
          responses: { 204: { description: 'Done.' }, 400: { description: 'Refused.' } },
        },
      },
    },
  });
  const content = document.operations[0]!.body!.content[0]!;
  const value = { list: ['a', 'b'], joined: ['c', 'd'], one: 'e', reserved: 'f' };
  const written = encodeBody(content, value)!;
  expect(written.form!.parts).toEqual([
    { name: 'list', text: 'a' },
    { name: 'list', text: 'b' },
    { name: 'joined', text: 'c,d' },
    { name: 'one', text: 'e' },
    { name: 'reserved', text: 'f' },
  ]);
  const plain = writeForm(written.form!.parts.map((part) => ({ ...part, type: 'text/plain' })));
  expect(checkForm(document, content, written.type, Buffer.from(plain))).toBeUndefined();
  const options = { document, baseUrl: 'http://127.0.0.1:9', fixtures: toFixtures({}, {}) };
  const ids = listTrials(options).map(({ id }) => id);
  expect(ids.filter((id) => /no JSON|of another media type/u.test(id))).toEqual([]);
  expect(ids.filter((id) => id.includes('left out'))).toHaveLength(4);
});
