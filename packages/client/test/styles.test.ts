import { describe, expect, test } from 'vitest';
import {
  accepting,
  allFields,
  writeFields,
  createPathWriter,
  createQueryWriter,
} from '../src/runtime/styles.ts';

const color = { R: 100, G: 200, none: undefined };
const list = ['a b', 'c,d'];

describe('a query parameter', () => {
  test.each<[style: string | undefined, value: unknown, query: string]>([
    [undefined, 'a&b', '?p=a%26b'],
    [undefined, 0, '?p=0'],
    [undefined, null, '?p=null'],
    [undefined, undefined, ''],
    [undefined, list, '?p=a%20b&p=c%2Cd'],
    [undefined, [], ''],
    [undefined, color, '?R=100&G=200'],
    ['form*', list, '?p=a%20b&p=c%2Cd'],
    ['form', list, '?p=a%20b,c%2Cd'],
    ['form', color, '?p=R,100,G,200'],
    ['form', 'a,b', '?p=a%2Cb'],
    ['spaceDelimited', list, '?p=a%20b%20c%2Cd'],
    ['spaceDelimited', color, '?p=R%20100%20G%20200'],
    ['pipeDelimited', list, '?p=a%20b%7Cc%2Cd'],
    ['pipeDelimited*', list, '?p=a%20b&p=c%2Cd'],
    ['deepObject', color, '?p%5BR%5D=100&p%5BG%5D=200'],
    ['deepObject', { a: { b: 1 }, c: [1, 2] }, '?p%5Ba%5D%5Bb%5D=1&p%5Bc%5D%5B%5D=1&p%5Bc%5D%5B%5D=2'],
    ['deepObject', 'plain', '?p=plain'],
    ['json', { a: [1] }, '?p=%7B%22a%22%3A%5B1%5D%7D'],
    ['json', 'text', '?p=%22text%22'],
  ])('of style %s writes %j as %s', (style, value, query) => {
    expect(createQueryWriter(style === undefined ? {} : { p: style })({ p: value })).toBe(query);
  });

  test('stands beside others in their order, and its name is encoded', () => {
    expect(createQueryWriter({ b: 'json' })({ 'a b': 1, b: true, c: [1, 2] })).toBe(
      '?a%20b=1&b=true&c=1&c=2',
    );
    expect(createQueryWriter({})()).toBe('');
  });
});

describe('a path parameter', () => {
  test.each<[style: string | undefined, value: unknown, path: string]>([
    [undefined, 'a/b', '/x/a%2Fb/y'],
    [undefined, list, '/x/a%20b,c%2Cd/y'],
    [undefined, color, '/x/R,100,G,200/y'],
    ['simple*', list, '/x/a%20b,c%2Cd/y'],
    ['simple*', color, '/x/R=100,G=200/y'],
    ['label', 'a', '/x/.a/y'],
    ['label', list, '/x/.a%20b,c%2Cd/y'],
    ['label', color, '/x/.R,100,G,200/y'],
    ['label*', list, '/x/.a%20b.c%2Cd/y'],
    ['label*', color, '/x/.R=100.G=200/y'],
    ['matrix', 'a', '/x/;p=a/y'],
    ['matrix', list, '/x/;p=a%20b,c%2Cd/y'],
    ['matrix', color, '/x/;p=R,100,G,200/y'],
    ['matrix*', list, '/x/;p=a%20b;p=c%2Cd/y'],
    ['matrix*', color, '/x/;R=100;G=200/y'],
    ['json', { a: 1 }, '/x/%7B%22a%22%3A1%7D/y'],
  ])('of style %s writes %j as %s', (style, value, path) => {
    const fill = createPathWriter(style === undefined ? {} : { p: style });
    expect(fill('/x/{p}/y', () => value)).toBe(path);
  });

  test.each<[value: unknown, text: string]>([
    ['', ''],
    [undefined, ''],
    ['.', '.'],
    ['..', '..'],
  ])('that is %j is an error, for it would lead to another path', (value, text) => {
    expect(() => createPathWriter({})('/x/{p}', () => value)).toThrow(
      new TypeError(`The path parameter p is "${text}"; give its value.`),
    );
  });

  test('of three dots is a value, and others are filled in by their name', () => {
    expect(createPathWriter({})('/{a}/{b}', (name) => (name === 'a' ? '...' : 2))).toBe('/.../2');
  });
});

const write = (styles: Record<string, string>, args: unknown[], cookies?: readonly string[]) => {
  const headers: Record<string, string> = { accept: 'text/plain' };
  writeFields(styles, cookies)(headers, args);
  return headers;
};

describe('header parameters', () => {
  test.each<[style: string | undefined, value: unknown, text: string]>([
    [undefined, 'a b', 'a b'],
    [undefined, list, 'a b,c,d'],
    [undefined, color, 'R,100,G,200'],
    ['simple*', color, 'R=100,G=200'],
    ['json', { a: 1 }, '{"a":1}'],
  ])('of style %s write %j as %s', (style, value, text) => {
    expect(write(style === undefined ? {} : { 'X-P': style }, [{ 'X-P': value }])).toEqual({
      accept: 'text/plain',
      'x-p': text,
    });
  });

  test('are taken off the arguments; those that are undefined are left out', () => {
    const args: unknown[] = [{ 'X-P': undefined, 'X-Q': 1 }, 'body'];
    expect(write({}, args)).toEqual({ accept: 'text/plain', 'x-q': '1' });
    expect(args).toEqual(['body']);
  });

  test('named as cookies are written into one header', () => {
    const args = [{ session: 'a b', theme: ['x', 'y'], 'X-P': 1 }];
    expect(write({ theme: 'form*' }, args, ['session', 'theme'])).toEqual({
      accept: 'text/plain',
      'x-p': '1',
      cookie: 'session=a%20b; theme=x; theme=y',
    });
  });

  test('without any leave the headers as they are', () => {
    expect(write({}, [])).toEqual({ accept: 'text/plain' });
  });
});

describe('media types', () => {
  test('are asked for where the caller asks for none', () => {
    const [none, some] = [{} as Record<string, string>, { accept: 'text/csv' }];
    accepting('application/json')(none, []);
    accepting('application/json')(some, []);
    expect([none, some]).toEqual([{ accept: 'application/json' }, { accept: 'text/csv' }]);
  });

  test('are asked for beside the parameters, each writer in its turn', () => {
    const headers: Record<string, string> = {};
    allFields(writeFields({}), writeFields({}), accepting('a/b'))(headers, [{ 'X-P': 1 }, { accept: 'c/d' }]);
    expect(headers).toEqual({ 'x-p': '1', accept: 'c/d' });
  });
});
