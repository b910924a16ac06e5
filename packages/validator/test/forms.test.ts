import { describe, expect, test } from 'vitest';
import type { Field } from '../src/runtime/field.ts';
import { toForm, urlencoded } from '../src/runtime/forms.ts';

const fields: Record<string, Field> = {
  count: { types: ['integer'], style: 'single' },
  on: { types: ['boolean'], style: 'single' },
  name: { types: ['string'], style: 'single' },
  tags: { types: ['string'], style: 'repeated' },
  sizes: { types: ['integer'], style: 'repeated' },
  options: { types: [], style: 'json' },
  list: { types: [], style: 'jsons' },
  file: { types: [], style: 'single' },
  files: { types: [], style: 'files' },
};
const MAX_DEPTH = 4;

const read = (text: string | Uint8Array) => {
  const body = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return urlencoded(fields)(body, undefined as never, MAX_DEPTH); // The request has no part in it.
};
const fault = (path: string, code: string, message: string) => ({
  detail: { in: 'body', path, code, message },
});

describe('a form in the body', () => {
  test.each<[text: string, value: Record<string, unknown>]>([
    ['', {}],
    ['count=3&on=true&name=3', { count: 3, on: true, name: '3' }],
    ['count=three&on=yes', { count: 'three', on: 'yes' }],
    ['name=a+b%26c', { name: 'a b&c' }],
    ['name=a&name=b', { name: ['a', 'b'] }],
    ['tags=a', { tags: ['a'] }],
    ['tags=a&name=x&tags=b', { tags: ['a', 'b'], name: 'x' }],
    ['sizes=1&sizes=2', { sizes: [1, 2] }],
    ['other=1', { other: '1' }],
    ['options=%7B%22a%22%3A%5B1%5D%7D', { options: { a: [1] } }],
    ['list=%5B1%2C2%5D', { list: [1, 2] }],
    ['constructor=1', { constructor: '1' }],
  ])('%s is read as %j', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  test.each<[title: string, text: string, path: string, code: string, message: string]>([
    ['of a field that is no JSON', 'options=%7B', '/options', 'json', 'must be valid JSON'],
    ['of a JSON field that stands twice', 'options=1&options=2', '/options', 'json', 'must be valid JSON'],
    ['of JSON that is nested too deeply', 'options=[[[[[1]]]]]', '/options', 'json', 'must be valid JSON'],
    [
      'of a name that would change its prototype',
      '__proto__=1',
      '/__proto__',
      'propertyNames',
      'is not allowed',
    ],
    ['of 1001 fields', 'a=1&'.repeat(1001), '', 'maxProperties', 'must have at most 1000 fields'],
  ])('%s is rejected', (_, text, path, code, message) => {
    expect(read(text)).toEqual(fault(path, code, message));
  });

  test('of 1000 fields is read', () => {
    expect(read('name=1&'.repeat(1000))).toEqual({
      value: { name: Array.from({ length: 1000 }, () => '1') },
    });
  });

  test('that is no UTF-8 is rejected', () => {
    expect(read(new Uint8Array([0x61, 0x3d, 0xff]))).toEqual(fault('', 'form', 'must be a valid form'));
  });

  test('that a host has parsed is read by its values', () => {
    const parsed = { count: '3', tags: ['a', 'b'], name: 7, options: '{"a":1}' };
    expect(urlencoded(fields)(parsed as never, undefined as never, MAX_DEPTH)).toEqual({
      value: { count: 3, tags: ['a', 'b'], name: '7', options: { a: 1 } },
    });
  });
});

const form = (entries: readonly [string, string | Blob][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe('a form of parts', () => {
  const [one, two] = [new Blob(['one']), new Blob(['two'])];
  const kinds = (value: unknown): unknown => {
    if (value instanceof Blob) return `${value.size} bytes`;
    if (Array.isArray(value)) return value.map(kinds);
    return value;
  };

  test.each<[title: string, entries: [string, string | Blob][], value: Record<string, unknown>]>([
    ['one file by itself', [['file', one]], { file: '3 bytes' }],
    [
      'several files of one name as a list',
      [
        ['file', one],
        ['file', two],
      ],
      { file: ['3 bytes', '3 bytes'] },
    ],
    ['one file of a list as a list', [['files', one]], { files: ['3 bytes'] }],
    ['one file of a repeated field as a list', [['tags', one]], { tags: ['3 bytes'] }],
    [
      'a file beside a text as they are',
      [
        ['count', one],
        ['count', '3'],
      ],
      { count: ['3 bytes', '3'] },
    ],
    ['a file in the place of JSON as it is', [['options', one]], { options: '3 bytes' }],
    ['a file of an unknown name by itself', [['other', one]], { other: '3 bytes' }],
    [
      'texts by their types',
      [
        ['count', '3'],
        ['options', '[1]'],
        ['tags', 'a'],
      ],
      { count: 3, options: [1], tags: ['a'] },
    ],
  ])('has %s', (_, entries, value) => {
    const parsed = toForm(form(entries), fields, MAX_DEPTH);
    const read = 'value' in parsed ? (parsed.value as Record<string, unknown>) : {};
    expect(Object.fromEntries(Object.entries(read).map(([name, one]) => [name, kinds(one)]))).toEqual(value);
  });

  test('keeps the bytes of a file that a host has parsed', () => {
    expect(toForm({ file: one, tags: 'a' }, fields, MAX_DEPTH)).toEqual({
      value: { file: one, tags: ['a'] },
    });
  });

  test.each([undefined, null, 'text', 7])('that is %j has no fields that are not its own', (input) => {
    const parsed = toForm(input, fields, MAX_DEPTH);
    expect(Object.keys(Object(parsed).value)).toEqual(typeof input === 'string' ? ['0', '1', '2', '3'] : []);
  });
});
