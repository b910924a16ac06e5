import { expect, test } from 'vitest';
import { table } from '../src/output/table.ts';
import { cut, getWidth, pad } from '../src/output/width.ts';

test.each<[string, number]>([
  ['', 0],
  ['abc', 3],
  ['äöü', 3],
  ['a\u0308', 1],
  ['\u200D', 0],
  ['日本', 4],
  ['한국', 4],
  ['\u1112\u1161\u11AB', 2],
  ['ＡＢ', 4],
  ['𠀀', 2],
  ['👍', 2],
  ['👩‍👩‍👧', 2],
  ['🇩🇪', 2],
  ['☂\uFE0F', 2],
  ['☂', 1],
  ['…', 1],
])('%j takes %d columns', (text, width) => expect(getWidth(text)).toBe(width));

test.each<[string, number, string]>([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['日本語', 6, '日本語'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['👩‍👩‍👧👍', 3, '👩‍👩‍👧…'],
  ['a\u0308bc', 2, 'a\u0308…'],
  ['ab', 1, '…'],
])('%j cut at %d columns is %j', (text, width, want) => {
  expect(cut(text, width)).toBe(want);
  expect(getWidth(pad(want, width))).toBe(width);
});

test('columns are aligned as a terminal shows them, within its width', () => {
  const rows = [
    { title: '日本語', url: 'a' },
    { title: 'plain', url: 'bb' },
  ];
  expect(table(rows, { width: 80, color: false })).toBe('TITLE   URL\n日本語  a\nplain   bb\n');
  expect(table([{ title: '日本語日本語' }], { width: 9, color: false })).toBe('TITLE\n日本語日…\n');
  expect(table([{ a: '1' }], { width: 80, color: true })).toBe('\u001B[1mA\u001B[22m\n1\n');
});
