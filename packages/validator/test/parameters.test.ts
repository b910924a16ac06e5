import { expect, test } from 'vitest';
import type { Incoming } from '../src/runtime/incoming.ts';
import type { Operation } from '../src/runtime/operation.ts';
import type { Parameter } from '../src/runtime/parameter.ts';
import { readParameters } from '../src/runtime/parameters.ts';
import {
  commas,
  cookie,
  deepObject,
  readExplodedObject,
  json,
  readList,
  readObject,
  readRepeated,
  readScalar,
} from '../src/runtime/styles.ts';

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
  ['a list, repeated', { read: readRepeated(['integer']) }, 'p=1&p=x&p=2', [1, 'x', 2]],
  ['a list of one', { read: readRepeated([]) }, 'p=1', ['1']],
  ['a list between commas', { read: commas(['integer']) }, 'p=1,2', [1, 2]],
  ['an empty list between commas', { read: commas([]) }, 'p=', []],
  ['a list between commas, repeated', { read: commas(['integer']) }, 'p=1,2&p=3', '1,2,3'],
  ['JSON', { read: json() }, 'p=%7B%22a%22%3A1%7D', { a: 1 }],
  ['malformed JSON', { read: json() }, 'p=%7B', 'query/p json'],
  ['JSON twice', { read: json() }, 'p=1&p=2', 'query/p json'],
  ['JSON with __proto__', { read: json() }, 'p=%7B%22__proto__%22%3A1%7D', 'query/p json'],
  ['values between spaces', { read: readList(['integer'], ' ') }, 'p=1%202', [1, 2]],
  ['values between spaces, twice', { read: readList([], ' ') }, 'p=1&p=2', ['1', '2']],
  ['values between bars', { read: readList([], '|') }, 'p=a|b', ['a', 'b']],
  ['a deep object', { read: deepObject({ a: { types: ['integer'] } }) }, 'p[a]=1&p[b]=x', { a: 1, b: 'x' }],
  [
    'a deep object with a list',
    { read: deepObject({ a: { types: ['integer'], list: true } }) },
    'p[a]=1',
    { a: [1] },
  ],
  ['a list in brackets', { read: deepObject({}) }, 'p[a][]=1&p[a][]=2', { a: ['1', '2'] }],
  ['an object in a deep object', { read: deepObject({}) }, 'p[a][b]=1&p[a][c]=2', { a: { b: '1', c: '2' } }],
  [
    'a deep object of more levels than there may be',
    { read: deepObject({}) },
    'p[a][b][c][d][e][f]=1',
    'p[a][b][c][d][e][f]',
  ],
  ['a deep object with __proto__', { read: deepObject({}) }, 'p[__proto__][a]=1', 'p[__proto__][a]'],
  [
    'a name of Object.prototype in a deep object',
    { read: deepObject({}) },
    'p[toString][a]=1',
    { toString: { a: '1' } },
  ],
  ['a deep object or a number', { read: deepObject({}, ['integer']) }, 'p=7', 7],
  ['no deep object', { read: deepObject({}) }, 'q[a]=7', undefined],
  [
    'members of their own',
    { read: readExplodedObject({ a: { types: ['integer'] }, b: { types: [] } }) },
    'a=1&c=2',
    { a: 1 },
  ],
  ['no member of its own', { read: readExplodedObject({ a: { types: [] } }) }, 'c=2', undefined],
  [
    'an object between commas',
    { read: readObject({ a: { types: ['integer'] } }, ',') },
    'p=a,1,b,x',
    { a: 1, b: 'x' },
  ],
  ['an object that lacks a value', { read: readObject({}, ',') }, 'p=a,1,b', 'a,1,b'],
  ['assignments', { read: readObject({}, ',', '=') }, 'p=a=1,b=x=y', { a: '1', b: 'x=y' }],
  ['assignments to __proto__', { read: readObject({}, ',', '=') }, 'p=__proto__=1', '__proto__=1'],
  ['a name of Object.prototype', { name: 'toString' }, 'p=1', undefined],
];

test.each(rows)('%s', (_title, parameter, query, want) => {
  const full: Parameter = { in: 'query', name: 'p', ...parameter };
  const { values, details } = readParameters(operation(full), request({ query }), {});
  const got =
    details.length > 0
      ? `${details[0]!.in}${details[0]!.path} ${details[0]!.code}`
      : values.query?.[full.name];
  expect(Object.hasOwn(values.query ?? {}, full.name) || details.length > 0 ? got : undefined).toEqual(want);
});

test.each([
  ['path', { in: 'path', name: 'id', types: ['integer'] }, 7],
  ['path, label', { in: 'path', name: 'label', read: readList(['integer'], '.', '.') }, [1, 2]],
  ['path, matrix', { in: 'path', name: 'matrix', read: readScalar(['integer'], ';matrix=') }, 9],
  ['path without its prefix', { in: 'path', name: 'id', read: readScalar([], '.') }, ['7']],
  ['header', { in: 'header', name: 'X-Count', types: ['integer'] }, 3],
  ['header list', { in: 'header', name: 'X-List', read: commas([]) }, ['a', 'b']],
  ['cookie', { in: 'cookie', name: 'session', read: cookie(readScalar([], '')) }, 'x=y'],
] as [string, Partial<Parameter>, unknown][])('from the %s', (_title, parameter, want) => {
  const full = { ...parameter } as Parameter;
  const headers = { 'x-count': '3', 'x-list': 'a, b', cookie: 'a=1; session=x=y' };
  const { values } = readParameters(operation(full), request({ headers }), {
    id: '7',
    label: '.1.2',
    matrix: ';matrix=9',
  });
  expect(values[full.in]).toEqual({ [full.name]: want });
});

function operation(parameter: Parameter): Operation {
  return {
    id: 'o',
    method: 'GET',
    path: '/',
    security: [],
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
    open: () => ({ error: 'aborted' }),
  };
}
