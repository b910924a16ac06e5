import { describe, expect, test } from 'vitest';
import { readAny, readJson, readTextual, readErrorMessage } from '../src/runtime/answers.ts';
import { bytesBody, jsonBody, jsonObject, urlencodedBody } from '../src/runtime/bodies.ts';
import type { Operation, ResponseReader, WriteBody } from '../src/runtime/operation.ts';

describe('a request body', () => {
  const form = 'application/x-www-form-urlencoded';
  test.each<[title: string, write: WriteBody, given: unknown, type: string | undefined, body: unknown]>([
    ['that must be there is an empty object', jsonObject, undefined, 'application/json', '{}'],
    ['that must be there is JSON', jsonObject, { a: 1 }, 'application/json', '{"a":1}'],
    ['of any JSON may be missing', jsonBody('a/json'), undefined, undefined, undefined],
    ['of any JSON may be null', jsonBody('a/json'), null, 'a/json', 'null'],
    ['of bytes may be missing', bytesBody('a/b'), undefined, undefined, undefined],
    ['of bytes is sent as it is', bytesBody('a/b'), 'text', 'a/b', 'text'],
    ['of a form may be missing', urlencodedBody, undefined, undefined, undefined],
    ['of a form has a field a member', urlencodedBody, { a: 'x y', b: 1, c: true }, form, 'a=x+y&b=1&c=true'],
    [
      'of a form has a field an item',
      urlencodedBody,
      { a: [1, 'b', { c: 2 }] },
      form,
      'a=1&a=b&a=%7B%22c%22%3A2%7D',
    ],
    ['of a form has objects as JSON', urlencodedBody, { a: { b: [1] } }, form, 'a=%7B%22b%22%3A%5B1%5D%7D'],
    ['of a form leaves out what is undefined', urlencodedBody, { a: undefined, b: 1 }, form, 'b=1'],
    ['of a form has no fields in a text', urlencodedBody, '', form, ''],
  ])('%s', (_, write, input, type, body) => {
    const headers: Record<string, string> = {};
    expect(write(input, headers)).toBe(body);
    expect(headers['content-type']).toBe(type);
  });
});

const read = (reader: ResponseReader, text: string, type?: string): unknown => {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type });
  return reader({ text, parts: [], response: { headers } } as unknown as Parameters<ResponseReader>[0]);
};

describe('a response body', () => {
  test.each<[title: string, reader: ResponseReader, text: string, type: string | undefined, value: unknown]>([
    ['of JSON is read', readJson, '{"a":1}', undefined, { a: 1 }],
    ['of JSON that is empty is undefined', readJson, '', 'application/json', undefined],
    ['of any type is JSON where it says so', readAny, '[1]', 'application/json; charset=utf-8', [1]],
    ['of any type is JSON by its suffix', readAny, '[1]', 'application/problem+json', [1]],
    ['of any type is text else', readAny, '[1]', 'text/plain', '[1]'],
    ['of any type is text where only its beginning is JSON', readAny, '[1]', 'application/jsonlines', '[1]'],
    ['of any type is text without a type', readAny, '[1]', undefined, '[1]'],
    ['of any type that is empty is an empty text', readAny, '', 'application/json', ''],
    ['of text is read as it came', readTextual, '[1]', 'application/json', '[1]'],
  ])('%s', (_, reader, text, type, value) => {
    expect(read(reader, text, type)).toEqual(value);
  });
});

const sentence = (body: unknown, plain?: number[]): string | undefined =>
  readErrorMessage(body, { status: 418 } as Response, { plain } as unknown as Operation);

describe('the sentence of an error without a catalogue', () => {
  test.each<[body: unknown, text: string | undefined]>([
    [{ message: 'm', detail: 'd', error: 'e', title: 't' }, 'm'],
    [{ detail: 'd', error: 'e', title: 't' }, 'd'],
    [{ error: 'e', title: 't' }, 'e'],
    [{ error: { message: 'inner' }, title: 't' }, 'inner'],
    [{ title: 't' }, 't'],
    [{ message: '', title: 7 }, 'The service answered 418.'],
    [{}, 'The service answered 418.'],
    [undefined, 'The service answered 418.'],
    ['text', undefined],
  ])('%j is %j', (body, text) => {
    expect(sentence(body)).toBe(text);
  });

  test.each<[body: string, plain: number[], text: string | undefined]>([
    ['text', [418], 'text'],
    ['', [418], 'The service answered 418.'],
    ['text', [500], undefined],
  ])('%j of a service that answers %j in plain text is %j', (body, plain, text) => {
    expect(sentence(body, plain)).toBe(text);
  });
});
