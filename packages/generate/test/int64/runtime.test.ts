import { describe, expect, it } from 'vitest';
import { int64Functions } from '../../src/int64/runtime.ts';

const { parseExact, stringifyExact, readDigits } = int64Functions as {
  parseExact(text: string): unknown;
  stringifyExact(value: unknown): string;
  readDigits(token: string): bigint | undefined;
};

describe('parseExact', () => {
  it.each<[text: string, value: unknown]>([
    ['9007199254740993', 9007199254740993n],
    ['-9007199254740993', -9007199254740993n],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993.0', 9007199254740993n],
    ['9.007199254740993e15', 9007199254740993n],
    ['9007199254740993.5', 9007199254740994],
    ['1e18', 1000000000000000000n],
    ['1E3', 1000],
    ['0.1234567890123456789', 0.12345678901234568],
    ['0.00000000000000000001e36', 10000000000000000n],
    ['-0', -0],
    ['18446744073709551616', 18446744073709551616n],
    [`1${'0'.repeat(400)}`, Infinity],
    ['1e400', Infinity],
    ['1e-400', 0],
    [
      '[9007199254740993,"9007199254740993",{"9007199254740993":9007199254740993}]',
      [9007199254740993n, '9007199254740993', { '9007199254740993': 9007199254740993n }],
    ],
    ['{"a":1,"a":9007199254740993}', { a: 9007199254740993n }],
    ['{"a":9007199254740993,"a":"b"}', { a: 'b' }],
    ['"a\\"9007199254740993\\\\"', 'a"9007199254740993\\'],
    ['{ "a" : -9007199254740995 , "b" : [ 1e16 ] }', { a: -9007199254740995n, b: [10000000000000000n] }],
  ])('reads %s', (text, value) => expect(parseExact(text)).toEqual(value));

  it.each([
    '00000000000000000001',
    '{9007199254740993:1}',
    '9007199254740993n',
    '[9007199254740993',
    '"1e3',
    '',
  ])('rejects %s, as JSON.parse does', (text) => expect(() => parseExact(text)).toThrow(SyntaxError));

  it('keeps a member __proto__ a member', () => {
    const value = parseExact('{"__proto__":{"a":9007199254740993},"b":9007199254740993}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value)).toEqual([
      ['__proto__', { a: 9007199254740993n }],
      ['b', 9007199254740993n],
    ]);
  });

  it('takes time in proportion to the text, at any depth', () => {
    const deep = 50_000;
    const text = `${'['.repeat(deep)}9007199254740993${']'.repeat(deep)}`;
    const many = `[${Array.from({ length: 200_000 }, () => '9007199254740993').join()}]`;
    const started = performance.now();
    expect(parseExact(text)).toHaveLength(1);
    expect(parseExact(many)).toHaveLength(200_000);
    expect(readDigits('9'.repeat(1_000_000))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

/** Numbers that repeat: xorshift. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

describe('numbers of any notation', () => {
  it('are the integers that exact arithmetic gives', () => {
    const random = createRandom(64);
    for (let run = 0; run < 4000; run += 1) {
      const digits = Array.from({ length: random(22) }, () => String(random(10))).join('');
      const value = BigInt(`${1 + random(9)}${digits}`) * (random(2) ? 1n : -1n);
      const shift = random(6);
      const sign = value < 0n ? '-' : '';
      const abs = String(value < 0n ? -value : value);
      const notations = [
        String(value),
        `${value}.${'0'.repeat(1 + shift)}`,
        `${value}${'0'.repeat(shift)}e-${shift}`,
        `${sign}${abs[0]}.${abs.slice(1) || '0'}E+${abs.length - 1}`,
      ];
      const want = Number.isSafeInteger(Number(value)) ? Number(value) : value;
      for (const text of notations) expect(parseExact(`{"a":[${text}]}`), text).toEqual({ a: [want] });
      expect(stringifyExact({ a: [value] })).toBe(`{"a":[${value}]}`);
    }
  });
});

describe('stringifyExact', () => {
  it.each<[value: unknown, text: string | undefined]>([
    [9007199254740993n, '9007199254740993'],
    [5n, '5'],
    [{ a: -9007199254740993n, b: undefined, c: [undefined, 1n] }, '{"a":-9007199254740993,"c":[null,1]}'],
    [{ date: new Date(0), a: 2n ** 64n }, '{"date":"1970-01-01T00:00:00.000Z","a":18446744073709551616}'],
    [undefined, undefined],
    [['int64-0.5:9007199254740993', 2n ** 60n], '["int64-0.5:9007199254740993",1152921504606846976]'],
  ])('writes %o', (value, text) => expect(stringifyExact(value)).toBe(text));

  it('mistakes no string for digits, whatever the mark', () => {
    const random = Math.random;
    const marks = [0.5, 0.5, 0.25];
    Math.random = () => marks.shift() ?? random();
    try {
      const value = ['int64-0.5:1', 'int64-0x5:2', 2n ** 60n];
      expect(stringifyExact(value)).toBe('["int64-0.5:1","int64-0x5:2",1152921504606846976]');
    } finally {
      Math.random = random;
    }
  });
});
