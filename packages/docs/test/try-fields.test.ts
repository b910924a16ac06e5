import { describe, expect, test } from 'vitest';
import { describe as describeApi } from '../src/generator/description/description.ts';
import type { OpenApiDocument, Parameter } from '../src/generator/description/document.ts';
import { createTrial } from '../src/generator/outputs/trial.ts';
import { address } from '../src/generator/samples/address.ts';
import { sampleRequests } from '../src/generator/samples/request.ts';
import { toRequest } from '../src/browser/try-it/request.ts';
import { writeMember } from '../src/browser/try-it/body-fields.ts';

describe('a member of a body', () => {
  const body = { formats: [], note: '', tags: [' a ', 'b'], url: 'https://a.test' };

  test('is written alone: empty members, and entries with space around them, stay', () => {
    const text = writeMember(JSON.stringify(body), 'url', 'https://b.test');
    expect(JSON.parse(text)).toEqual({ ...body, url: 'https://b.test' });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(body));
  });

  test('is removed alone', () => {
    const { url: _url, ...others } = body;
    expect(JSON.parse(writeMember(JSON.stringify(body), 'url', undefined))).toEqual(others);
  });

  test.each(['{"url":', '[1]', 'null', '"text"'])('is not written into %s', (text) =>
    expect(writeMember(text, 'url', 'https://b.test')).toBe(text),
  );

  test('starts an object where no text is', () =>
    expect(JSON.parse(writeMember(' ', 'url', 'https://b.test'))).toEqual({ url: 'https://b.test' }));

  test('may have a name that every object knows', () =>
    expect(writeMember('{}', '__proto__', 1)).toBe('{\n  "__proto__": 1\n}'));
});

/** An API whose one operation has one parameter. */
function describeParameter(parameter: Partial<Parameter>): ReturnType<typeof describeApi> {
  const type = parameter.content === undefined ? { schema: TEXTS } : {};
  const one: Parameter = { name: 'tags', in: 'query', required: true, ...type, ...parameter };
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers: [{ url: 'https://a.test' }],
    paths: { '/x': { get: { operationId: 'x', parameters: [one], responses: {} } } },
  };
  return describeApi(document);
}

const TEXTS = { type: 'array', items: { type: 'string' } } as const;
const OBJECT = { type: 'object', properties: { r: { type: 'integer' } } } as const;

/** The request of the console for what is typed in the field; what the field starts with by default. */
function send(parameter: Partial<Parameter>, typed?: string): Request {
  const api = describeParameter(parameter);
  const trial = createTrial(api, api.operations[0]!, false);
  return toRequest(trial, { parameters: [typed ?? trial.parameters[0]!.value] });
}

describe('a parameter that is a list or an object', () => {
  test.each<[string, Partial<Parameter>, string, string]>([
    ['a value a line', {}, 'a\nb c\n\n', '?tags=a&tags=b+c'],
    ['no value for no line', {}, ' \n', ''],
    ['one value with commas', { explode: false }, 'a\nb', '?tags=a%2Cb'],
    ['one value with a separator', { style: 'pipeDelimited', explode: false }, 'a\nb', '?tags=a%7Cb'],
    ['a number each', { schema: { type: 'array', items: { type: 'integer' } } }, '[1, 2]', '?tags=1&tags=2'],
    ['a pair a member', { schema: OBJECT, style: 'deepObject', explode: true }, '{"r": 1}', '?tags%5Br%5D=1'],
    ['text that is no JSON', { schema: {} }, 'plain', '?tags=plain'],
  ])('is sent by its style: %s', (_, parameter, typed, query) =>
    expect(new URL(send(parameter, typed).url).search).toBe(query),
  );

  test('is sent in a header with commas', () =>
    expect(send({ in: 'header' }, 'a\nb').headers.get('tags')).toBe('a,b'));

  test.each<[string, Partial<Parameter>]>([
    ['a list', { example: ['a', 'b,c'] }],
    ['a list in one value', { example: ['a', 'b'], explode: false }],
    ['numbers', { schema: { type: 'array', items: { type: 'integer' } }, example: [1, 2] }],
    ['an object', { schema: OBJECT, example: { r: 1 } }],
    ['JSON', { content: { 'application/json': { schema: OBJECT, example: { r: 1 } } } }],
  ])('starts as the sample sends it: %s', (_, parameter) => {
    const api = describeParameter(parameter);
    const [sample] = sampleRequests(api, api.operations[0]!);
    expect(send(parameter).url).toBe(address(sample!));
  });
});
