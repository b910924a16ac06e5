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

/** The styles of the object, and the names and texts that are sent. */
const ROWS: [object, string][] = [
  [{ style: 'form' }, 'foo=f&bar=g+h'],
  [{ style: 'form', explode: false }, 'object=foo%2Cf%2Cbar%2Cg+h'],
  [{ style: 'deepObject', explode: true }, 'object%5Bfoo%5D=f&object%5Bbar%5D=g+h'],
];

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

it.each(ROWS)('%j is written in fields and in parts', (object, sent) => {
  const fields = `one=a&list=b&list=c&piped=d%7Ce&${sent}`;
  const urlencoded = documentOf('application/x-www-form-urlencoded', object).operations[0]!.body!.content[0]!;
  expect(encodeBody(urlencoded, VALUE)?.text).toBe(fields);

  const document = documentOf('multipart/form-data', object);
  const content = document.operations[0]!.body!.content[0]!;
  const written = encodeBody(content, VALUE)!;
  expect(new URLSearchParams(written.form!.parts.map(({ name, text }) => [name, text])).toString()).toBe(
    fields,
  );
  expect(checkForm(document, content, written.type, Buffer.from(written.text))).toBeUndefined();
  const options = { document, baseUrl: 'http://127.0.0.1:9', fixtures: toFixtures({}, {}) };
  expect(listTrials(options).filter(({ id }) => id.includes('no JSON'))).toEqual([]);
});
