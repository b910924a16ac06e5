import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemJson } from '../../../validator/dist/runtime/index.js';
import { serve } from '../support/serve.ts';
import type { Served } from '../support/serve.ts';

/** Bodies of every media type, and parameters of every style, on a server. */
const pet = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    owner: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    tame: { type: 'boolean', default: true },
  },
};
const upload = {
  type: 'object',
  required: ['file', 'note'],
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
    note: { type: 'string', maxLength: 3 },
    meta: { type: 'object', required: ['a'] },
  },
};
const encoded = {
  schema: {
    type: 'object',
    required: ['image'],
    additionalProperties: false,
    properties: {
      image: { maxLength: 4 },
      files: {
        type: 'array',
        maxItems: 2,
        items: { type: 'string', contentMediaType: 'application/octet-stream', minLength: 1 },
      },
      owner: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      rows: { type: 'array', items: { type: 'object', required: ['id'] } },
      tags: { type: 'array', items: { type: 'integer' }, maxItems: 3 },
      sizes: { type: 'array', items: { type: 'integer' } },
      filter: { type: 'object', properties: { min: { type: 'integer' } }, additionalProperties: false },
      secret: { type: 'string', contentEncoding: 'base64' },
      anything: {},
    },
  },
  encoding: {
    image: {
      contentType: 'image/png, image/jpeg',
      headers: { 'X-Width': { required: true, schema: { type: 'integer', maximum: 100 } } },
    },
    owner: { contentType: 'application/json' },
    sizes: { style: 'spaceDelimited', explode: false },
    filter: { style: 'deepObject', explode: true },
  },
};
const post = (content: object, more: object = {}) => ({ requestBody: { required: true, content }, ...more });
const operations: Record<string, object> = {
  form: post({ 'application/x-www-form-urlencoded': { schema: pet } }),
  upload: post({ 'multipart/form-data': { schema: upload } }),
  encoded: post({ 'multipart/form-data': encoded }),
  xml: post({ 'application/xml': { schema: pet }, 'application/json': { schema: pet } }),
  image: post({ 'image/*': {} }),
  any: post({ '*/*': {}, 'application/json; charset=utf-8': { schema: pet } }),
};
const document = {
  openapi: '3.1.0',
  info: { title: 'Bodies', version: '1' },
  paths: {
    ...Object.fromEntries(
      Object.entries(operations).map(([operationId, operation]) => [
        `/${operationId}`,
        { post: { operationId, responses: {}, ...operation } },
      ]),
    ),
    '/find/{id}.{format}': {
      get: {
        operationId: 'find',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'format', in: 'path', required: true, schema: { enum: ['json', 'xml'] } },
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: { type: 'object', properties: { min: { type: 'integer' } }, additionalProperties: false },
          },
        ],
        responses: {},
      },
    },
  },
};

let served: Served;
beforeAll(async () => (served = await serve(document, { errorBody: problemJson })));
afterAll(() => served.close());

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (parts: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return { body: data };
};
const file = new File(['hello'], 'a.txt');
const faults = (body: unknown) =>
  (body as { errors: { path: string; code: string }[] }).errors.map(({ path, code }) => `${path} ${code}`);

const good: [title: string, path: string, init: RequestInit, body: unknown][] = [
  [
    'a form',
    '/form',
    { headers: urlencoded, body: 'name=Rex&age=3&tags=a&tags=b&owner=%7B%22id%22%3A1%7D&other=x' },
    { name: 'Rex', age: 3, tags: ['a', 'b'], owner: { id: 1 }, other: 'x', tame: true },
  ],
  [
    'a form with one of a list',
    '/form',
    { headers: urlencoded, body: 'name=Rex&tags=a' },
    { name: 'Rex', tags: ['a'], tame: true },
  ],
  [
    'a file',
    '/upload',
    form({ file, note: 'hi', meta: '{"a":1}' }),
    { file: 'a.txt: hello', note: 'hi', meta: { a: 1 } },
  ],
  [
    'xml as bytes',
    '/xml',
    { headers: { 'content-type': 'application/xml' }, body: '<a/>' },
    { bytes: '<a/>' },
  ],
  [
    'json beside xml',
    '/xml',
    { headers: { 'content-type': 'application/json' }, body: '{"name":"Rex"}' },
    { name: 'Rex', tame: true },
  ],
  ['a type of a range', '/image', { headers: { 'content-type': 'image/png' }, body: 'x' }, { bytes: 'x' }],
  [
    'any type',
    '/any',
    { headers: { 'content-type': 'text/csv; charset=latin1' }, body: 'x' },
    { bytes: 'x' },
  ],
  [
    'a type with its charset',
    '/any',
    { headers: { 'content-type': 'application/json' }, body: '{"name":"Rex"}' },
    { name: 'Rex', tame: true },
  ],
];

test.each(good)('%s', async (_title, path, init, want) => {
  const [status, , body] = await served.call('POST', path, init);
  expect([status, (body as { body: unknown }).body]).toEqual([200, want]);
});

