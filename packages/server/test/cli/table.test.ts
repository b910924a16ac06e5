import { expect, test } from 'vitest';
import { alignColumns, table } from '../../src/cli/table.ts';

test.each<[string[][], string[]]>([
  [[], []],
  [[['a']], ['a']],
  [
    [
      ['a', 'b'],
      ['long', ''],
      ['', 'c'],
    ],
    ['a     b', 'long', '      c'],
  ],
])('%j is aligned', (rows, want) => expect(alignColumns(rows)).toEqual(want));

test('rows stand under the names of their members', () => {
  expect(table([], 'none')).toBe('none');
  expect(
    table(
      [
        { id: 1, scopes: ['a', 'b'], team: null },
        { id: 10, scopes: [], team: 'x' },
      ],
      '',
    ),
  ).toBe('id  scopes  team\n1   a,b     -\n10          x');
});
