import { expect, it } from 'vitest';
import { observe, openDocument, toFixtures, verify } from '../src/index.ts';
import { BOUNDARY, writeForm } from '../src/http/write-form.ts';
import { startMock } from '../src/mock/serve.ts';

const FIELDS = 'application/x-www-form-urlencoded';

interface Form {
  readonly schema: object;
  readonly encoding: Record<string, object>;
}

const documentOf = (type: string, { schema, encoding }: Form) =>
  openDocument({
    openapi: '3.1.0',
    info: { title: 'Forms', version: '1' },
    'x-error-catalogue': {
      Bad: {
        status: 400,
        error: 'Bad Request',
        details: [{ in: 'body', path: '/a', code: 'type', message: 'Wrong.' }],
      },
    },
    paths: {
      '/p': {
        post: {
          operationId: 'p',
          'x-errors': ['Bad'],
          requestBody: { required: true, content: { [type]: { schema, encoding } } },
          responses: {
            204: { description: 'Done.' },
            400: { description: 'Refused.', content: { 'application/json': { schema: { type: 'object' } } } },
            404: { description: 'Nothing.' },
            405: { description: 'Not so.' },
            415: { description: 'Not of this type.' },
          },
        },
      },
    },
    components: {
      schemas: { Text: { type: 'string' }, Tags: { type: 'array', items: { type: 'string' } } },
    },
  } as never);

/** Who is accused, and of what, when a form is answered with this status. */
function accused(form: Form, type: string, body: string, status: number): string[] {
  const response = {
    status,
    headers: { 'content-type': 'application/json' },
    body:
      status === 204
        ? ''
        : JSON.stringify({
            error: 'Bad Request',
            details: [{ in: 'body', path: '/a', code: 'type', message: 'Wrong.' }],
          }),
    ms: 1,
  };
  const request = { method: 'POST', url: 'http://127.0.0.1/p', headers: { 'content-type': type }, body };
  const [parseMediaType = ''] = type.split(';');
  return observe(documentOf(parseMediaType, form), { request, response, failure: undefined }).map(
    ({ side, check, pointer }) => `${side} ${check} ${pointer.split('/').slice(8).join('/')}`,
  );
}

const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const integer = { type: 'integer' };
const string = { type: 'string' };

const tags = object({ tags: list(string, { minItems: 2, maxItems: 2 }) }, { required: ['tags'] });
const ids = object({ ids: list(integer) }, { required: ['ids'] });
const meta = object(
  { meta: object({ a: integer }, { required: ['a'] }) },
  { required: ['meta'], additionalProperties: false },
);
const open = object({ meta: object({ a: integer }), one: integer }, { required: ['meta', 'one'] });

/** Forms of fields with a style each. */
const FORMS = {
  csv: { schema: tags, encoding: { tags: { explode: false } } },
  piped: { schema: ids, encoding: { ids: { style: 'pipeDelimited' } } },
  spread: { schema: meta, encoding: { meta: { style: 'form' } } },
  flat: { schema: meta, encoding: { meta: { explode: false } } },
  deep: { schema: meta, encoding: { meta: { style: 'deepObject', explode: true } } },
  open: { schema: open, encoding: { meta: { style: 'form' } } },
} satisfies Record<string, Form>;
type Name = keyof typeof FORMS;

const RIGHT: [Name, string][] = [
  ['csv', 'tags=a,b'],
  ['csv', 'tags=a%2Cb'],
  ['csv', 'tags=a%2Cb,c'],
  ['piped', 'ids=1%7C2'],
  ['piped', 'ids=1|2'],
  ['spread', 'a=1'],
  ['flat', 'meta=a,1'],
  ['deep', 'meta%5Ba%5D=1'],
  ['deep', 'meta[a]=1'],
  // Members without which the object is whole, and such that no schema names.
  ['open', 'one=1'],
  ['open', 'one=1&x=y'],
];

it.each(RIGHT)('%s takes %s', (name, body) => {
  expect(accused(FORMS[name], FIELDS, body, 204)).toEqual([]);
  expect(accused(FORMS[name], FIELDS, body, 400)).toEqual(['server refused-valid ']);
});

const WRONG: [Name, string, string][] = [
  ['csv', 'tags=a', 'properties/tags/minItems'],
  ['csv', 'tags=a,b,c', 'properties/tags/maxItems'],
  ['csv', 'other=a', 'required'],
  ['piped', 'ids=1%7Cx', 'properties/ids/items/type'],
  ['spread', 'a=x', 'properties/meta/properties/a/type'],
  ['flat', 'meta=a,x', 'properties/meta/properties/a/type'],
  ['flat', 'a=1', 'required'],
  ['deep', 'meta[a]=x', 'properties/meta/properties/a/type'],
  ['deep', 'a=1', 'required'],
  ['open', 'a=1', 'required'],
];