const bad: [title: string, path: string, init: RequestInit, want: string[]][] = [
  [
    'a form without a field',
    '/form',
    { headers: urlencoded, body: 'age=x' },
    ['/name required', '/age type'],
  ],
  [
    'a form with too many of a list',
    '/form',
    { headers: urlencoded, body: 'name=Rex&tags=a&tags=b&tags=c' },
    ['/tags maxItems'],
  ],
  [
    'a field that is twice there',
    '/form',
    { headers: urlencoded, body: 'name=Rex&name=Max' },
    ['/name type'],
  ],
  ['a field that is no JSON', '/form', { headers: urlencoded, body: 'name=Rex&owner=x' }, ['/owner json']],
  [
    'a field __proto__',
    '/form',
    { headers: urlencoded, body: 'name=Rex&__proto__=x' },
    ['/__proto__ propertyNames'],
  ],
  [
    'a form of too many fields',
    '/form',
    { headers: urlencoded, body: `name=Rex${'&x=1'.repeat(1000)}` },
    [' maxProperties'],
  ],
  ['no file', '/upload', form({ note: 'long' }), ['/file required', '/note maxLength']],
  [
    'a multipart body that breaks off',
    '/upload',
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n' },
    [' form'],
  ],
];

test.each(bad)('%s is refused', async (_title, path, init, want) => {
  const [status, , body] = await served.call('POST', path, init);
  expect([status, faults(body)]).toEqual([400, want]);
});

/** A form of parts as lines: those of the headers, then the content. */
const parts = (...input: [name: string, content: string, more?: string][]): RequestInit => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: `${input
    .map(
      ([name, content, more = '']) =>
        `--b\r\nContent-Disposition: form-data; name=${name}${more}\r\n\r\n${content}\r\n`,
    )
    .join('')}--b--\r\n`,
});
const png = '; filename=a.png\r\nContent-Type: image/png\r\nX-Width: 7';

test('parts as their encoding says', async () => {
  const init = parts(
    ['image', 'PNG', png],
    ['files', 'a', '; filename=1.txt'],
    ['files', 'b', '; filename=2.txt'],
    ['owner', '{"id":1}', '\r\nContent-Type: application/json; charset=utf-8'],
    ['rows', '{"id":1}'],
    ['rows', '{"id":2}'],
    ['tags', '1'],
    ['sizes', '1 2'],
    ['"filter[min]"', '3'],
    ['secret', 'YQ==', '\r\nContent-Transfer-Encoding: base64'],
    ['anything', 'x'],
  );
  const [status, , body] = await served.call('POST', '/encoded', init);
  expect([status, (body as { body: unknown }).body]).toMatchObject([
    200,
    {
      image: 'a.png: PNG',
      files: [{}, {}],
      owner: { id: 1 },
      rows: [{ id: 1 }, { id: 2 }],
      tags: [1],
      sizes: [1, 2],
      filter: { min: 3 },
      secret: 'YQ==',
      anything: 'x',
    },
  ]);
});

const image: [string, string, string] = ['image', 'PNG', png];
const wrong: [title: string, init: RequestInit, status: number, want: string[]][] = [
  ['no image', parts(['tags', '1']), 400, ['/image required']],
  [
    'an image of another type',
    parts(['image', 'x', png.replace('image/png', 'image/gif')]),
    400,
    ['/image contentType'],
  ],
  ['an image without its header', parts(['image', 'x', '; filename=a']), 400, ['/image required']],
  ['an image with a wrong header', parts(['image', 'x', png.replace('7', 'wide')]), 400, ['/image type']],
  ['an image of two parts', parts(image, image), 400, ['/image maxItems']],
  [
    'too many files',
    parts(image, ...Array.from({ length: 3 }, (): [string, string] => ['files', 'x'])),
    400,
    ['/files maxItems'],
  ],
  [
    'an empty file',
    parts(image, ['files', '', '; filename=1.txt'], ['files', '']),
    400,
    ['/files minLength'],
  ],
  ['JSON that is none', parts(image, ['owner', '{']), 400, ['/owner json']],
  ['JSON of another shape', parts(image, ['owner', '{}']), 400, ['/owner/id required']],
  [
    'an item of another shape',
    parts(image, ['rows', '{"id":1}'], ['rows', '{}']),
    400,
    ['/rows/1/id required'],
  ],
  ['an item that is no number', parts(image, ['tags', 'x']), 400, ['/tags/0 type']],
  ['an unknown part', parts(image, ['other', 'x']), 400, ['/other additionalProperties']],
  ['an image of 5 bytes', parts(['image', 'PNG.!', png]), 413, ['/image maxLength']],
];

test.each(wrong)('%s is refused', async (_title, init, status, want) => {
  const [input, , body] = await served.call('POST', '/encoded', init);
  expect([input, faults(body)]).toEqual([status, want]);
});

test('a type that is not described is refused', async () => {
  const [status, , body] = await served.call('POST', '/image', {
    headers: { 'content-type': 'text/plain' },
    body: 'x',
  });
  expect([status, body]).toEqual([415, { title: 'Unsupported Media Type', status: 415 }]);
});

test('segments of more than one parameter, and objects of a query', async () => {
  const [status, , body] = await served.call('GET', '/find/7.json?filter[min]=3');
  expect([status, body]).toMatchObject([
    200,
    { params: { id: 7, format: 'json' }, query: { filter: { min: 3 } } },
  ]);
  const [refused, , problem] = await served.call('GET', '/find/x.pdf?filter[max]=3');
  expect([refused, faults(problem)]).toEqual([
    400,
    ['/id type', '/format enum', '/filter/max additionalProperties'],
  ]);
});
