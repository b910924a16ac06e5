import { expect, test } from 'vitest';
import type { Incoming } from '../src/incoming.ts';
import type { Operation, Parameter } from '../src/operation.ts';
import { readParameters } from '../src/parameters.ts';

/** Text as a request carries it → the value that is checked. The document has few parameters, other documents have these. */
const rows: [title: string, parameter: Partial<Parameter>, query: string, want: unknown][] = [
  ['text', {}, 'p=5', '5'],
  ['text that is absent', {}, 'q=5', undefined],
  ['text that is empty', {}, 'p=', ''],
  ['escaped text', {}, 'p=a%20b%26c', 'a b&c'],
  ['text with a plus', {}, 'p=a+b', 'a b'],
  ['a malformed escape', {}, 'p=%zz', '%zz'],
  ['an integer', { types: ['integer'] }, 'p=5', 5],
  ['a negative integer', { types: ['integer'] }, 'p=-5', -5],
  ['an integer with a leading zero', { types: ['integer'] }, 'p=05', '05'],
  ['an integer in hexadecimal', { types: ['integer'] }, 'p=0x10', '0x10'],
  ['an integer with white space', { types: ['integer'] }, 'p=%205', ' 5'],
  ['an empty integer', { types: ['integer'] }, 'p=', ''],
  ['an integer twice', { types: ['integer'] }, 'p=1&p=2', ['1', '2']],
  ['a number', { types: ['number'] }, 'p=1.5e3', 1500],
  ['Infinity', { types: ['number'] }, 'p=Infinity', 'Infinity'],
  ['a boolean', { types: ['boolean'] }, 'p=false', false],
  ['a boolean as number', { types: ['boolean'] }, 'p=0', '0'],
  ['a boolean in capitals', { types: ['boolean'] }, 'p=TRUE', 'TRUE'],
  ['null', { types: ['null'] }, 'p=null', null],
  ['a number or a boolean', { types: ['boolean', 'number'] }, 'p=1', 1],
  ['a list, repeated', { style: 'repeated', types: ['integer'] }, 'p=1&p=x&p=2', [1, 'x', 2]],
  ['a list of one', { style: 'repeated' }, 'p=1', ['1']],
  ['a list between commas', { style: 'commas', types: ['integer'] }, 'p=1,2', [1, 2]],
  ['an empty list between commas', { style: 'commas' }, 'p=', []],
  ['a list between commas, repeated', { style: 'commas', types: ['integer'] }, 'p=1,2&p=3', '1,2,3'],
  ['JSON', { style: 'json' }, 'p=%7B%22a%22%3A1%7D', { a: 1 }],
  ['malformed JSON', { style: 'json' }, 'p=%7B', 'query/p json'],
  ['JSON twice', { style: 'json' }, 'p=1&p=2', 'query/p json'],
  ['JSON with __proto__', { style: 'json' }, 'p=%7B%22__proto__%22%3A1%7D', 'query/p json'],
  ['a name of Object.prototype', { name: 'toString' }, 'p=1', undefined],
];

test.each(rows)('%s', (_title, parameter, query, want) => {
  const full: Parameter = { in: 'query', name: 'p', types: [], style: 'single', ...parameter };
  const { values, details } = readParameters(operation(full), request({ query }), {});
  const got =
    details.length > 0
      ? `${details[0]!.in}${details[0]!.path} ${details[0]!.code}`
      : values.query?.[full.name];
  expect(Object.hasOwn(values.query ?? {}, full.name) || details.length > 0 ? got : undefined).toEqual(want);
});

test.each([
  ['path', { in: 'path', name: 'id', types: ['integer'] }, 7],
  ['header', { in: 'header', name: 'X-Count', types: ['integer'] }, 3],
  ['header list', { in: 'header', name: 'X-List', style: 'commas' }, ['a', 'b']],
  ['cookie', { in: 'cookie', name: 'session' }, 'x=y'],
] as [string, Partial<Parameter>, unknown][])('from the %s', (_title, parameter, want) => {
  const full = { types: [], style: 'single', ...parameter } as Parameter;
  const headers = { 'x-count': '3', 'x-list': 'a, b', cookie: 'a=1; session=x=y' };
  const { values } = readParameters(operation(full), request({ headers }), { id: '7' });
  expect(values[full.in]).toEqual({ [full.name]: want });
});

function operation(parameter: Parameter): Operation {
  return {
    id: 'o',
    method: 'GET',
    path: '/',
    credential: null,
    parameters: [parameter],
    checkParameters: null,
    body: null,
    named: [],
  };
}

function request({
  query = '',
  headers = {},
}: {
  query?: string;
  headers?: Record<string, string>;
}): Incoming {
  return {
    method: 'GET',
    path: '/',
    query,
    header: (name) => headers[name],
    read: () => ({ bytes: new Uint8Array() }),
  };
}