it.each(WRONG)('%s does not take %s', (name, body, blamed) => {
  const found = accused(FORMS[name], FIELDS, body, 204).toSorted();
  expect(found).toEqual([`client request ${blamed}`, `server accepted-invalid ${blamed}`]);
  expect(accused(FORMS[name], FIELDS, body, 400)).toEqual([`client request ${blamed}`]);
});

/** The same names and texts as parts, of which nothing is encoded. */
function accusedOfParts(form: Form, body: string, status: number): string[] {
  const parts = [...new URLSearchParams(body)].map(([name, text]) => ({ name, text }));
  return accused(form, `multipart/form-data; boundary=${BOUNDARY}`, writeForm(parts), status);
}

it.each(RIGHT.filter(([, body]) => body !== 'tags=a%2Cb,c'))('parts of %s take %s', (name, body) => {
  expect(accusedOfParts(FORMS[name], body, 204)).toEqual([]);
  expect(accusedOfParts(FORMS[name], body, 400)).toEqual(['server refused-valid ']);
});

it.each(WRONG)('parts of %s do not take %s', (name, body, blamed) => {
  const found = accusedOfParts(FORMS[name], body, 204).toSorted();
  expect(found).toEqual([`client request ${blamed}`, `server accepted-invalid ${blamed}`]);
  expect(accusedOfParts(FORMS[name], body, 400)).toEqual([`client request ${blamed}`]);
});

/** A file that is required beside members which are parts of their own: whose their names may be, and whose not. */
const named = (style: string, meta: object): Form => ({
  schema: object(
    { file: { contentMediaType: 'application/octet-stream' }, meta },
    { required: ['file'], additionalProperties: false },
  ),
  encoding: { meta: { style, explode: true } },
});
const members = { a: integer };
const NAMES: [Form, string, string | undefined][] = [
  [named('deepObject', object(members)), 'meta[a]=1', 'required'],
  [named('deepObject', object(members)), 'meta[a]=1&file=x', undefined],
  [named('deepObject', object(members)), 'meta[a]=1&file=x&b=1', 'additionalProperties'],
  [named('deepObject', object(members)), 'meta[a][b]=1', 'required'],
  [named('form', object(members)), 'a=1', 'required'],
  [named('form', object(members)), 'a=1&file=x&b=1', undefined],
  [named('form', object(members, { additionalProperties: false })), 'a=1&file=x&b=1', 'additionalProperties'],
];

it.each(NAMES)('%j beside names that are right or not: %s', (form, body, blamed) => {
  const found = accusedOfParts(form, body, 204).toSorted();
  expect(found).toEqual(blamed ? [`client request ${blamed}`, `server accepted-invalid ${blamed}`] : []);
  if (blamed) expect(accusedOfParts(form, body, 400)).toEqual([`client request ${blamed}`]);
});

it.each(Object.entries(FORMS))('the mock takes what is written for %s', async (_name, form) => {
  const document = documentOf(FIELDS, form);
  const mock = await startMock(document);
  const { findings } = await verify({ document, baseUrl: mock.url, fixtures: toFixtures({}, {}) });
  await mock.close();
  expect(findings.map(({ check, trial }) => `${check} ${trial}`)).toEqual([]);
});

it('what stands beside the $ref of a field counts', () => {
  const schema = object({
    short: { $ref: '#/components/schemas/Text', maxLength: 3 },
    tags: { $ref: '#/components/schemas/Tags', maxItems: 1 },
  });
  const form: Form = { schema, encoding: { tags: { explode: false } } };
  expect(accusedOfParts(form, 'short=abc&tags=a', 204)).toEqual([]);
  expect(accusedOfParts(form, 'short=abcd', 204)).toContain('client request properties/short/maxLength');
  expect(accusedOfParts(form, 'tags=a,b', 204)).toContain('client request properties/tags/maxItems');
});

const UNTOLD: [Form, string, boolean][] = [
  [FORMS.deep, 'meta[a][b]=1', true],
  [FORMS.deep, 'meta[a]=1', false],
  [{ schema: tags, encoding: { tags: { style: 'deepObject' } } }, 'tags[]=a', true],
  [{ schema: tags, encoding: { tags: { style: 'pipeDelimited', explode: true } } }, 'tags=a', true],
  [FORMS.csv, 'tags=a,b', false],
];

it.each(UNTOLD)(
  'nobody is accused of refusing %j of %s, which OpenAPI does not say how to read: %j',
  (form, body, isSo) => {
    const parts = [...new URLSearchParams(body)].map(([name, text]) => ({ name, text }));
    const sent = { [FIELDS]: body, [`multipart/form-data; boundary=${BOUNDARY}`]: writeForm(parts) };
    for (const [type, text] of Object.entries(sent))
      expect(accused(form, type, text, 400)).toEqual(isSo ? [] : ['server refused-valid ']);
  },
);
