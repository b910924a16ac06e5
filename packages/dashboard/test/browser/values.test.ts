import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Field, Form } from 'api-forms';

vi.mock('api-forms', () => ({ prefix: '/v2', forms: [] }));
vi.mock('api-facts', () => ({
  base: '/v2',
  operations: [
    { id: 'listRooms', scope: 'rooms', method: 'GET', path: '/rooms', sdkMethod: 'rooms.list', body: null },
    { id: 'getRoom', scope: 'rooms', method: 'POST', path: '/rooms/{id}', sdkMethod: 'rooms.get', body: {} },
    {
      id: 'bookRoom',
      scope: 'rooms',
      method: 'POST',
      path: '/rooms',
      sdkMethod: 'rooms.book',
      body: { name: "Ada's", beds: 2, tags: ['a', 'b'] },
    },
  ],
}));

const { Mistyped, toRequest, toSampleRequest, createInitialValues } =
  await import('../../src/browser/pages/playground/values.ts');
const { createCurl, createSample } = await import('../../src/browser/pages/keys/shown-key.tsx');

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://example.com' }));
afterAll(() => void vi.unstubAllGlobals());

const field = (name: string, kind: Field['kind'], location: Field['location'] = 'body'): Field => ({
  name,
  kind,
  location,
  isRequired: false,
  description: '',
});
const form: Form = {
  id: 'bookRoom',
  title: 'Book a room',
  tag: 'Rooms',
  scope: 'rooms',
  method: 'POST',
  path: '/rooms/{id}',
  sdkMethod: 'rooms.book',
  mediaType: 'application/json',
  credentials: [],
  returnsJson: true,
  fields: [
    field('id', 'text', 'path'),
    field('page', 'number', 'query'),
    field('X-Trace', 'text', 'header'),
    field('name', 'text'),
    field('site', 'url'),
    field('beds', 'number'),
    field('open', 'switch'),
    field('tags', 'lines'),
    field('price', 'json'),
    field('notes', 'long'),
  ],
  example: { name: 'Blue', tags: ['a', 'b'], price: { eur: 1 }, beds: 2, open: true },
};

describe('what is typed into a form', () => {
  test('is at first the example of the description', () => {
    expect(createInitialValues(form)).toEqual({
      'body name': 'Blue',
      'body tags': 'a\nb',
      'body price': '{\n  "eur": 1\n}',
      'body beds': '2',
      'body open': 'true',
    });
  });

  test.each<[key: string, typed: string, value: unknown]>([
    ['name', ' Blue ', ' Blue '],
    ['name', '', undefined],
    ['site', ' https://example.com ', 'https://example.com'],
    ['site', '  ', undefined],
    ['beds', ' 2 ', 2],
    ['open', 'true', true],
    ['open', 'false', false],
    ['tags', 'a\n\n  b c \n', ['a', 'b c']],
    ['price', '{"eur":1}', { eur: 1 }],
    ['notes', 'one\ntwo ', 'one\ntwo '],
  ])('%s as %j is sent as %j', (name, typed, value) => {
    const { body } = toRequest(form, { [`body ${name}`]: typed });
    expect(body).toEqual(value === undefined ? {} : { [name]: value });
  });

  test('is sent where its fields belong', () => {
    const typed = { 'path id': 'a/b', 'query page': '2', 'header X-Trace': 'x', 'body name': 'Blue' };
    expect(toRequest(form, typed)).toEqual({
      path: '/v2/rooms/a%2Fb',
      pathValues: { id: 'a/b' },
      query: { page: 2 },
      headers: { 'X-Trace': 'x' },
      body: { name: 'Blue' },
    });
  });

  test('leaves the name of a path parameter that is not given', () => {
    expect(toRequest(form, {}).path).toBe('/v2/rooms/{id}');
  });

  test('has no body where the operation has none', () => {
    expect(toRequest({ ...form, mediaType: '' }, {}).body).toBeUndefined();
  });

  test('that is no JSON is an error with its name', () => {
    expect(() => toRequest(form, { 'body price': '{' })).toThrow(Mistyped);
    expect(() => toRequest(form, { 'body price': '{' })).toThrow(/^price: Not JSON: /);
  });

  test('is shown as a sample, files by their name', () => {
    const upload: Form = {
      ...form,
      mediaType: 'multipart/form-data',
      fields: [
        field('file', 'file'),
        field('options', 'json'),
        field('name', 'text'),
        field('beds', 'number'),
      ],
    };
    const typed = {
      'body file': new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      'body options': '{"a":1}',
      'body name': 'Blue',
    };
    const sample = toSampleRequest(upload, toRequest(upload, typed));
    expect(sample.baseUrl).toBe('https://example.com');
    expect(sample.parts).toEqual([
      { name: 'file', kind: 'file', value: 'a.pdf', type: 'application/pdf' },
      { name: 'options', kind: 'json', value: { a: 1 }, type: 'application/json' },
      { name: 'name', kind: 'text', value: 'Blue' },
    ]);
    expect(toSampleRequest(form, toRequest(form, {}))).not.toHaveProperty('parts');
  });
});

describe('the samples of a key', () => {
  test('call the first operation that its example alone suffices for', () => {
    expect(createSample('wd_1', ['*'])).toBe(
      `import { createClient } from '@web-data/client';
const client = createClient({ apiKey: 'wd_1', baseUrl: 'https://example.com' });
console.log(await client.rooms.book({ name: "Ada's", beds: 2, tags: [ 'a', 'b' ] }));`,
    );
    expect(createCurl('wd_1', ['*'])).toBe(
      String.raw`curl https://example.com/v2/rooms \
  -H 'Authorization: Bearer wd_1' \
  -H 'Content-Type: application/json' \
  -d '{"name":"Ada'\''s","beds":2,"tags":["a","b"]}'`,
    );
  });

  test.each<[scopes: string[], shown: boolean]>([
    [['rooms'], true],
    [['bookRoom'], true],
    [['listRooms'], false],
    [['other'], false],
    [[], false],
  ])('of the scopes %j are there: %s', (scopes, visible) => {
    expect(createSample('wd_1', scopes) !== undefined).toBe(visible);
    expect(createCurl('wd_1', scopes) !== undefined).toBe(visible);
  });
});
