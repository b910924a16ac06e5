import { describe, expect, it, test } from 'vitest';
import { joinPointer, parseDescription, splitPointer, splitReference, valueAt } from '../src/index.ts';

/** The example of RFC 6901, section 5. */
const example = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};

describe('valueAt', () => {
  it.each<[string, unknown]>([
    ['', example],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
    ['/foo/2', undefined],
    ['/foo/-', undefined],
    ['/foo/00', undefined],
    ['/foo/01', undefined],
    ['/foo/1e0', undefined],
    ['/foo/length', undefined],
    ['/foo/0/0', undefined],
    ['/foo/', undefined],
    ['/toString', undefined],
    ['/__proto__', undefined],
    ['/a/b', undefined],
  ])('%j', (pointer, want) => expect(valueAt(example, pointer)).toEqual(want));
});

it.each<[string[], string]>([
  [[], ''],
  [[''], '/'],
  [['', ''], '//'],
  [['a/b', '~'], '/a~1b/~0'],
  [['~1'], '/~01'],
  [['~0/'], '/~00~1'],
  [['0', '-'], '/0/-'],
  [['%', 'ä', '\u0000'], '/%/ä/\u0000'],
])('%j is %j, and back', (members, pointer) => {
  expect(joinPointer('', ...members)).toBe(pointer);
  expect(splitPointer(pointer)).toEqual(members);
});

test.each<[string, { file: string; fragment: string }]>([
  ['#/a~1b%20c', { file: '', fragment: '/a~1b c' }],
  ['a.yaml#/b', { file: 'a.yaml', fragment: '/b' }],
  ['a.yaml', { file: 'a.yaml', fragment: '' }],
  ['#/50%', { file: '', fragment: '/50%' }],
  ['#/%zz', { file: '', fragment: '/%zz' }],
])('the fragment of %j is percent-decoded as far as it can be', (reference, want) =>
  expect(splitReference(reference)).toEqual(want),
);

test('a parameter of Swagger 2.0 may be named with a percent sign', () => {
  const text = `swagger: '2.0'
info: { title: T, version: '1' }
parameters: { 50%: { name: limit, in: query, type: integer } }
paths: { /a: { get: { parameters: [{ $ref: '#/parameters/50%' }], responses: { 200: { description: ok } } } } }`;
  const [operation] = parseDescription(text, 'a.yaml').operations;
  expect(operation?.parameters.map(({ name }) => name)).toEqual(['limit']);
});
