import { expect, it } from 'vitest';
import { assert, jsonValue, property } from 'fast-check';
import { jsonPieces } from '../../src/platform/json/json-pieces.ts';
import { isLarge, writeJson } from '../../src/platform/json/write-json.ts';

const long = 'é"\n😀'.repeat(40_000);

it.each<[string, unknown]>([
  ['a list of links', { links: Array.from({ length: 1000 }, (_, at) => ({ url: `https://a.test/${at}` })) }],
  ['a long text with surrogate pairs where it is cut', { data: { html: `x${long}`, markdown: long } }],
  ['members that JSON leaves out', { a: undefined, b: null, c: [undefined, () => 1], d: {} }],
  ['a date', { at: new Date(0), list: [new Date(0), { at: new Date(0) }] }],
  ['nested lists', [[[]], [{ a: [1, 'x'.repeat(5000)] }]]],
])('writes %s as JSON.stringify does', (_title, value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

it('writes any JSON as JSON.stringify does', () => {
  assert(
    property(jsonValue(), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
});

it('writes no piece that takes long', () => {
  const links = Array.from({ length: 5000 }, () => ({ url: 'u'.repeat(100), description: 'd'.repeat(1000) }));
  const lengths = [...jsonPieces({ links, html: long })].map((piece) => piece.length);
  expect(Math.max(...lengths)).toBeLessThan(200_000);
});

it('serves others while it writes', async () => {
  const value = { html: long.repeat(20) };
  let turns = 0;
  const served = setInterval(() => (turns += 1), 0);
  const bytes = await writeJson(value, 'team');
  clearInterval(served);
  expect(Buffer.from(bytes).equals(Buffer.from(JSON.stringify(value)))).toBe(true);
  expect(turns).toBeGreaterThan(1);
});

it.each<[unknown, boolean]>([
  [{ links: Array.from({ length: 1001 }) }, true],
  [{ links: Array.from({ length: 1000 }) }, false],
  [{ data: { html: 'x'.repeat(262_145) } }, true],
  [{ data: { html: 'x' } }, false],
  [null, false],
])('knows what is large', (value, expected) => {
  expect(isLarge(value)).toBe(expected);
});
