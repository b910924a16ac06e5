import { expect, test } from 'vitest';
import type { Page } from '../src/generator/content/page.ts';
import { llmsFull } from '../src/generator/outputs/llms.ts';

const pageOf = (name: string, bytes: number): Page => ({
  path: `guides/${name}/`,
  title: name,
  description: 'x'.repeat(bytes),
  section: 'Guides',
  blocks: [],
});

test('the files of whole pages are as long as their index says: 200 KB, or one page', () => {
  const pages = [pageOf('a', 90_000), pageOf('b', 90_000), pageOf('c', 300_000), pageOf('d', 10)];
  const [[, index], ...parts] = llmsFull('API', pages) as [[string, string], ...[string, string][]];
  expect(index).toContain('Each file is of 200 KB at most, or of one page.');
  expect(index).not.toContain('tokens');
  const counts = parts.map(([, text]) => text.match(/^<!-- /gm)!.length);
  expect(counts).toEqual([2, 1, 1]);
  for (const [at, [, text]] of parts.entries())
    expect(counts[at] === 1 || Buffer.byteLength(text) <= 200_000).toBe(true);
});
