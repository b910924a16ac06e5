import { expect, test } from 'vitest';
import { plain } from '../src/generator/render/plain.ts';

test.each([
  ['a table', '| a | b |\n|---|:-:|\n| 1  |  2 |', 'a · b. 1 · 2.'],
  ['a table with space before it', 'x\n\n  | a | b |\n  | - | - |\n', 'x a · b.'],
  ['a table of blank cells', '| |\n|-|', ''],
  ['a quote, a link, code', '> See [`this`](/x), *now*.', 'See this, now.'],
])('%s is plain', (_, markdown, text) => expect(plain(markdown)).toBe(text));

test.each([
  ['blank lines', '\n'.repeat(60_000)],
  ['lines of spaces', ' \n'.repeat(60_000)],
  ['a cell of spaces', `| a${' '.repeat(60_000)}b |`],
  ['bars', `${'|\n'.repeat(60_000)}x`],
])('%s take time in proportion to their length', (_, markdown) => {
  const from = process.cpuUsage();
  plain(markdown);
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1000).toBeLessThan(400);
});
