import { describe, expect, test } from 'vitest';
import { toCsvLine } from '../../src/browser/list/export-csv.ts';
import { readDiff } from '../../src/browser/pages/monitors/diff-lines.ts';
import type { DiffRow } from '../../src/browser/pages/monitors/diff-lines.ts';
import { describeCounts } from '../../src/browser/pages/monitors/monitor.ts';

test.each<[values: (string | number | undefined)[], line: string]>([
  [['a', 1, undefined], 'a,1,\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1,'+1,'-1,'@x,'\tx\r\n"],
  [[-1, 'a=b'], '-1,a=b\r\n'],
])('%j is the line %j', (values, line) => {
  expect(toCsvLine(values)).toBe(line);
});

const side = (pieces: DiffRow['before']): string =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('') ?? '∅';

/** Rows as text: changed words in brackets. */
function format(rows: DiffRow[]): string[] {
  return rows.map(({ kind, before, after }) => `${kind}: ${side(before)} | ${side(after)}`);
}

describe('a diff', () => {
  test.each<[title: string, diff: string, rows: string[]]>([
    [
      'marks the words that differ',
      '@@ -1 +1 @@\n-It costs 10 EUR.\n+It costs 12 EUR now.\n',
      ['changed: It costs [10] EUR. | It costs [12] EUR[ now].'],
    ],
    [
      'keeps a line that only came or went',
      '-gone\n same\n+new\n',
      ['changed: [gone] | ∅', 'same: same | same', 'changed: ∅ | [new]'],
    ],
    [
      'pairs several lines in their order, and shows where lines are left out',
      '--- before\n+++ after\n@@ -1,2 +1,2 @@\n-a 1\n-b 1\n+a 2\n+b 2\n@@ -9 +9 @@\n c\n',
      ['changed: a [1] | a [2]', 'changed: b [1] | b [2]', 'gap: ∅ | ∅', 'same: c | c'],
    ],
    [
      'takes a line of dashes in the text for text',
      ' a\n--- b\n+-- b\n',
      ['same: a | a', 'changed: -[-] b | -[-] b'].slice(0, 1).concat('changed: -- b | -- b'),
    ],
    [
      'marks a very long line whole',
      `-${'a '.repeat(300)}\n+${'b '.repeat(300)}\n`,
      [`changed: [${'a '.repeat(300)}] | [${'b '.repeat(300)}]`],
    ],
    ['of nothing has one empty line', '', ['same:  | ']],
  ])('%s', (_, diff, rows) => {
    expect(format(readDiff(diff))).toEqual(rows);
  });
});

test.each<[pages: Partial<Parameters<typeof describeCounts>[0]>, text: string]>([
  [{}, 'no pages'],
  [{ same: 1234 }, 'no change in 1,234'],
  [{ same: 6, changed: 2, new: 1 }, '2 changed, 1 new of 9'],
  [{ removed: 1, error: 2 }, '1 removed, 2 not readable of 3'],
])('%j is %s', (pages, text) => {
  expect(describeCounts({ same: 0, changed: 0, new: 0, removed: 0, error: 0, ...pages })).toBe(text);
});
